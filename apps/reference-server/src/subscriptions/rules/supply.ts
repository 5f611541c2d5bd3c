import { DeploymentStatus, EndpointCategory, hasHtmlLink } from "@syndikit/contract";
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

/**
 * Why instructions are refused; `null` when they are valid. An HTML link is refused. Everything else is text, and is
 * shown as text.
 */
export function checkInstructions(
  texts: Readonly<Record<string, string>>,
): Refusal<"linkInInstructions"> | null {
  const linked = Object.entries(texts).find(([, text]) => hasHtmlLink(text));
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
