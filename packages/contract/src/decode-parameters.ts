import type { Operation, Parameter } from "./operation.js";
import { type OperationId, operations } from "./operations.gen.js";

/** Parameters as text: pairs, as in `readQuery(...)` or `Object.entries(...)`. */
export type RawParameters = Iterable<readonly [name: string, text: string]>;

/** Takes the place of bytes that are not UTF-8: half of a surrogate pair, so that the validators report the parameter. */
const NOT_UTF8 = "\ud800";

/**
 * Reads the query of a URL, with or without its question mark, as pairs. Bytes that are not UTF-8 become text that the
 * validators refuse, where `URLSearchParams` would make them U+FFFD, and so another value.
 */
export function readQuery(search: string): [name: string, text: string][] {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", ...rest] = pair.split("=");
      return [decodePart(name.replaceAll("+", " ")), decodePart(rest.join("=").replaceAll("+", " "))];
    });
}

/** Decodes a segment of a path. Bytes that are not UTF-8 become text that the validators refuse. */
export function decodeSegment(segment: string): string {
  return decodePart(segment);
}

/** A percent sign that encodes nothing is itself. */
function decodePart(part: string): string {
  if (!part.includes("%")) return part;
  const encoded = part.replaceAll(/%(?![0-9A-Fa-f]{2})/g, "%25");
  try {
    return decodeURIComponent(encoded);
  } catch {
    return `${part}${NOT_UTF8}`;
  }
}

/**
 * Decodes the parameters of a request by the types of the operation. It never fails: text that is not of the right type
 * stays text, and unknown names are kept, so that `validateParameters` can report them.
 *
 * @example
 * ```ts
 * decodeParameters("subscriptionGetAllPaged", "query", readQuery("?id=1,2&metadata[site]=A"));
 * // { id: [1, 2], metadata: { site: "A" } }
 * ```
 */
export function decodeParameters(
  operationId: OperationId,
  place: Parameter["in"],
  raw: RawParameters,
): Record<string, unknown> {
  const operation: Operation = operations[operationId];
  const known = new Map(
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name, parameter]),
  );
  const texts = new Map<string, string[]>();
  const objects = new Map<string, Map<string, string[]>>();
  for (const [name, text] of raw) {
    const [owner, key] = splitKey(name);
    // `status[]=` and `status[0]=` are how some clients repeat a parameter.
    const isRepeated = key !== undefined && /^\d*$/.test(key) && known.get(owner)?.type === "array";
    if (isRepeated) {
      texts.set(owner, [...(texts.get(owner) ?? []), text]);
    } else if (key !== undefined && known.get(owner)?.type === "object") {
      const members = objects.get(owner) ?? new Map<string, string[]>();
      objects.set(owner, members.set(key, [...(members.get(key) ?? []), text]));
    } else {
      texts.set(name, [...(texts.get(name) ?? []), text]);
    }
  }
  return Object.fromEntries([
    ...[...objects].map(([name, members]) => [name, toObject(members)] as const),
    ...[...texts].map(([name, list]) => [name, decode(known.get(name), list)] as const),
  ]);
}

/** `metadata[site]` is the key `site` of `metadata`. */
function splitKey(name: string): [owner: string, key?: string] {
  const open = name.indexOf("[");
  return open > 0 && name.endsWith("]") ? [name.slice(0, open), name.slice(open + 1, -1)] : [name];
}

/** A key that is given twice has two values, which no schema accepts. */
function toObject(members: ReadonlyMap<string, string[]>): Record<string, unknown> {
  return Object.fromEntries([...members].map(([key, list]) => [key, list.length === 1 ? list[0] : list]));
}

function decode(parameter: Parameter | undefined, texts: string[]): unknown {
  if (parameter?.type === "array") {
    return texts
      .flatMap((text) => text.split(","))
      .map((text) => decodeText(parameter.items ?? "string", text));
  }
  const [text] = texts;
  if (texts.length > 1 || text === undefined) return texts;
  return parameter ? decodeText(parameter.type, text) : text;
}

function decodeText(type: Parameter["type"], text: string): unknown {
  switch (type) {
    case "integer":
      return /^-?(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : text;
    case "number":
      return /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,15})?$/.test(text) ? Number(text) : text;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    default:
      return text;
  }
}
