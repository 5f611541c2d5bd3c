/** The style of the operator's page: small screens first, light and dark mode, nothing loaded from elsewhere. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --text: #1b1f24; --soft: #57606a; --page: #f6f7f9; --card: #fff; --line: #d0d5db; --link: #0a58b8;
  --bad: #a40e26; --bad-back: #fdebec; --warn: #7a4b00; --warn-back: #fdf2dc; --good: #14632b; --good-back: #e6f5ea;
  --calm: #3b4a5a; --calm-back: #e9edf2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6e9ed; --soft: #a2acb8; --page: #14171b; --card: #1d2228; --line: #3a424c; --link: #7fb4ff;
    --bad: #ffb0b5; --bad-back: #47191e; --warn: #ffd591; --warn-back: #41300f; --good: #a3e5b5; --good-back: #163a21;
    --calm: #c6d0db; --calm-back: #2c343d;
  }
}
* { box-sizing: border-box; }
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .25rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
a { color: var(--link); }
.soft { color: var(--soft); font-size: .875rem; }
.states { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); list-style: none; margin: 0; padding: 0; }
.states a { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; color: inherit; display: block; min-height: 2.75rem; padding: .4rem .75rem; text-decoration: none; }
.states a[aria-current] { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
.states b { display: block; font-size: 1.25rem; font-variant-numeric: tabular-nums; line-height: 1.3; }
.card, .notice { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: .6rem 0; padding: .75rem 1rem; }
.notice { background: var(--warn-back); border-color: var(--warn); color: var(--warn); }
.done { background: var(--good-back); border-color: var(--good); color: var(--good); }
.items, .history { list-style: none; margin: 0; padding: 0; }
.history li { border-left: 2px solid var(--line); padding: .1rem 0 .6rem .75rem; }
.key { font-weight: 600; margin-right: .4rem; }
.pill { background: var(--calm-back); border-radius: .75rem; color: var(--calm); display: inline-block; font-size: .875rem; padding: .05rem .6rem; }
.pill.dead { background: var(--bad-back); color: var(--bad); }
.pill.retrying, .pill.paused { background: var(--warn-back); color: var(--warn); }
.pill.idle { background: var(--good-back); color: var(--good); }
.error { color: var(--bad); font: .875rem/1.5 ui-monospace, monospace; }
.row { align-items: end; display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .6rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0; }
.find { flex: 1 1 16rem; } .find label { flex: 1 1 9rem; }
label { display: block; font-size: .875rem; }
input { background: var(--card); border: 1px solid var(--soft); border-radius: .375rem; color: inherit; display: block; font: 1rem system-ui, sans-serif; min-height: 2.75rem; padding: .3rem .6rem; width: 100%; }
button, summary { background: var(--card); border: 1px solid var(--soft); border-radius: .375rem; color: inherit; cursor: pointer; font: inherit; min-height: 2.75rem; padding: .4rem 1rem; }
button.main { background: var(--link); border-color: var(--link); color: var(--card); font-weight: 600; }
summary { align-items: center; display: inline-flex; list-style: none; } summary::-webkit-details-marker { display: none; }
details[open] { background: var(--warn-back); border-radius: .375rem; color: var(--warn); padding: .5rem; } details[open] form { margin-top: .5rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; font-size: .875rem; overflow: auto; padding: .75rem 1rem; }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }`;
