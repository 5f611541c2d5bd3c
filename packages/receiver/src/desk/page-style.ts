import { tokens } from "./tokens.gen.js";

/** The style of the operator's page: that of the console, small screens first, and nothing loaded from elsewhere. */
export const pageStyle = `${tokens}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: var(--t2)/1.5 var(--sans); font-variant-numeric: tabular-nums; }
main { max-width: 64rem; margin: 0 auto; padding: 0 var(--s4) var(--s7); }
.brand { display: flex; align-items: center; gap: var(--s3); min-height: var(--bar); margin-bottom: var(--s5); border-bottom: 1px dashed var(--rule); font-weight: 700; letter-spacing: -.01em; overflow-wrap: anywhere; }
.brand::before { content: ""; flex: none; width: 26px; height: 26px; background: var(--accent); -webkit-mask: var(--mark) center / contain no-repeat; mask: var(--mark) center / contain no-repeat; forced-color-adjust: none; }
h1 { margin: var(--s3) 0 var(--s4); font-size: var(--t5); line-height: 1.2; letter-spacing: -.02em; font-weight: 650; overflow-wrap: anywhere; }
h2 { margin: var(--s6) 0 var(--s2); font-size: var(--t3); line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
p { margin: var(--s1) 0; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; text-decoration-thickness: 1px; }
.soft { color: var(--ink-2); font-size: var(--t1); }
.states { display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); list-style: none; margin: 0; padding: 0; }
.states a { background: var(--sheet); border: 1px solid var(--rule); border-radius: var(--round); color: inherit; display: block; min-height: 2.75rem; padding: var(--s3) var(--s4); text-decoration: none; }
.states a:hover { border-color: var(--accent); }
.states a[aria-current] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.states b { display: block; font: 600 var(--t4)/1.2 var(--mono); letter-spacing: -.03em; }
.card, .notice { background: var(--sheet); border: 1px solid var(--rule); border-radius: var(--round); margin: var(--s3) 0; padding: var(--s3) var(--s4); }
.notice { background: var(--wait-soft); border-color: var(--wait); color: var(--wait); }
.done { background: var(--ok-soft); border-color: var(--ok); color: var(--ok); }
.items, .history { list-style: none; margin: 0; padding: 0; }
.history li { border-left: 2px solid var(--rule); padding: 0 0 var(--s3) var(--s3); }
.key { font-weight: 650; margin-right: var(--s2); }
.pill { display: inline-block; padding: 2px 8px; border: 1px solid currentColor; border-radius: 3px; background: var(--rest-soft); color: var(--rest); font: 600 var(--t0)/1.35 var(--mono); letter-spacing: .01em; }
.pill.dead { background: var(--fail-soft); color: var(--fail); }
.pill.retrying, .pill.paused { background: var(--wait-soft); color: var(--wait); }
.pill.idle { background: var(--ok-soft); color: var(--ok); }
.error { color: var(--fail); font: var(--t1)/1.55 var(--mono); }
.row { align-items: end; display: flex; flex-wrap: wrap; gap: var(--s2); margin-top: var(--s3); }
form { display: flex; flex-wrap: wrap; gap: var(--s2); align-items: end; margin: 0; }
.find { flex: 1 1 16rem; } .find label { flex: 1 1 9rem; }
label { display: block; font-size: var(--t1); font-weight: 600; }
input { background: var(--sheet); border: 1px solid var(--rule-2); border-radius: var(--round); color: inherit; display: block; font: var(--t2) var(--sans); margin-top: var(--s1); min-height: 34px; padding: 5px 10px; width: 100%; }
button, summary { background: var(--sheet); border: 1px solid var(--rule-2); border-radius: var(--round); color: inherit; cursor: pointer; font: inherit; font-weight: 550; min-height: 34px; padding: 5px 12px; }
button:hover, summary:hover { border-color: var(--ink); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
summary { align-items: center; display: inline-flex; list-style: none; } summary::-webkit-details-marker { display: none; }
details[open] { background: var(--wait-soft); border-radius: var(--round); color: var(--wait); padding: var(--s2); } details[open] form { margin-top: var(--s2); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
pre { background: var(--code); border-radius: var(--round); font: var(--t1)/1.55 var(--mono); overflow: auto; padding: var(--s3); }
dl { display: grid; gap: 6px var(--s4); grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); margin: 0; }
dt { color: var(--ink-2); } dd { margin: 0; overflow-wrap: anywhere; }
@media (pointer: coarse) { input, button, summary { min-height: 2.75rem; font-size: 1rem; } }`;
