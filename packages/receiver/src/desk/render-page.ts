import type { TaskState } from "../queue/task.js";
import type { Item, ItemDetails, ItemPage, Overview } from "./desk.js";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML: errors and payloads hold whatever somebody sent. */
function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
nav ul, .items, .history { list-style: none; margin: 0; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; }
nav a { border: 1px solid; border-radius: .5rem; display: block; padding: .3rem .7rem; text-decoration: none; }
nav a[aria-current] { font-weight: bold; text-decoration: underline; }
.items > li { border-top: 1px solid; padding: .75rem 0; }
.items p, .history p { margin: .2rem 0; overflow-wrap: anywhere; }
.error { font-family: ui-monospace, monospace; font-size: .9rem; }
form { display: inline-block; margin: .3rem .4rem .3rem 0; }
button { font: inherit; min-height: 2.75rem; padding: .3rem 1rem; }
pre { overflow: auto; border: 1px solid; padding: .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
.notice { border: 2px solid; padding: .5rem 1rem; }`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function button(action: string, label: string, key?: string): string {
  const field = key === undefined ? "" : `<input type="hidden" name="key" value="${toHtml(key)}">`;
  const about = key === undefined ? "" : ` aria-label="${toHtml(`${label} ${key}`)}"`;
  return `<form method="post">${field}<button name="action" value="${action}"${about}>${toHtml(label)}</button></form>`;
}

function time(at: number): string {
  const text = new Date(at).toISOString();
  return `<time datetime="${text}">${text.slice(0, 19).replace("T", " ")} UTC</time>`;
}

function buttonsOf({ key, state, reason }: Item): string {
  const isFinding = reason === "poison" || reason === "unknown";
  const redrive = (state === "dead" || state === "retrying") && !isFinding;
  return [
    ...(redrive ? [button("redrive", "Redrive", key)] : []),
    ...(state === "dead" ? [button("dismiss", "Dismiss", key)] : []),
    ...(state === "paused" ? [button("resume", "Resume", key)] : []),
    ...(state === "paused" || isFinding ? [] : [button("pause", "Pause", key)]),
  ].join("");
}

function facts(item: Item): string {
  const { state, reason, attempts, nextAt, wakes } = item;
  const isFinding = reason === "poison" || reason === "unknown";
  return [
    reason === undefined ? state : `${state} (${reason})`,
    ...(attempts > 0 ? [`${attempts} failed attempts`] : []),
    ...(isFinding ? [`came ${wakes} times`] : []),
    ...(nextAt === undefined ? [] : [`next ${time(nextAt)}`]),
  ].join(", ");
}

/** The list of items, and how things stand. */
export function renderOverview({
  title,
  overview,
  page: { items, next },
  state,
  states,
}: {
  readonly title: string;
  readonly overview: Overview;
  readonly page: ItemPage;
  readonly state: TaskState | undefined;
  readonly states: readonly TaskState[];
}): string {
  const { counts, paused, outage } = overview;
  const links = states.map(
    (name) =>
      `<li><a href="?state=${name}"${name === state ? ' aria-current="page"' : ""}>${name} ${counts[name]}</a></li>`,
  );
  const notices = [
    ...(paused ? [`<p class="notice">Everything is paused. ${button("resume", "Resume")}</p>`] : []),
    ...(outage === undefined
      ? []
      : [
          `<p class="notice">The marketplace is away, next probe ${time(outage.until)}: ${toHtml(outage.error)} ${button("resume", "Try now")}</p>`,
        ]),
  ];
  const list = items.map(
    (item) => `<li>
<p><a href="?key=${encodeURIComponent(item.key)}">${toHtml(item.key)}</a>: ${facts(item)}</p>
${item.error === undefined ? "" : `<p class="error">${toHtml(item.error)}</p>`}
${buttonsOf(item)}
</li>`,
  );
  const query = state === undefined ? "" : `state=${state}&amp;`;
  return page(
    title,
    `<h1>${toHtml(title)}</h1>
${notices.join("\n")}
<nav aria-label="States"><ul>
<li><a href="?"${state === undefined ? ' aria-current="page"' : ""}>all</a></li>
${links.join("\n")}
</ul></nav>
<p>${counts.idle} in order, ${counts.done} done.</p>
${counts.dead > 0 ? button("redrive", "Redrive all") : ""}${counts.dead > 0 ? button("dismiss", "Dismiss all") : ""}${paused ? "" : button("pause", "Pause everything")}
<h2>${state === undefined ? "What is not in order or not done" : `What is ${state}`}</h2>
${list.length === 0 ? "<p>Nothing.</p>" : `<ul class="items">${list.join("\n")}</ul>`}
${next === undefined ? "" : `<p><a href="?${query}after=${encodeURIComponent(next)}">More</a></p>`}`,
  );
}

/** One item, with what happened to it. */
export function renderItem({ title, item }: { readonly title: string; readonly item: ItemDetails }): string {
  const { key, error, history, tenant, tenantId, steps, payload, changedAt } = item;
  const rows = [
    ["State", facts(item)],
    ["Last change", time(changedAt)],
    ...(tenant === undefined
      ? []
      : [["Tenant", toHtml(tenantId === undefined ? tenant : `${tenant}, ${tenantId}`)]]),
  ];
  const happened = [...history]
    .reverse()
    .map(({ at, what }) => `<li><p>${time(at)} ${toHtml(what)}</p></li>`);
  return page(
    `${key}, ${title}`,
    `<p><a href="?">Back to all</a></p>
<h1>${toHtml(key)}</h1>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>
${error === undefined ? "" : `<p class="error">${toHtml(error)}</p>`}
${buttonsOf(item)}
<h2>History</h2>
${happened.length === 0 ? "<p>Nothing yet.</p>" : `<ul class="history">${happened.join("\n")}</ul>`}
${steps === undefined || Object.keys(steps).length === 0 ? "" : `<h2>Steps</h2><pre tabindex="0">${toHtml(JSON.stringify(steps, null, 2))}</pre>`}
${payload === undefined ? "" : `<h2>Body</h2><pre tabindex="0">${toHtml(payload)}</pre>`}`,
  );
}
