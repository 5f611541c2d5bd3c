import type { Entry, Parameter } from "./document.js";

/** The name of a parameter's field in the form. */
export const nameOf = ({ in: place, name }: Parameter): string => `${place}:${name}`;

/** A call by its path, as the SDK's `openapi` takes it. */
export interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<Parameter["in"], Readonly<Record<string, unknown>>>>;
  readonly body: unknown;
}

/**
 * Reads the call from the form. Fields left empty are not sent.
 *
 * @throws {TypeError} when the body is no JSON.
 */
export function requestOf(entry: Entry, form: Pick<FormData, "get">, body: string): Prepared {
  const params: Record<Parameter["in"], Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const parameter of entry.parameters) {
    const given = form.get(nameOf(parameter));
    if (typeof given === "string" && given !== "")
      params[parameter.in][parameter.name] = readValue(parameter, given);
  }
  const isSent = entry.body !== undefined && body.trim() !== "";
  return { method: entry.method, path: entry.path, params, body: isSent ? parse(body) : undefined };
}

function readValue({ in: place, name, style, schema }: Parameter, given: string): unknown {
  // The reference of an entity, or its number.
  if (place === "path") return name === "id" && /^\d+$/.test(given) ? Number(given) : given;
  if (style === "deepObject") {
    // `color=red` becomes `metadata[color]=red`.
    const [key = "", ...value] = given.split("=");
    return { [key]: value.join("=") };
  }
  return place === "query" && schema?.type === "array" ? given.split(",").map((one) => one.trim()) : given;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new TypeError(`The body is no JSON: ${cause instanceof Error ? cause.message : ""}`, { cause });
  }
}
