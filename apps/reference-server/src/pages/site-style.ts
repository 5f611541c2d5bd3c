import { createHash } from "node:crypto";
import { tokens } from "./tokens.gen.js";

/** The style of the pages without scripts: the list of addresses, and the pages shown when nothing was built. */
const STYLE = `${tokens}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 var(--sans); }
main.site { max-width: 44rem; margin: var(--s7) auto; padding: 0 var(--s4); overflow-wrap: anywhere; }
.site h1 small { color: var(--ink-2); font-size: 1rem; font-weight: 400; }
.site h1 { line-height: 1.2; letter-spacing: -0.02em; font-weight: 650; }
.site h1::before { content: ""; display: inline-block; width: 26px; height: 26px; margin-right: var(--s3); background: var(--accent); -webkit-mask: var(--mark) center / contain no-repeat; mask: var(--mark) center / contain no-repeat; forced-color-adjust: none; }
.site a { color: var(--accent); text-underline-offset: 3px; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.site code { background: var(--code); border-radius: 4px; padding: 0.1rem 0.35rem; font-family: var(--mono); }
.site table { border-collapse: collapse; }
.site th, .site td { border-bottom: 1px solid var(--rule); padding: 0.35rem 1rem 0.35rem 0; text-align: left; }
`;

interface SiteStyle {
  /** It contains a hash of the style, so browsers may cache it forever. */
  readonly address: string;
  readonly css: string;
}

export function createSiteStyle(): SiteStyle {
  const hash = createHash("sha256").update(STYLE).digest("base64url").slice(0, 12);
  return { address: `/docs/assets/${hash}/site.css`, css: STYLE };
}
