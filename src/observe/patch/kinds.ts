import type { ProjectPath } from '../../model/words.ts'

const CODE = /\.([cm]?[jt]sx?|vue|svelte|astro)$/i
const TEXT = /\.(json[c5]?|ya?ml|snap|html?|css|scss|less|toml|md|mdx|graphql|gql|sql|xml|svg|csv|tsv|sh|env)$/i
const BINARY =
  /\.(png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|pdf|zip|gz|tgz|br|zst|wasm|mp[34]|webm|mov|ogg|wav|node|lockb|psd|sqlite|db)$/i

export const isCode = (path: ProjectPath): boolean => CODE.test(path)

/** Where a NUL has no business. */
export const isText = (path: ProjectPath): boolean => CODE.test(path) || TEXT.test(path)

/** By its name alone. */
export const isBinary = (path: ProjectPath): boolean => BINARY.test(path)

/** The configurations of Vitest, Vite and Jest, by every name that they go by. */
export const isRunnerConfig = (path: ProjectPath): boolean =>
  /(^|\/)(vitest|vite|jest)([.-][\w.-]+)?\.config\.([cm]?[jt]s|json)$|(^|\/)vitest\.(workspace|projects)\.([cm]?[jt]s|json)$/.test(path)

/** Files of the runner that are looked into as data, by fields. */
export const isSettings = (path: ProjectPath): boolean => /^\.github\/workflows\/[^/]+\.ya?ml$|^pnpm-workspace\.yaml$/.test(path)
