import { hasDotSegment } from "@syndikit/contract";
import type { Entry, Parameter } from "./document.js";

/** The name of a parameter's field in the form. */
export const nameOf = ({ in: place, name }: Parameter): string => `${place}:${name}`;

/** A request that is ready to send. */
export interface Prepared {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Builds the request from the form. Fields left empty are not sent.
 *
 * @throws {TypeError} when a value would lead to the path of another operation.
 */
export function requestOf(
  entry: Entry,
  form: Pick<FormData, "get">,
  { body, address }: { readonly body: string; readonly address: string },
): Prepared {
  let path = entry.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const parameter of entry.parameters) {
    const given = form.get(nameOf(parameter));
    if (typeof given !== "string" || given === "") continue;
    const { name } = parameter;
    if (parameter.in === "path") path = path.replace(`{${name}}`, encode(name, given));
    else if (parameter.in === "header") headers[name] = given;
    else if (parameter.style === "deepObject") {
      // `color=red` becomes `metadata[color]=red`.
      const [key = "", ...value] = given.split("=");
      query.append(`${name}[${key}]`, value.join("="));
    } else if (parameter.schema?.type === "array") {
      for (const one of given.split(",")) query.append(name, one.trim());
    } else query.append(name, given);
  }
  if (hasDotSegment(path))
    throw new TypeError("No value in a path can be . or .., which leads to another path.");
  const isSent = entry.body !== undefined && body.trim() !== "";
  if (isSent) headers["Content-Type"] = entry.body?.type ?? "application/json";
  const search = query.size === 0 ? "" : `?${query}`;
  return {
    method: entry.method,
    url: `${address}${path}${search}`,
    headers,
    body: isSent ? body : undefined,
  };
}

/** @throws {TypeError} for a lone surrogate, which no URL can hold. */
function encode(name: string, value: string): string {
  try {
    return encodeURIComponent(value);
  } catch (cause) {
    throw new TypeError(`${name} contains half of a surrogate pair.`, { cause });
  }
}
