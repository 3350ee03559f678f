/** On paper nothing can be unfolded or followed: all but the long groups is open, and colours are those of ink on white. */
export const PRINT_STYLE = `
@media print {
  :root { --back: #fff; --raised: #f4f5f7; --line: #999; --text: #000; --dim: #444; --block: #8c1d18; --review: #6b4000; --note: #063a8c; --off: #444; --allow: #0e4f21; --gone: #fff; --come: #fff; --doubt: #fff }
  @page { margin: 15mm }
  body { max-width: none; padding: 0; font-size: 10pt }
  .skip, nav { display: none }
  header, .strip li, svg.map, tr, figure, pre, details:not(.long) { break-inside: avoid }
  h2, h2 + p, h3, summary { break-after: avoid }
  details:not(.long)::details-content { content-visibility: visible; block-size: auto }
  details.long::details-content { display: none }
  svg.high { height: 14rem }
  summary { list-style: none }
  .on-paper { display: block; margin: -.5rem 0 .75rem }
  ol.findings > li, ul.paths > li { content-visibility: visible; break-inside: avoid }
  .frame { grid-template-columns: 1fr 1fr }
  a { color: inherit; text-decoration: none }
}
`
