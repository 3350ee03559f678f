/**
 * A list of more is long: the browser lays out only what is in view of it, and it is not printed, since paper has no fold and a thousand pages
 * are read by nobody.
 */
export const LONG = 200
