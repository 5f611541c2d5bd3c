/** What a call sends: its path, its query, its body and its headers. */
import { serializePrimitiveParam } from "openapi-fetch";
import { type HeaderFields, toFields } from "./header-fields.js";
import { type Plan, wholeBody } from "./plan.js";
import { toReference, toSegment } from "./refs.js";

const JSON_TYPE = "application/json";

/** Gives the arguments of a call: those of the path, then those of the body, in their order. */
export type ReadArgument = (name: string) => unknown;

/**
 * The path of a call. Every path goes through here, so that no id and no key can lead to another one.
 *
 * @throws TypeError for an argument that would.
 */
export function toPath({ path }: Plan, read: ReadArgument, base: string): string {
  return path.replace(/(\w+)\/{id}|{(\w+)}/g, (_, kind, name) =>
    kind ? toReference(kind, read("id"), base) : toSegment(name, read(name)),
  );
}

/** What a call adds to the query: lists are joined with commas, maps become `name[key]`, and what has no value stays away. */
export function toQuery(values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.length ? `${name}=${value.map(encodeURIComponent)}` : "";
    if (!(value instanceof Object)) return serializePrimitiveParam(name, value as string);
    return Object.entries(value).map(([key, entry]) =>
      serializePrimitiveParam(`${name}[${encodeURIComponent(key)}]`, entry),
    );
  });
  return pairs
    .filter(Boolean)
    .map((pair) => `&${pair}`)
    .join("");
}

/** The body of a call, when it has one: an argument, or some fields. */
export function toBody({ fields }: Plan, read: ReadArgument, base: string): string | undefined {
  if (fields[0] === wholeBody) return JSON.stringify(read("body"));
  const entries = fields.map((field) => {
    const [filled, fixed] = field.split("=");
    if (fixed) return [filled, JSON.parse(fixed)];
    // However it is split, there is a first part.
    const [name, kind] = field.split("{") as [string, string?];
    const value = read(name);
    return [name, kind ? { url: toReference(kind, value, base) } : value];
  });
  return fields[0] && JSON.stringify(Object.fromEntries(entries));
}

/**
 * Gives the headers of each attempt, but for the credential's: the SDK's own, and those that the caller puts above.
 * `app` goes before the name of the client. A browser names itself, and asks the server's leave for a header that it
 * does not know.
 *
 * @throws TypeError for a name that no header can hold.
 */
export function createHeaders(app = ""): (body?: string, more?: HeaderFields) => HeaderFields {
  const own = toFields({
    accept: JSON_TYPE,
    ...(!("document" in globalThis) && { "user-agent": `${app} syndikit-sdk` }),
  });
  return (body, more) => ({
    ...own,
    ...(body && { "content-type": JSON_TYPE }),
    ...(more && toFields(more)),
  });
}
