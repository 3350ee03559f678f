/** Credits less debits, by the weights of the policy. An undefined change of power has a score as well, which then means nothing. */
export type Score =
  | { readonly state: 'counted'; readonly credits: number; readonly debits: number; readonly score: number }
  | { readonly state: 'undefined'; readonly credits: number; readonly debits: number; readonly score: number; readonly because: string }
