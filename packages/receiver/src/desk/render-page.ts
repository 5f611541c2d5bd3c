import type { TaskState } from "../queue/task.js";
import type { Item, ItemDetails, ItemPage, Overview } from "./desk.js";
import { pageStyle } from "./page-style.js";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML: errors and payloads may contain anything that somebody sent. */
function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

interface Button {
  readonly action: "redrive" | "dismiss" | "pause" | "resume";
  readonly label: string;
  readonly isMain?: boolean;
  /** What a button acts on: one item, or the items whose last error contains a text, or everything. */
  readonly key?: string;
  readonly error?: string | undefined;
}

function button({ action, label, isMain = false, key, error }: Button): string {
  const fields = Object.entries({ key, error }).flatMap(([name, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${name}" value="${toHtml(value)}">`],
  );
  const about = key === undefined ? "" : ` aria-label="${toHtml(`${label} ${key}`)}"`;
  const look = isMain ? ' class="main"' : "";
  return `<form method="post">${fields.join("")}<button name="action" value="${action}"${look}${about}>${toHtml(label)}</button></form>`;
}

function time(at: number): string {
  const text = new Date(at).toISOString();
  return `<time datetime="${text}">${text.slice(0, 19).replace("T", " ")} UTC</time>`;
}

function isFormer({ reason }: Item): boolean {
  return reason === "replaced";
}

function isFinding({ reason }: Item): boolean {
  return reason === "poison" || reason === "unknown";
}

function buttonsOf(item: Item): string {
  const { key, state } = item;
  const buttons = [
    ...((state === "dead" || state === "retrying") && !isFinding(item) && !isFormer(item)
      ? [button({ action: "redrive", label: "Redrive", key, isMain: true })]
      : []),
    ...(state === "dead" ? [button({ action: "dismiss", label: "Dismiss", key })] : []),
    ...(state === "paused" ? [button({ action: "resume", label: "Resume", key, isMain: true })] : []),
    ...(state === "paused" || state === "dead" || state === "done"
      ? []
      : [button({ action: "pause", label: "Pause", key })]),
  ];
  return buttons.length === 0 ? "" : `<div class="row">${buttons.join("")}</div>`;
}

const namesOfReasons = {
  exhausted: "every attempt failed",
  rejected: "the code gave up",
  crashed: "the process ended each time",
  unreadable: "the marketplace does not know it",
  replaced: "another subscription has its number now",
  poison: "no event",
  unknown: "an event that this version does not know",
} satisfies Record<NonNullable<Item["reason"]>, string>;

function pill({ state, reason }: Item): string {
  const why = reason === undefined ? "" : `: ${namesOfReasons[reason]}`;
  return `<span class="pill ${state}">${state}${why}</span>`;
}

function facts(item: Item): string {
  const { state, attempts, changedAt, nextAt, wakes } = item;
  // An item in order, or a dead one, is only checked again. For a running item, `nextAt` is the end of its lease, which
  // is not shown.
  const isLooked = state === "idle" || state === "dead";
  return [
    ...(state === "running" ? [`since ${time(changedAt)}`] : []),
    ...(attempts > 0 ? [`${attempts} failed ${attempts === 1 ? "attempt" : "attempts"}`] : []),
    ...(isFinding(item) ? [`came ${wakes === 1 ? "once" : `${wakes} times`}`] : []),
    ...(nextAt === undefined || state === "running"
      ? []
      : [`${isLooked ? "next look" : "next"} ${time(nextAt)}`]),
  ].join(", ");
}

/** The result of the button that led to this page. */
interface Did {
  readonly action: Button["action"];
  readonly count: number;
}

function renderDid(did: Did | undefined): string {
  if (did === undefined) return "";
  const texts = {
    redrive: `${did.count} redriven.`,
    dismiss: `${did.count} dismissed.`,
    pause: did.count > 0 ? "Paused." : "There was nothing to pause.",
    resume: did.count > 0 ? "Resumed." : "There was nothing to resume.",
  } satisfies Record<Did["action"], string>;
  return `<p class="notice done" role="status">${texts[did.action]}</p>`;
}

/** The list of items, and an overview. */
export function renderOverview({
  title,
  overview,
  page: { items, next },
  state,
  error,
  did,
  states,
}: {
  readonly title: string;
  readonly overview: Overview;
  readonly page: ItemPage;
  readonly state: TaskState | undefined;
  readonly error: string | undefined;
  readonly did: Did | undefined;
  readonly states: readonly TaskState[];
}): string {
  const { counts, at } = overview;
  const links = [
    `<li><a href="?"${state === undefined ? ' aria-current="page"' : ""}><b>${sumOf(counts)}</b>open</a></li>`,
    ...states.map(
      (name) =>
        `<li><a href="?state=${name}"${name === state ? ' aria-current="page"' : ""}><b>${counts[name]}</b>${name}</a></li>`,
    ),
  ];
  const list = items.map((item) => {
    const about = facts(item);
    return `<li class="card">
<p><a class="key" href="?key=${encodeURIComponent(item.key)}">${toHtml(item.key)}</a> ${pill(item)}</p>
${about === "" ? "" : `<p class="soft">${about}</p>`}
${item.error === undefined ? "" : `<p class="error">${toHtml(item.error)}</p>`}
${buttonsOf(item)}
</li>`;
  });
  const query = new URLSearchParams({
    ...(state === undefined ? {} : { state }),
    ...(error === undefined ? {} : { error }),
    ...(next === undefined ? {} : { after: next }),
  });
  const what = state === undefined ? "Open items" : `Items: ${state}`;
  return page(
    title,
    `<h1 class="brand">${toHtml(title)}</h1>
${renderDid(did)}
${renderNotices(overview)}
<nav aria-label="States"><ul class="states">
${links.join("\n")}
</ul></nav>
<div class="row">
<form class="find" method="get" role="search" aria-label="One subscription"><label>Subscription or key<input name="key" autocomplete="off" required></label><button>Show</button></form>
<form class="find" method="get" role="search" aria-label="By error">${state === undefined ? "" : `<input type="hidden" name="state" value="${state}">`}<label>Last error holds<input name="error" autocomplete="off" value="${toHtml(error ?? "")}"></label><button>Filter</button></form>
</div>
${renderBulk(overview, error)}
<h2>${what}${error === undefined ? "" : `, with "${toHtml(error)}" in its error`}</h2>
${list.length === 0 ? '<p class="card">Nothing.</p>' : `<ul class="items">\n${list.join("\n")}\n</ul>`}
${next === undefined ? "" : `<p><a href="?${toHtml(query.toString())}">More</a></p>`}
<p class="soft">As of ${time(at)}.</p>`,
  );
}

function sumOf({ idle: _, done: __, ...others }: Overview["counts"]): number {
  return Object.values(others).reduce((sum, count) => sum + count, 0);
}

function renderNotices({ paused, outage }: Overview): string {
  const resume = (label: string): string =>
    `<div class="row">${button({ action: "resume", label, isMain: true })}</div>`;
  return [
    ...(paused ? [`<div class="notice"><p>Everything is paused.</p>${resume("Resume")}</div>`] : []),
    ...(outage === undefined
      ? []
      : [
          `<div class="notice"><p>The marketplace is not available: ${toHtml(outage.error)}</p>
<p>Nobody's attempts are spent. Next probe ${time(outage.until)}.</p>${resume("Try now")}</div>`,
        ]),
  ].join("\n");
}

/** Buttons for many items at once. Actions that cannot be undone ask for a confirmation. */
function renderBulk({ counts, paused }: Overview, error: string | undefined): string {
  const which = error === undefined ? "everything dead" : "the dead with this error";
  const buttons = [
    ...(counts.dead > 0
      ? [
          button({ action: "redrive", label: `Redrive ${which}`, error, isMain: true }),
          `<details><summary>Dismiss ${which}…</summary><p>It leaves the list, and is tried again only when it changes.</p>${button({ action: "dismiss", label: "Yes, dismiss", error })}</details>`,
        ]
      : []),
    ...(paused
      ? []
      : [
          `<details><summary>Pause everything…</summary><p>Events are still taken in. Nothing is worked on, in any process, until you resume.</p>${button({ action: "pause", label: "Yes, pause" })}</details>`,
        ]),
  ];
  return buttons.length === 0 ? "" : `<div class="row">${buttons.join("")}</div>`;
}

/** One item with its history, or a note that there is none. */
export function renderItem({
  title,
  item,
  asked,
  did,
}: {
  readonly title: string;
  readonly item: ItemDetails | undefined;
  readonly asked: string;
  readonly did: Did | undefined;
}): string {
  const back = `<p class="brand"><a href="?">Back to all</a></p>`;
  if (item === undefined) {
    return page(
      `Nothing found, ${title}`,
      `${back}\n${renderDid(did)}\n<h1>Nothing is stored under ${toHtml(asked)}</h1>
<p>No event named it yet, or it was dismissed or forgotten.</p>`,
    );
  }
  const { key, error, history, tenant, tenantId, steps, payload, changedAt } = item;
  const about = facts(item);
  const rows: readonly (readonly [string, string])[] = [
    ["State", pill(item)],
    ...(about === "" ? [] : [["Work", about] as const]),
    ["Last change", time(changedAt)],
    ...(tenant === undefined
      ? []
      : [["Tenant", toHtml(tenantId === undefined ? tenant : `${tenant}, ${tenantId}`)] as const]),
  ];
  const happened = [...history]
    .reverse()
    .map(({ at, what }) => `<li><p class="soft">${time(at)}</p><p>${toHtml(what)}</p></li>`);
  const isStepped = steps !== undefined && Object.keys(steps).length > 0;
  return page(
    `${key}, ${title}`,
    `${back}
<h1>${toHtml(key)}</h1>
${renderDid(did)}
<div class="card">
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>
${error === undefined ? "" : `<p class="error">${toHtml(error)}</p>`}
${buttonsOf(item)}
</div>
<h2>History</h2>
${happened.length === 0 ? "<p>Nothing yet.</p>" : `<ul class="history">${happened.join("\n")}</ul>`}
${isStepped ? `<h2>Results of steps</h2><pre tabindex="0" role="region" aria-label="Results of steps">${toHtml(JSON.stringify(steps, null, 2))}</pre>` : ""}
${payload === undefined ? "" : `<h2>Body</h2><pre tabindex="0" role="region" aria-label="Body">${toHtml(payload)}</pre>`}`,
  );
}
