/** The URL and the headers of a request. */
import { createQuerySerializer } from "openapi-fetch";
import { checkApiVersion, type MarketplaceOptions } from "./options.js";
import { toId, toSegment } from "./refs.js";

/**
 * A path with its parameters filled in; `read` gives them one after the other. Every path goes through here, so that
 * no id and no key can lead to another one.
 *
 * @throws TypeError for a parameter that would.
 */
export function fillPath(template: string, read: (name: string) => unknown, base: string): string {
  return template.replace(/(\w+)\/{id}|{(\w+)}/g, (_, kind, name) =>
    kind ? `${kind}/${toId(kind, read("id"), base)}` : toSegment(name, read(name)),
  );
}

const toQuery = createQuerySerializer({ array: { style: "form", explode: false } });

/** @throws TypeError for a version that is none. */
export function toUrl(address: string, apiVersion: string, query: Readonly<Record<string, unknown>>): string {
  return `${address}?${toQuery({ apiVersion: checkApiVersion(apiVersion), ...query })}`;
}

/** The headers of an attempt, but for the credential's. */
export function toHeaders(
  body: string | undefined,
  app: MarketplaceOptions["app"],
  more: Readonly<Record<string, string>> = {},
): Headers {
  const headers = new Headers({ accept: "application/json" });
  // A browser names itself, and asks the server's leave for a header that it does not know.
  if (!("document" in globalThis)) headers.set("user-agent", `${app ? `${app} ` : ""}syndikit-sdk`);
  if (body !== undefined) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}
