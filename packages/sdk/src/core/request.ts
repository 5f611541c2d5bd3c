/** What a call sends: its path, its query, its body and its headers. */
import { createQuerySerializer } from "openapi-fetch";
import { checkNames } from "../options.js";
import type { Call } from "./call.js";
import { signInHeaders } from "./credential.js";
import { toId, toSegment, withReferences } from "./references.js";

const JSON_TYPE = "application/json";

/** Headers by their names in lower case. A plain object costs a tenth of a `Headers`, and `fetch` makes its own of either. */
export type HeaderFields = Readonly<Record<string, string>>;

/** A request before its first attempt. */
export interface SentRequest {
  readonly url: string;
  /** The method and the relative URL, for people. */
  readonly name: string;
  readonly body: string | undefined;
}

/**
 * The request of a call. It is complete before anything is sent, so that a mistake of the program is told at once.
 *
 * @throws {TypeError} for an argument that cannot be sent.
 */
export function toRequest(call: Call, base: string, apiVersion: string): SentRequest {
  const { operation, method, query, queryNames, body, references, written } = call;
  if (written) {
    const { url } = written;
    const name = `${method} ${url.replace(`${base}/`, "").replace(/\?.*/, "")}`;
    return {
      url: `${url}${url.includes("?") ? "&" : "?"}apiVersion=${apiVersion}`,
      name,
      body: written.body,
    };
  }
  if (queryNames && query) checkNames(operation, "parameter", query, queryNames);
  const path = toPath(call.path, call.values, base);
  const search = query && toQuery(query);
  const sent = references ? withReferences(body, references, base) : body;
  return {
    url: `${base}${path}?apiVersion=${apiVersion}${search ? `&${search}` : ""}`,
    name: `${method} ${path.slice(1)}`,
    body: sent === undefined ? undefined : JSON.stringify(sent),
  };
}

/**
 * The path of a call. Every path goes through here, so that no id and no key can lead to another one.
 *
 * @throws {TypeError} for a value that would.
 */
export function toPath(
  template: string,
  values: Readonly<Record<string, unknown>> = {},
  base: string,
): string {
  let before = "";
  const write = (segment: string): string => {
    const kind = before;
    before = segment;
    if (!segment.startsWith("{")) return segment;
    const name = segment.slice(1, -1);
    if (name === "id") return String(toId(kind, values[name], base));
    return encodeURIComponent(toSegment(name, values[name]));
  };
  return template.split("/").map(write).join("/");
}

const serialize = createQuerySerializer<unknown>({ array: { style: "form", explode: false } });

/** Lists are joined with commas, maps become `name[key]`, and what has no value stays away. */
export function toQuery(query: object): string {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    written[name] = value instanceof Object && !Array.isArray(value) ? encodeKeys(value) : value;
  }
  return serialize(written);
}

/** openapi-fetch encodes the values of a map; it writes the keys as they are, and something for what has no value. */
function encodeKeys(map: object): object | undefined {
  const entries = Object.entries(map).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([key, value]) => [encodeURIComponent(key), value]));
}

/**
 * Names in lower case, values without a blank at either end, and none of those that sign in.
 *
 * @throws {TypeError} for what no header can hold.
 */
export function toFields(headers: Headers | HeaderFields): HeaderFields {
  const fields = Object.fromEntries(new Headers(headers));
  for (const name of signInHeaders) delete fields[name];
  return fields;
}

/** Gives the headers of a call, but for the credential's. */
export type ToHeaders = (body: string | undefined, more: HeaderFields | undefined) => HeaderFields;

/**
 * The SDK's own headers, above them those of the client, and above these those of the call. A browser names itself,
 * and asks the server's leave for a header that it does not know.
 *
 * @throws {TypeError} for what no header can hold.
 */
export function createHeaders(app = "", headers: HeaderFields = {}): ToHeaders {
  const agent = `${app} syndikit-sdk/${version()} ${runtime()}`.trim();
  const named = "document" in globalThis ? {} : { "user-agent": agent };
  const shared = toFields({ accept: JSON_TYPE, ...named, ...toFields(headers) });
  return (body, more) => ({
    ...(body !== undefined && { "content-type": JSON_TYPE }),
    ...shared,
    ...(more && toFields(more)),
  });
}

/** Put in when the package is built. */
declare const SDK_VERSION: string;

function version(): string {
  return typeof SDK_VERSION === "string" ? SDK_VERSION : "source";
}

/** What a runtime says of itself. */
interface Surroundings {
  readonly navigator?: { readonly userAgent: string };
  readonly process?: { readonly versions: { readonly node: string } };
}

/** `Node.js/22`, `Deno/2.1`, `Bun/1.2`, `Cloudflare-Workers`. */
function runtime(): string {
  const { navigator, process }: Surroundings = globalThis;
  return navigator?.userAgent ?? `Node.js/${process?.versions.node}`;
}
