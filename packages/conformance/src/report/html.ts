import type { MarketplaceReport } from "./marketplace-report.js";
import type { Report } from "./report.js";
import { tokens } from "./tokens.gen.js";
import { type CheckView, type ReportView, viewOf } from "./view.js";

/** The report as one page that loads nothing. Text from outside is escaped. */
export function toHtml(report: Report | MarketplaceReport): string {
  const { title, subject, startedAt, duration, verdict, counts, causes, limits, areas } = viewOf(report);
  const sections = areas.map(({ name, checks }) => section(name, checks));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdict}: ${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="receiver">${escapeHtml(subject)}, ${escapeHtml(startedAt)}, ${seconds(duration)}</p>
<p class="verdict ${verdict}"><strong>${verdict}</strong>
<span>${counts.passed} passed</span><span>${counts.failed} failed</span><span>${counts.notRun} not run</span></p>
${listOfCauses(
  causes,
  areas.flatMap(({ checks }) => checks),
)}
${limits.length > 0 ? `<ul class="limits">${limits.map((limit) => `<li>${escapeHtml(limit)}</li>`).join("")}</ul>` : ""}
${sections.join("\n")}
</main>
</body>
</html>
`;
}

/** Where to begin, with links to the checks that fail for the same reason. */
function listOfCauses(causes: ReportView["causes"], checks: readonly CheckView[]): string {
  if (causes.length === 0) return "";
  const nameOf = (id: string): string => checks.find((check) => check.id === id)?.name ?? id;
  const items = causes.map(({ title, seen, remedy, checks: ids }) => {
    const links = ids.map((id) => `<a href="#${escapeHtml(id)}">${escapeHtml(nameOf(id))}</a>`).join(", ");
    return `<li><strong>${escapeHtml(title)}</strong><br>Seen: ${escapeHtml(seen)}<div class="remedy">${escapeHtml(remedy)}</div>${links}</li>`;
  });
  return `<section><h2>Where to begin</h2><ol>${items.join("")}</ol></section>`;
}

function section(area: string, checks: readonly CheckView[]): string {
  if (checks.length === 0) return "";
  return `<section><h2>${escapeHtml(area)}</h2>\n${checks.map(describe).join("\n")}\n</section>`;
}

function describe(check: CheckView): string {
  const { id, name, status, duration } = check;
  const isOpen = status === "failed" ? " open" : "";
  return `<details id="${escapeHtml(id)}" class="${status.replace(" ", "-")}"${isOpen}>
<summary><span class="status">${status}</span><span>${escapeHtml(name)}</span><span class="time">${check.hasDuration ? seconds(duration) : "–"}</span></summary>
<dl class="body">${rows(check)
    .map(([title, content]) => `<dt>${title}</dt><dd>${content}</dd>`)
    .join("")}</dl>
</details>`;
}

/** The details of a check: titles, and content that is escaped. */
function rows(check: CheckView): readonly (readonly [string, string])[] {
  const { requirement, beyond, findings, remedy, subscription, timeline, status } = check;
  const list: (readonly [string, string])[] = [];
  if (findings.length > 0) list.push(["Seen", findings.map(escapeHtml).join("<br>")]);
  list.push(["Required", escapeHtml(requirement)]);
  if (remedy !== null) list.push(["To fix", `<div class="remedy">${escapeHtml(remedy)}</div>`]);
  if (beyond !== null) list.push(["Not sent today", escapeHtml(beyond)]);
  if (status === "not run") list.push(["Not run", escapeHtml(check.whyNotRun)]);
  if (timeline.length > 0) {
    const lines = timeline.map(
      ({ at, text }) => `<li><time>${seconds(at)}</time><span>${escapeHtml(text)}</span></li>`,
    );
    list.push([
      `What happened to subscription ${subscription}`,
      `<ol class="timeline">${lines.join("")}</ol>`,
    ]);
  }
  return list;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Styled like the console: it follows the reader's light or dark mode, and can be printed. */
const style = `${tokens}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 58rem; padding: 2rem 1.25rem 4rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 var(--sans);
}
h1 { font-size: var(--t5); line-height: 1.2; letter-spacing: -0.02em; font-weight: 650; margin: 0; }
h2 { font-size: 1.125rem; font-weight: 650; margin: 2.5rem 0 0.5rem; }
h2::first-letter { text-transform: uppercase; }
.receiver { margin: 0.25rem 0 1.5rem; color: var(--ink-2); overflow-wrap: anywhere; }
.verdict { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline;
  padding: 1rem 1.25rem; border: 1px solid var(--rule); border-left: 0.4rem solid var(--ink-2);
  border-radius: 0.4rem; background: var(--sheet-2); }
.verdict.passed { border-left-color: var(--ok); }
.verdict.failed { border-left-color: var(--fail); }
.verdict strong { font-size: 1.25rem; }
.limits { color: var(--ink-2); font-size: 0.9rem; padding-left: 1.2rem; }
a { color: var(--accent); text-underline-offset: 3px; text-decoration-thickness: 1px; }
details { border-bottom: 1px solid var(--rule); }
summary { display: grid; grid-template-columns: 4.5rem 1fr auto; gap: 0.75rem; padding: 0.5rem 0.25rem; cursor: pointer; }
summary:hover { background: var(--sheet-2); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.status { font-weight: 600; }
.passed .status { color: var(--ok); }
.failed .status { color: var(--fail); }
.not-run .status, .time { color: var(--ink-2); font-weight: 400; }
.time { font-variant-numeric: tabular-nums; }
.body { margin: 0; padding: 0 0.25rem 1.25rem 5.5rem; }
.body dt { color: var(--ink-2); font-size: 0.85rem; margin-top: 0.75rem; }
.body dt:first-child { margin-top: 0.25rem; }
.body dd { margin: 0; overflow-wrap: anywhere; }
.remedy { padding: 0.75rem 1rem; background: var(--sheet-2); border-radius: 0.4rem; }
ol.timeline { list-style: none; margin: 0; padding: 0; font: 0.85rem/1.6 var(--mono); }
ol.timeline li { display: grid; grid-template-columns: 5rem 1fr; overflow-wrap: anywhere; }
ol.timeline time { color: var(--ink-2); }
code { font: 0.9em var(--mono); }
@media (max-width: 40rem) { .body { padding-left: 0.25rem; } }
@media print { details { break-inside: avoid; } }
`;
