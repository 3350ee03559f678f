import { PRINT_STYLE } from './style-print.ts'

/** Two sets of colours. They say nothing that a word or a mark does not say too; each pair has a contrast of 4.5 or more. */
const COLORS = `
:root { --back: #fff; --raised: #f4f5f7; --line: #c9ced6; --text: #1b1f24; --dim: #57606a; --block: #b3261e; --review: #8a5300; --note: #0b57d0; --off: #57606a; --allow: #146c2e; --gone: #fdecea; --come: #e6f4ea; --doubt: #fdf1dc }
@media (prefers-color-scheme: dark) {
  :root { --back: #14171a; --raised: #1e2226; --line: #434a52; --text: #e6e9ec; --dim: #a2abb4; --block: #ffb4ab; --review: #ffcc80; --note: #a8c7fa; --off: #a2abb4; --allow: #7ddc92; --gone: #4a1f1c; --come: #17331f; --doubt: #43330f }
}`

const TEXT = `
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1.25rem 4rem; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--note) }
:focus-visible { outline: 3px solid var(--note); outline-offset: 2px }
.skip { position: absolute; left: -100rem }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--back); border: 1px solid var(--line) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
code { background: var(--raised); padding: .05em .3em; border-radius: 3px }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.15 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; scroll-margin-top: 1rem }
h3 { margin: 1rem 0 .25rem; font-size: 1rem }
summary h3 { display: inline }
.allow { --now: var(--allow) } .block { --now: var(--block) } .review { --now: var(--review) } .note { --now: var(--note) } .off { --now: var(--off) }
.severity, .mark { color: var(--now); font-weight: 600 }
footer { margin-top: 3rem; color: var(--dim); font-size: .875rem }`

const TOP = `
header { border: 1px solid var(--line); border-left: .5rem solid var(--now); border-radius: 4px; padding: 1rem 1.25rem }
header h1 { color: var(--now) }
header p { margin: .25rem 0 }
header .about { color: var(--dim) }
.because { margin: .75rem 0 0; padding-left: 1.25rem }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 0; font-size: .875rem }
.facts dt { color: var(--dim) }
.facts dd { margin: 0; font-family: ui-monospace, monospace }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0 0; padding: 0; list-style: none }
nav a { display: inline-block; padding: .2rem 0 }`

const SECTIONS = `
.strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .5rem; margin: 0; padding: 0; list-style: none }
.strip li { border: 1px solid var(--line); border-top: .3rem solid var(--now, var(--line)); border-radius: 4px; padding: .4rem .6rem }
.strip b, .strip span:not(.mark) { display: block }
.strip span:not(.mark) { color: var(--now, var(--dim)); font-size: .875rem }
.strip .time { color: var(--dim) }
details { border: 1px solid var(--line); border-radius: 4px; margin: 0 0 .75rem }
summary { padding: .5rem .75rem; cursor: pointer; background: var(--raised) }
summary code { background: none }
ol.findings, ul.paths, ul.plain { margin: 0; padding: 0; list-style: none }
ol.findings > li { padding: .75rem; border-top: 1px solid var(--line) }
.long ol.findings > li { content-visibility: auto; contain-intrinsic-size: auto 8rem }
li p { margin: 0 0 .4rem }
.reason { margin: 0; padding: .5rem .75rem; border-top: 1px solid var(--line); color: var(--dim); font-size: .9rem }
.mend { margin: .5rem 0 .2rem; color: var(--dim); font-size: .8rem }
.shared { padding: .25rem .75rem .75rem; border-top: 1px solid var(--line) }
.frame { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: .5rem; margin: .5rem 0 }
figure { margin: 0; min-width: 0 }
figcaption { color: var(--dim); font-size: .8rem }
pre { margin: 0; padding: .5rem; border: 1px solid var(--line); border-radius: 4px; white-space: pre-wrap }
.before pre { background: var(--gone) } .after pre { background: var(--come) }
.remedy { border-style: dashed }
ul.paths, .rest { padding: .5rem .75rem; margin: 0 }
ul.paths > li { padding: .1rem 0 }
.long ul.paths > li { content-visibility: auto; contain-intrinsic-size: auto 1.7rem }
ul.paths ul { margin: 0; padding-left: 1.5rem; color: var(--dim); font-size: .875rem }
.on-paper { display: none }`

const DATA = `
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; font-weight: 400 }
thead th { background: var(--raised); font-weight: 600; overflow-wrap: normal }
td .severity { overflow-wrap: normal }
table.narrow { max-width: 40rem } table.narrow td:first-of-type { width: 75% }
.matrix thead th + th + th, .kill { text-align: center } .kill { color: var(--allow); background: var(--come) }
.legend { margin: .5rem 0 0; color: var(--dim); font-size: .875rem }
svg.bar { display: block; width: 100%; max-width: 30rem; height: .75rem; margin: .35rem 0 }
.bar rect { fill: var(--now) } .bar .track { fill: var(--raised); stroke: var(--line) } .bar line { stroke: var(--text); stroke-width: 2 }
svg.map { display: block; width: 100%; border: 1px solid var(--line); border-radius: 4px; background: var(--back) }
.low { height: 6rem } .middle { height: 12rem } .high { height: 22rem }
.map text { fill: var(--text); font: .75rem ui-monospace, monospace } .map text.folder { font-weight: 700 }
.map rect.tile { stroke: var(--line) } .map rect.folder { fill: none; stroke: var(--dim); stroke-width: 3; pointer-events: none }
rect.covered { fill: var(--come) } rect.failing { fill: var(--gone) } rect.unreached { fill: var(--doubt) } rect.unclaimed { fill: var(--raised); stroke-dasharray: 4 3 }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .5rem 0 1rem; padding: 0; list-style: none; font-size: .875rem; color: var(--dim) }
.key b { display: inline-block; min-width: 1.6em; text-align: center; border: 1px solid var(--line); border-radius: 3px; color: var(--text) }
.key .covered b { background: var(--come) } .key .failing b { background: var(--gone) } .key .unreached b { background: var(--doubt) } .key .unclaimed b { background: var(--raised); border-style: dashed }
@media (max-width: 40rem) {
  body { padding: .75rem .75rem 3rem }
  .strip { grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)) }
  th, td { padding: .3rem .35rem } th code, td code { padding: 0; background: none }
}`

/** The only style of the page. */
export const STYLE: string = [COLORS, TEXT, TOP, SECTIONS, DATA, PRINT_STYLE].join('')
