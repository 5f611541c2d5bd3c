/** What a call sends: its path, its query, its body and its headers. */
import { serializePrimitiveParam } from "openapi-fetch";
import { type Plan, wholeBody } from "./plan.js";
import { toId, toSegment } from "./refs.js";

/** Gives the arguments of a call: those of the path, then those of the body, in their order. */
export type ReadArgument = (name: string) => unknown;

/**
 * The path of a call. Every path goes through here, so that no id and no key can lead to another one.
 *
 * @throws TypeError for an argument that would.
 */
export function toPath({ path }: Plan, read: ReadArgument, base: string): string {
  return path.replace(/(\w+)\/{id}|{(\w+)}/g, (_, kind, name) =>
    kind ? `${kind}/${toId(kind, read("id"), base)}` : toSegment(name, read(name)),
  );
}

/** The query of a call: lists are joined with commas, maps become `name[key]`, and what has no value stays away. */
export function toQuery(values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    if (Array.isArray(value))
      return value.length ? `${name}=${value.map((each) => encodeURIComponent(each))}` : [];
    const single: [string, string][] =
      value instanceof Object
        ? Object.entries(value).map(([key, entry]) => [`${name}[${encodeURIComponent(key)}]`, entry])
        : // The signature says what it is: a text, a number, true or false.
          [[name, value as string]];
    return single.map(([key, entry]) => serializePrimitiveParam(key, entry));
  });
  return pairs.filter(Boolean).join("&");
}

/** The body of a call, when it has one: an argument, or some fields. */
export function toBody({ fields }: Plan, read: ReadArgument, base: string): string | undefined {
  if (!fields.length) return undefined;
  if (fields[0] === wholeBody) return JSON.stringify(read("body"));
  const entries = fields.map((field) => {
    const [name = "", fixed] = field.split("=");
    if (fixed) return [name, JSON.parse(fixed)];
    const [key = "", kind] = name.split("@");
    const value = read(key);
    return [key, kind ? { url: `${kind}/${toId(kind, value, base)}` } : value];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** How the client names itself. A browser does so, and asks the server's leave for a header that it does not know. */
export function toAgent(app: string | undefined): Record<string, string> {
  return "document" in globalThis ? {} : { "user-agent": `${app ? `${app} ` : ""}syndikit-sdk` };
}

/** The headers of an attempt, but for the credential's: the SDK's own, and those that the caller puts above. */
export function toHeaders(own: Record<string, string>, more: Record<string, string> = {}): Headers {
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}
