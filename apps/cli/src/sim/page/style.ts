/** The page's look: night blue and moonlight, paper by day, black on white in print. */
import { raw } from './html.ts';

const DAY = `
  --ground: #f4efe4; --paper: #fffdf8; --ink: #1d2440; --soft: #575e7c; --line: #d9d2c1;
  --track: #e7e0d0; --accent: #2f4d9c; --tone0: #2f4d9c; --tone1: #a8521c; --tone2: #26704f;
  --tone3: #7a3a7d; --tone4: #8a6a00; --tone5: #9c2f3f; --pattern: #ffffff99; --mark: #1d2440;
  --sky0: #2a3566; --sky1: #6a5a8e; --sky2: #e0a07a; --steps: #1c2347; --moon: #fff4d6; --crater: #ecd9a8;
  --onsky: #ffffff; --good: #26704f; --warn: #a8521c;`;

const NIGHT = `
  --ground: #0d1228; --paper: #161d3b; --ink: #eef0fb; --soft: #aab2d6; --line: #2c3663;
  --track: #27305a; --accent: #9db8ff; --tone0: #7fa2ff; --tone1: #ffab73; --tone2: #74d3a5;
  --tone3: #dc9be0; --tone4: #e6cb63; --tone5: #ff96a5; --pattern: #0d122899; --mark: #eef0fb;
  --sky0: #070b1d; --sky1: #161f49; --sky2: #38406f; --steps: #0a0f24; --moon: #fff4d6; --crater: #ecd9a8;
  --onsky: #ffffff; --good: #74d3a5; --warn: #ffab73;`;

const TONES = [0, 1, 2, 3, 4, 5].map((tone) => `.tone${tone} { --tone: var(--tone${tone}); }`);

export const STYLE = raw(`
:root { color-scheme: light dark; ${DAY} }
@media (prefers-color-scheme: dark) { :root { ${NIGHT} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
header.sky { background: linear-gradient(to bottom, var(--sky0), var(--sky1) 62%, var(--sky2)); color: var(--onsky); position: relative; overflow: hidden; }
header.sky > div { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 7.5rem; position: relative; z-index: 1; }
header.sky .brand { margin: 0; letter-spacing: .08em; font-size: .85rem; }
header.sky h1 { margin: .3rem 0 .4rem; font-size: clamp(1.6rem, 5vw, 2.6rem); line-height: 1.15; text-wrap: balance; max-width: 20em; }
header.sky .lead { margin: 0; font-size: 1.1rem; max-width: min(40em, 100% - 4.5rem); }
.stairs { position: absolute; left: 0; bottom: 0; width: 100%; height: 7.2rem; fill: var(--steps); }
.moon { position: absolute; right: max(2%, calc(50% - 33rem)); bottom: 6.9rem; width: 3.4rem; fill: var(--moon); } .moon .crater { fill: var(--crater); } .stars { position: absolute; inset: 0; fill: #fff; opacity: .8; }
main { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem 3rem; }
.tiles { list-style: none; display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: -1.6rem 0 1.5rem; padding: 0; position: relative; z-index: 2; }
.tiles li { background: var(--paper); border: 1px solid var(--line); border-radius: .8rem; padding: .7rem .9rem; }
.tiles strong { display: block; font-size: 1.55rem; line-height: 1.2; } .tiles span { color: var(--soft); font-size: .9rem; }
main > .sections { display: grid; gap: 1.25rem; } main > .sections > * { min-width: 0; margin: 0; } @media (min-width: 60rem) { main > .sections { grid-template-columns: 1fr 1fr; } section { grid-column: 1 / -1; } section.half { grid-column: auto; } .pair.uneven { grid-template-columns: 5fr 3fr; } .pair.uneven > :first-child td.chart { width: 34%; } }
nav.contents ol { list-style: none; display: flex; flex-wrap: wrap; gap: .4rem; margin: 0 0 1.5rem; padding: 0; }
nav.contents a { display: inline-block; padding: .55rem .9rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: 2rem; color: var(--ink); text-decoration: none; background: var(--paper); }
nav.contents a:hover { border-color: var(--accent); } a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; margin: 0 0 1.25rem; }
h2 { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.25; } h3 { margin: 1.4rem 0 .3rem; font-size: 1.05rem; }
p { margin: .4rem 0 .8rem; max-width: 46em; } section > :last-child { margin-bottom: 0; } .soft, figcaption { color: var(--soft); } .verdict { font-size: 1.1rem; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0 .4rem; } caption { text-align: left; color: var(--soft); padding: 0 0 .3rem; }
th, td { text-align: right; padding: .45rem .4rem; border-top: 1px solid var(--line); vertical-align: middle; } thead th { border-top: 0; color: var(--soft); font-weight: 600; font-size: .85rem; vertical-align: bottom; } thead td { border: 0; }
th:first-child, td:first-child { text-align: left; padding-left: 0; } th:last-child, td:last-child { padding-right: 0; } th[scope=row] { font-weight: 600; text-align: left; }
td.chart { width: 60%; min-width: 5.5rem; padding-left: .6rem; padding-right: .6rem; } td .sub, th .sub { display: block; color: var(--soft); font-size: .82rem; font-weight: 400; } td.num { white-space: nowrap; } .pair td.chart { width: 40%; }
th .flag { color: var(--warn); font-weight: 600; }
svg { display: block; } .defs { position: absolute; } ${TONES.join(' ')}
.mark { overflow: visible; } .mark .track { fill: var(--track); } .mark .bar { fill: var(--tone); } .mark .even { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 3 2; } .mark .whisker line { stroke: var(--mark); stroke-width: 2; }
.mark .axis { stroke: var(--track); stroke-width: 2; } .mark .span { stroke: var(--tone0); stroke-width: 6; stroke-linecap: round; opacity: .45; } .mark .dot { fill: var(--tone0); stroke: var(--paper); stroke-width: 2; }
.histogram .column { fill: var(--tone0); opacity: .65; } .histogram .middle { opacity: 1; } .histogram .ground { stroke: var(--line); } .histogram text { fill: var(--soft); font-size: 12px; }
.climb .step { fill: var(--tone0); stroke: var(--tone0); stroke-width: .5; } .climb text { fill: var(--soft); font-size: 12px; } .climb .top { fill: var(--ink); font-size: 13px; font-weight: 600; }
.parts { border-radius: .5rem; } .part { fill: var(--tone); } pattern path { stroke: var(--pattern); stroke-width: 1.6; fill: none; } pattern circle { fill: var(--pattern); }
.swatch { display: inline-block; vertical-align: -.15em; width: 1.1em; height: 1.1em; border-radius: .25em; margin-right: .45em; overflow: hidden; }
figure { margin: .8rem 0 0; } figcaption { margin: .3rem 0 0; font-size: .9rem; } .pair { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); } .pair > * { min-width: 0; }
ul.advice { list-style: none; padding: 0; margin: .6rem 0; display: grid; gap: .6rem; } ul.advice li { border-left: 4px solid var(--warn); background: var(--ground); padding: .6rem .9rem; border-radius: .3rem .7rem .7rem .3rem; } ul.advice li.fine { border-color: var(--good); }
code { font: .9rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--ground); border: 1px solid var(--line); border-radius: .4rem; padding: .1rem .35rem; overflow-wrap: anywhere; } pre { margin: .4rem 0; white-space: pre-wrap; } pre code { display: block; padding: .6rem .8rem; }
@media (max-width: 34rem) { section { padding: 1rem .9rem; border-radius: .8rem; } main { padding: 0 .7rem 2rem; } header.sky > div { padding: 1.4rem .9rem 6.5rem; } th, td { padding: .4rem .25rem; } td.chart { width: 30%; min-width: 4.2rem; padding-left: .35rem; padding-right: .35rem; } .chart.spare { display: none; } .crowded .sub { white-space: normal; } .tiles { grid-template-columns: 1fr 1fr; } .tiles li:last-child:nth-child(odd) { grid-column: 1 / -1; } table { font-size: .93rem; } }
@media print { :root { ${DAY} --ground: #fff; --paper: #fff; } body { font-size: 10.5pt; } header.sky { background: none; color: #000; } header.sky > div { padding-bottom: 1rem; } .stairs, .moon, .stars, nav.contents { display: none; } .tiles { margin-top: 0; } section { border: 0; padding: 0; } h2 { break-after: avoid; } table, figure, tr, ul.advice li { break-inside: avoid; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`);
