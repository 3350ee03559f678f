/** The only style of the page. Colours say nothing that a word does not say too; each pair has a contrast of 4.5 or more. */
export const STYLE = `
:root { --back: #fff; --raised: #f4f5f7; --line: #d0d4da; --text: #1b1f24; --dim: #57606a; --block: #b3261e; --review: #8a5300; --note: #0b57d0; --off: #57606a; --allow: #146c2e; --gone: #fdecea; --come: #e6f4ea }
@media (prefers-color-scheme: dark) {
  :root { --back: #14171a; --raised: #1e2226; --line: #3a4047; --text: #e6e9ec; --dim: #a2abb4; --block: #ffb4ab; --review: #ffcc80; --note: #a8c7fa; --off: #a2abb4; --allow: #7ddc92; --gone: #3c1f1d; --come: #17331f }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1rem 1.25rem 4rem; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--note) }
:focus-visible { outline: 3px solid var(--note); outline-offset: 2px }
.skip { position: absolute; left: -100rem }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--back); border: 1px solid var(--line) }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
code { background: var(--raised); padding: .05em .3em; border-radius: 3px }
h1 { margin: 0; font-size: 2rem }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem }
h3 { display: inline; font-size: 1rem }
header { border-left: .5rem solid var(--now); padding: .25rem 0 .25rem 1rem }
header h1 { color: var(--now) }
header p { margin: .25rem 0; color: var(--dim) }
.allow { --now: var(--allow) } .block { --now: var(--block) } .review { --now: var(--review) } .note { --now: var(--note) } .off { --now: var(--off) }
.severity { color: var(--now); font-weight: 600 }
.because { margin: .75rem 0 0; padding-left: 1.25rem }
.strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .5rem; margin: 0; padding: 0; list-style: none }
.strip li { border: 1px solid var(--line); border-top: .3rem solid var(--now, var(--line)); border-radius: 4px; padding: .4rem .6rem }
.strip b { display: block }
.strip span { color: var(--now, var(--dim)); font-size: .875rem }
details { border: 1px solid var(--line); border-radius: 4px; margin: 0 0 .75rem }
summary { padding: .5rem .75rem; cursor: pointer; background: var(--raised) }
ol.findings, ul.paths { margin: 0; padding: 0; list-style: none }
ol.findings > li { padding: .75rem; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 8rem }
li p { margin: 0 0 .4rem }
.frame { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: .5rem; margin: .5rem 0 }
figure { margin: 0; min-width: 0 }
figcaption { color: var(--dim); font-size: .8rem }
pre { margin: 0; padding: .5rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; white-space: pre-wrap }
.before pre { background: var(--gone) } .after pre { background: var(--come) }
.remedy { border-style: dashed }
.bar { display: flex; gap: 2px; margin: 0 0 .75rem; padding: 0; list-style: none }
.bar li { flex: var(--share) 1 auto; min-width: 6rem; padding: .5rem; background: var(--raised); border: 1px solid var(--line); border-radius: 4px }
ul.paths { padding: .5rem .75rem }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top }
footer { margin-top: 3rem; color: var(--dim); font-size: .875rem }
@media print {
  body { max-width: none; padding: 0 }
  .skip { display: none }
  details::details-content { content-visibility: visible; block-size: auto }
  ol.findings > li { content-visibility: visible; break-inside: avoid }
  pre { overflow: visible }
}
`
