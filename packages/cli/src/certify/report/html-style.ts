/** The style of the page. It follows the light or dark mode of whoever reads it, and prints well. */
export const style = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2024, #e8eaed);
  --quiet: light-dark(#5b6470, #9aa4b1);
  --paper: light-dark(#ffffff, #15181c);
  --panel: light-dark(#f4f6f8, #1e2329);
  --line: light-dark(#d9dee4, #343b44);
  --good: light-dark(#0a6b3b, #58c98b);
  --bad: light-dark(#b3261e, #ff8a80);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 58rem; padding: 2rem 1.25rem 4rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0.5rem; }
h2::first-letter { text-transform: uppercase; }
.receiver { margin: 0.25rem 0 1.5rem; color: var(--quiet); overflow-wrap: anywhere; }
.verdict { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline;
  padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 0.4rem solid var(--quiet);
  border-radius: 0.4rem; background: var(--panel); }
.verdict.passed { border-left-color: var(--good); }
.verdict.failed { border-left-color: var(--bad); }
.verdict strong { font-size: 1.25rem; }
.limits { color: var(--quiet); font-size: 0.9rem; padding-left: 1.2rem; }
a { color: var(--bad); }
details { border-bottom: 1px solid var(--line); }
summary { display: grid; grid-template-columns: 4.5rem 1fr auto; gap: 0.75rem; padding: 0.5rem 0.25rem; cursor: pointer; }
summary:hover { background: var(--panel); }
summary:focus-visible { outline: 2px solid var(--quiet); }
.status { font-weight: 600; }
.passed .status { color: var(--good); }
.failed .status { color: var(--bad); }
.not-run .status, .time { color: var(--quiet); font-weight: 400; }
.time { font-variant-numeric: tabular-nums; }
.body { margin: 0; padding: 0 0.25rem 1.25rem 5.5rem; }
.body dt { color: var(--quiet); font-size: 0.85rem; margin-top: 0.75rem; }
.body dt:first-child { margin-top: 0.25rem; }
.body dd { margin: 0; }
.mend { padding: 0.75rem 1rem; background: var(--panel); border-radius: 0.4rem; }
ol.course { list-style: none; margin: 0; padding: 0; font: 0.85rem/1.6 ui-monospace, monospace; }
ol.course li { display: grid; grid-template-columns: 5rem 1fr; overflow-wrap: anywhere; }
ol.course time { color: var(--quiet); }
code { font: 0.9em ui-monospace, monospace; }
@media (max-width: 40rem) { .body { padding-left: 0.25rem; } }
@media print { a { color: var(--bad); }
details { break-inside: avoid; } }
`;
