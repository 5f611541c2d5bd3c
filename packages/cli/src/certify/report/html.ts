import { checkAreas } from "../plans.js";
import { style } from "./html-style.js";
import type { Check, Report } from "./report.js";
import { hasTime, why } from "./terminal.js";

/** The report as one page that loads nothing. Everything that comes from outside is escaped. */
export function toHtml(report: Report): string {
  const { verdict, counts, advice, limits, checks } = report;
  const sections = checkAreas.map((area) =>
    section(
      area,
      checks.filter((check) => check.area === area),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict}: ${escapeHtml(report.receiver)}</title>
<style>${style}</style>
</head>
<body>
<h1>Certification of a receiver</h1>
<p class="receiver">${escapeHtml(report.receiver)}, ${escapeHtml(report.startedAt)}, ${seconds(report.duration)}</p>
<p class="verdict ${verdict}"><strong>${verdict}</strong>
<span>${counts.passed} passed</span><span>${counts.failed} failed</span><span>${counts.notRun} not run</span></p>
${advice.map((line) => `<p><strong>${escapeHtml(line)}</strong></p>`).join("")}
${limits.length > 0 ? `<ul class="limits">${limits.map((limit) => `<li>${escapeHtml(limit)}</li>`).join("")}</ul>` : ""}
${linksToFailures(checks)}
<main>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

function linksToFailures(checks: readonly Check[]): string {
  const failed = checks.filter(({ status }) => status === "failed");
  if (failed.length === 0) return "";
  const links = failed.map(({ id, name }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a></li>`);
  return `<nav aria-label="What to mend"><h2>To mend</h2><ol>${links.join("")}</ol></nav>`;
}

function section(area: string, checks: readonly Check[]): string {
  if (checks.length === 0) return "";
  return `<section><h2>${escapeHtml(area)}</h2>\n${checks.map(describe).join("\n")}\n</section>`;
}

function describe(check: Check): string {
  const { id, name, status, duration } = check;
  const isOpen = status === "failed" ? " open" : "";
  return `<details id="${escapeHtml(id)}" class="${status.replace(" ", "-")}"${isOpen}>
<summary><span class="status">${status}</span><span>${escapeHtml(name)}</span><span class="time">${hasTime(check) ? seconds(duration) : "–"}</span></summary>
<dl class="body">${rows(check)
    .map(([title, content]) => `<dt>${title}</dt><dd>${content}</dd>`)
    .join("")}</dl>
</details>`;
}

/** What there is to say of a check, as titles and escaped content. */
function rows(check: Check): readonly (readonly [string, string])[] {
  const { guards, findings, remedy, subscription, course, status } = check;
  const list: (readonly [string, string])[] = [];
  if (findings.length > 0) list.push(["Seen", findings.map(({ found }) => escapeHtml(found)).join("<br>")]);
  list.push(["What must hold", escapeHtml(guards)]);
  if (remedy !== null) list.push(["What to mend", `<div class="mend">${escapeHtml(remedy)}</div>`]);
  if (status === "not run") list.push(["Not run", escapeHtml(why(check))]);
  if (course.length > 0) {
    const lines = course.map(
      ({ at, text }) => `<li><time>${seconds(at)}</time><span>${escapeHtml(text)}</span></li>`,
    );
    list.push([`What happened to subscription ${subscription}`, `<ol class="course">${lines.join("")}</ol>`]);
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
