import { DeploymentStatus, EndpointCategory } from "@syndikit/contract";
import type { EnumValue } from "../../enum-value.js";
import { type Refusal, refuse } from "../../errors.js";

/**
 * States in which a vendor may supply endpoints, instructions and credentials: while it provisions, when that failed,
 * and in use.
 */
const SUPPLIED: readonly string[] = [
  DeploymentStatus.PENDING,
  DeploymentStatus.DEPLOYED,
  DeploymentStatus.FAILED,
];

/** What a vendor supplies, as named in a refusal. */
export type Supply = "setEndpoints" | "setInstructions" | "setCredentials";

/** Why nothing can be supplied in a state; `null` when it can. */
export function checkSupply(
  state: EnumValue<typeof DeploymentStatus>,
  supply: Supply,
): Refusal<"actionNotAllowedInState"> | null {
  return SUPPLIED.includes(state) ? null : refuse("actionNotAllowedInState", { action: supply, state });
}

/** Why endpoints are refused; `null` when they are valid: all HTTPS, and one to the application itself. */
export function checkEndpoints(
  entries: readonly { readonly endpoint: string; readonly category?: string }[],
): Refusal<"endpointNotHttps"> | Refusal<"appEndpointMissing"> | null {
  const other = entries.find(({ endpoint }) => !isHttps(endpoint));
  if (other !== undefined) return refuse("endpointNotHttps", { endpoint: other.endpoint });
  return entries.some(({ category }) => category === EndpointCategory.APP)
    ? null
    : refuse("appEndpointMissing", {});
}

/** Why instructions are refused; `null` when they are valid. Links are refused, because they could lead anywhere. */
export function checkInstructions(
  texts: Readonly<Record<string, string>>,
): Refusal<"linkInInstructions"> | null {
  const linked = Object.entries(texts).find(([, text]) => holdsLink(text));
  return linked === undefined ? null : refuse("linkInInstructions", { language: linked[0] });
}

/** Why credentials are refused; `null` when they are valid: each key appears once. */
export function checkCredentials(
  entries: readonly { readonly key: string }[],
): Refusal<"credentialKeyTwice"> | null {
  const seen = new Set<string>();
  for (const { key } of entries) {
    if (seen.has(key)) return refuse("credentialKeyTwice", { key });
    seen.add(key);
  }
  return null;
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === "https:";
}

/** Each pattern only matches a few characters, so that matching takes linear time. */
const LINKS: readonly RegExp[] = [
  // Any scheme, as in https://
  /[a-z0-9+.-]:\/\//i,
  /\bwww\.[^\s.]/i,
  // HTML: an anchor, and any `href`.
  /<a[\s/>]/i,
  /\bhref\s?=/i,
  // Markdown: [text](address) and [text]: address
  /\]\(/,
  /\]:\s?\S/,
];

/** Normalised first, because browsers read full-width letters and the like as plain ones. */
function holdsLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return LINKS.some((link) => link.test(plain));
}
