import type { AssetName } from "./assets.js";
import type { Console } from "./console.js";

interface LandingFacts {
  /** The name of the marketplace. */
  readonly environment: string;
  readonly api: string;
  /** The time of the marketplace. */
  readonly now: string;
  readonly clockMoved: boolean;
  /** Accounts of the demo, whose passwords everybody knows. */
  readonly accounts: readonly DemoAccount[];
  /** The address of the style sheet. */
  readonly style: string;
  /** Undefined where it was not built: then the page says where everything is. */
  readonly console: Console | undefined;
  /** Whether there is a guide to lead to: a server from the sources has none before its build. */
  readonly hasGuide: boolean;
}

export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly role: string;
}

/** The first page of the server: the console. Without scripts, it says where everything is. */
export function landingPage(facts: LandingFacts): string {
  const { environment, api, now, clockMoved, accounts, style, hasGuide, console } = facts;
  const list = `<main class="site">
<h1>Marketplace <small>${escapeHtml(environment)}</small></h1>
<p>It is <time datetime="${now}">${now}</time> here${clockMoved ? ": the clock was moved" : ""}.</p>
<ul>
<li>API: <code>${escapeHtml(api)}</code></li>
${hasGuide ? '<li><a href="/guide/">Guide</a>: how to begin, and what to do when something is wrong</li>\n' : ""}<li><a href="/docs">API reference</a>, and the same as data: <a href="/openapi.json">openapi.json</a></li>
<li>Health: <a href="/livez">livez</a>, <a href="/readyz">readyz</a></li>
</ul>
${accountTable(accounts)}</main>`;
  const title = `Marketplace (${environment})`;
  if (console === undefined) {
    return page({ title, head: `<link rel="stylesheet" href="${style}">`, body: list });
  }
  // In an element that holds text, so that the page has no script of its own.
  const known = escapeHtml(JSON.stringify({ environment, now, accounts }));
  const head = [
    `<meta name="marketplace" content="${known}">`,
    '<meta name="color-scheme" content="light dark">',
    ...console.styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...console.preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...console.scripts.map((address) => `<script type="module" src="${address}"></script>`),
    `<noscript><link rel="stylesheet" href="${style}"></noscript>`,
  ];
  return page({ title, head: head.join("\n"), body: `<div id="app"></div>\n<noscript>${list}</noscript>` });
}

function accountTable(accounts: readonly DemoAccount[]): string {
  if (accounts.length === 0) return "";
  const rows = accounts.map(({ userName, password, role }) => {
    const cells = [userName, password, role].map((text) => `<td>${escapeHtml(text)}</td>`);
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<h2>Demo accounts</h2>
<table>
<thead><tr><th>User name</th><th>Password</th><th>Role</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
`;
}

/** @param address - where an asset is served. */
export function docsPage(address: (name: AssetName) => string): string {
  return page({
    title: "API reference",
    head: `<link rel="stylesheet" href="${address("swagger-ui.css")}">
<link rel="stylesheet" href="${address("site.css")}">
<script defer src="${address("swagger-ui-bundle.js")}"></script>
<script defer src="${address("docs.js")}"></script>`,
    body: `<nav class="site"><a href="/">Marketplace</a> <a href="/openapi.json">openapi.json</a></nav>
<div id="reference"><noscript>The reference needs JavaScript. <a href="/openapi.json">openapi.json</a> is the same as data.</noscript></div>`,
  });
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for a place inside an element, or inside a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A whole page. `head` and `body` are HTML. */
function page({
  title,
  head,
  body,
}: {
  readonly title: string;
  readonly head: string;
  readonly body: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}
