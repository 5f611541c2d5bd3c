/** The request of a call: its path, its query, its body and its headers. */
import { checkNames } from "../options.js";
import type { Call } from "./call.js";
import { signInHeaders } from "./credential.js";
import { toId, toSegment, toText, withReferences } from "./references.js";
import { checkSendable } from "./sendable.js";

const JSON_TYPE = "application/json";

/** Headers by their names in lower case. A plain object costs a tenth of a `Headers`, and `fetch` copies either. */
export type HeaderFields = Readonly<Record<string, string>>;

/** Headers as a caller gives them: one that is undefined is left out. */
export type GivenHeaders = Readonly<Record<string, string | undefined>>;

/** A request before its first attempt. */
export interface SentRequest {
  readonly url: string;
  readonly body: string | undefined;
  /** A filter is an empty list, so that nothing can be found. */
  readonly findsNothing: boolean;
}

/**
 * The request of a call. It is complete before anything is sent, so that a mistake in the arguments is found at once.
 *
 * @throws {TypeError} when an argument cannot be sent.
 */
export function toRequest(call: Call, base: string, apiVersion: string): SentRequest {
  const {
    operation,
    query,
    queryNames,
    body,
    references,
    url = base + toPath(call.path, call.values, base),
  } = call;
  if (queryNames && query) checkNames(operation, "parameter", query, queryNames);
  const search = query === undefined ? "" : toQuery(query);
  const sent = references ? withReferences(body, references, base) : body;
  const asked = [apiVersion && `apiVersion=${apiVersion}`, search].filter(Boolean).join("&");
  return {
    url: asked ? `${url}${url.includes("?") ? "&" : "?"}${asked}` : url,
    body: sent === undefined ? undefined : toJson("body", sent),
    findsNothing: search === undefined,
  };
}

/**
 * A body or a query as JSON. Fields that are undefined are left out.
 *
 * @throws {TypeError} when it holds anything else that JSON cannot write.
 */
export function toJson(place: "body" | "query", value: unknown): string {
  // First, because it refuses circles.
  const text = JSON.stringify(value);
  checkSendable(place, value);
  return text;
}

/**
 * The path of a call. Every path is made here, so that no value in it can lead to another path.
 *
 * @throws {TypeError} when a value would, or is not a reference of the right kind.
 */
export function toPath(
  template: string,
  values: Readonly<Record<string, unknown>> = {},
  base: string,
): string {
  return template.replace(/([^/]*)\/\{(.+?)\}/g, (_, kind, name) => {
    const value = values[name];
    return `${kind}/${name === "id" ? toId(kind, value, base) : encodeURIComponent(toSegment(name, value))}`;
  });
}

/**
 * The query: lists are joined with commas, maps become `name[key]`, dates are as in JSON, and what is undefined as a
 * whole is left out. `undefined` when a list is empty: nothing can match it.
 *
 * @throws {TypeError} when a value cannot be sent: without it, the query would find everything.
 */
export function toQuery(query: object): string | undefined {
  const values: object = JSON.parse(toJson("query", query));
  const written: string[] = [];
  let findsNothing = false;
  const write = (name: string, value: unknown): void => {
    if (Array.isArray(value)) {
      findsNothing ||= value.length === 0;
      written.push(`${name}=${value.map((each) => encode(name, each)).join(",")}`);
    } else if (value instanceof Object) {
      for (const [key, each] of Object.entries(value)) write(`${name}[${encode(name, key)}]`, each);
    } else {
      written.push(`${name}=${encode(name, value)}`);
    }
  };
  for (const [name, value] of Object.entries(values)) write(encode(name, name), value);
  return findsNothing ? undefined : written.join("&");
}

function encode(name: string, value: unknown): string {
  return encodeURIComponent(toText(name, String(value)));
}

/**
 * The headers as fields: names in lower case, values trimmed, without those for signing in, or without a value.
 *
 * @throws {TypeError} when a name or a value is not allowed in a header.
 */
export function toFields(headers: Headers | GivenHeaders): HeaderFields {
  const fields: Record<string, string> = {};
  const checked = headers instanceof Headers ? headers : new Headers(definedOf(headers));
  for (const [name, value] of checked) if (!signInHeaders.includes(name)) fields[name] = value;
  return fields;
}

/** `new Headers` would make texts of all values. */
function definedOf(headers: GivenHeaders): [string, string][] {
  // Those of a polyfill are a list.
  const pairs =
    Symbol.iterator in headers ? Array.from<[string, unknown]>(Object(headers)) : Object.entries(headers);
  return pairs.flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (value === null || value instanceof Object) throw new TypeError(`The header ${name} is no text`);
    return [[name, String(value)]];
  });
}

/** The headers of a call, without the credential. */
export type ToHeaders = (body: string | undefined, more: GivenHeaders | undefined) => HeaderFields;

/**
 * The SDK's own headers; those of the client replace them, and those of the call replace both. A browser sets its own
 * user agent, and would send a preflight request for another one.
 *
 * @throws {TypeError} when a name or a value is not allowed in a header.
 */
export function createHeaders(app = "", headers: HeaderFields = {}): ToHeaders {
  const agent = `${app} syndikit-sdk/${version()} ${runtime()}`.trim();
  const named = "document" in globalThis ? {} : { "user-agent": agent };
  const shared = toFields({ accept: JSON_TYPE, ...named, ...headers });
  const withBody = { "content-type": JSON_TYPE, ...shared };
  return (body, more) => {
    const fields = body === undefined ? shared : withBody;
    return more ? { ...fields, ...toFields(more) } : fields;
  };
}

/** The build replaces it. */
declare const SDK_VERSION: string;

function version(): string {
  return typeof SDK_VERSION === "string" ? SDK_VERSION : "source";
}

/** Where a runtime gives its name. */
interface RuntimeGlobals {
  readonly navigator?: { readonly userAgent: string };
  readonly process?: { readonly versions: { readonly node: string } };
}

/** `Node.js/22`, `Deno/2.1`, `Bun/1.2`, `Cloudflare-Workers`. */
function runtime(): string {
  const { navigator, process }: RuntimeGlobals = globalThis;
  return navigator?.userAgent ?? `Node.js/${process?.versions.node}`;
}
