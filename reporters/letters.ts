type Environment = Readonly<Record<string, string | undefined>>

/** Terminals of Windows that show more than the code page: the ones that the package `is-unicode-supported` (sindresorhus) knows. */
const ABLE: readonly ((env: Environment) => boolean)[] = [
  (env) => isSet(env['WT_SESSION']) || isSet(env['TERMINUS_SUBLIME']),
  (env) => env['ConEmuTask'] === '{cmd::Cmder}',
  (env) => ['Terminus-Sublime', 'vscode'].includes(env['TERM_PROGRAM'] ?? ''),
  (env) => ['xterm-256color', 'alacritty', 'rxvt-unicode', 'rxvt-unicode-256color'].includes(env['TERM'] ?? ''),
  (env) => env['TERMINAL_EMULATOR'] === 'JetBrains-JediTerm',
  // The log of a CI is a web page.
  (env) => isSet(env['CI']),
]

/**
 * Whether what is printed is read with more than ASCII. On Windows a console shows its code page, but for the terminals that say who they
 * are; elsewhere the console of the Linux kernel has few letters, and a locale may name another encoding.
 */
export function showsUnicode(platform: NodeJS.Platform, env: Environment): boolean {
  if (platform === 'win32') return ABLE.some((isAble) => isAble(env))
  if (env['TERM'] === 'linux') return false
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find(isSet) ?? ''
  const [, encoding = 'UTF-8'] = /\.([^@]+)/.exec(locale) ?? []
  return /^utf-?8$/i.test(encoding)
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== ''

/** Our own signs, and those that we put in the place of letters; what a test is called stays as its author wrote it. */
const IN_ASCII: Readonly<Record<string, string>> = {
  '✓': '+',
  '✗': 'x',
  '●': '*',
  '·': '-',
  '–': '-',
  '→': '->',
  '←': '<-',
  '…': '...',
  '’': "'",
  '“': '"',
  '”': '"',
  '\ufffd': '?',
}

/** A text with our own signs in ASCII. */
export function inAscii(text: string): string {
  return text.replaceAll(/[✓✗●·–→←…’“”\ufffd]/g, (sign) => IN_ASCII[sign] ?? '?')
}
