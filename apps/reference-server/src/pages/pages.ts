import type { Entry } from "./console.js";

/** What a page shows about the marketplace. */
interface KnownFacts {
  /** The name of the marketplace. */
  readonly environment: string;
  /** The time of the marketplace. */
  readonly now: string;
  /** Accounts of the demo, whose passwords are public. */
  readonly accounts: readonly DemoAccount[];
}

interface LandingFacts extends KnownFacts {
  readonly api: string;
  readonly clockMoved: boolean;
  /** The path of the style sheet. */
  readonly style: string;
  /** `undefined` when it was not built: then the page lists all addresses. */
  readonly console: Entry | undefined;
  /** Whether there is a guide to link to. A server that runs from the sources has none before it is built. */
  readonly hasGuide: boolean;
}

export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly role: string;
}

/** The start page of the server: the console. Without scripts, it lists all addresses. */
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
  const head = [...headOf(console, facts), `<noscript><link rel="stylesheet" href="${style}"></noscript>`];
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

/** The elements in the head of a console page. */
function headOf({ styles, preloads, scripts }: Entry, { environment, now, accounts }: KnownFacts): string[] {
  // In an attribute, so that the page needs no inline script.
  const known = escapeHtml(JSON.stringify({ environment, now, accounts }));
  return [
    `<meta name="marketplace" content="${known}">`,
    '<meta name="color-scheme" content="light dark">',
    ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...scripts.map((address) => `<script type="module" src="${address}"></script>`),
  ];
}

/** The data of the API reference's page. */
export interface ReferenceFacts extends KnownFacts {
  /** The path of the style sheet. */
  readonly style: string;
  /** `undefined` when it was not built: then the page says so. */
  readonly reference: Entry | undefined;
}

/** The page of the API reference. */
export function docsPage(facts: ReferenceFacts): string {
  const { reference, style } = facts;
  const data = '<a href="/openapi.json">openapi.json</a> is the same as data';
  const head = reference === undefined ? [] : headOf(reference, facts);
  const say =
    reference === undefined
      ? `The reference is not built. In the repository: <code>npm run console</code>. Meanwhile ${data}.`
      : `The reference needs JavaScript: ${data}.`;
  const note = `<main class="site"><h1>API reference</h1><p>${say}</p><p><a href="/">Marketplace</a></p></main>`;
  const link = `<link rel="stylesheet" href="${style}">`;
  return page({
    title: "API reference",
    head: [...head, reference === undefined ? link : `<noscript>${link}</noscript>`].join("\n"),
    body: reference === undefined ? note : `<div id="reference"></div>\n<noscript>${note}</noscript>`,
  });
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for use in an element, or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A whole page. `head` and `body` are HTML. */
export function page({
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
