/** A bar for the eye alone: what it shows stands beside it in digits. `mark`: where the bound is, of the whole. */
export function barHtml(share: number, look: 'allow' | 'block' | 'review' | 'off', mark?: number): string {
  const width = percent(share)
  const bound = mark === undefined ? '' : `<line x1="${percent(mark)}" x2="${percent(mark)}" y1="0" y2="100%"/>`
  return `<svg class="bar" aria-hidden="true"><rect class="track" width="100%" height="100%"/><rect class="${look}" width="${width}" height="100%"/>${bound}</svg>`
}

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
