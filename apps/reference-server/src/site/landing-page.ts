import { escapeHtml, page } from "./html.js";

/** What the landing page tells. */
export interface LandingFacts {
  /** The name of the marketplace. */
  readonly environment: string;
  /** The address of the API. */
  readonly api: string;
  /** The time of the marketplace. */
  readonly now: string;
  /** Whether the clock was moved. */
  readonly clockMoved: boolean;
  /** The accounts of the demo that there are, with passwords that everybody knows. */
  readonly accounts: readonly DemoAccount[];
  /** Where the style is served. */
  readonly style: string;
}

/** An account of the demo. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly role: string;
}

/** The first page of the server: where everything is. */
export function landingPage(facts: LandingFacts): string {
  const { environment, api, now, clockMoved, accounts, style } = facts;
  return page({
    title: `Marketplace (${environment})`,
    head: `<link rel="stylesheet" href="${style}">`,
    body: `<main class="site">
<h1>Marketplace <small>${escapeHtml(environment)}</small></h1>
<p>It is <time datetime="${now}">${now}</time> here${clockMoved ? ": the clock was moved" : ""}.</p>
<ul>
<li>API: <code>${escapeHtml(api)}</code></li>
<li><a href="/docs">API reference</a>, and the same as data: <a href="/openapi.json">openapi.json</a></li>
<li>Health: <a href="/livez">livez</a>, <a href="/readyz">readyz</a></li>
<li><a href="/metrics">Metrics</a></li>
</ul>
${accountTable(accounts)}</main>`,
  });
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
