/** References: an id, `"subscription/42"`, `{ url }` and an entity with `self` all name the same thing. */

const MAX_ID = 2 ** 31 - 1;

/** The fields of a body that are references, each with its resource; an object for a field with such fields inside. */
export interface References {
  readonly [field: string]: string | References;
}

/**
 * The id of the object that a value names.
 *
 * @throws {TypeError} when it names another kind of object, or none.
 */
export function toId(kind: string, value: unknown, base: string): number {
  // Most calls get a number. `| 0` changes every number that is not a 32-bit integer.
  if (typeof value === "number" && value > 0 && value === (value | 0)) return value;
  const { self, url = self ?? value } = Object(value) as { self?: unknown; url?: unknown };
  const text = String(url);
  // With or without a slash in front, or absolute.
  const [, found, digits] = /^\/?(\w+)\/([1-9]\d*)$/.exec(text.replace(`${base}/`, "")) ?? [];
  const id = Number(digits);
  if (found === kind && id <= MAX_ID) return id;
  throw new TypeError(`Not a reference like ${kind}/42: ${quote(text)}`);
}

/** What no text may contain: U+0000, and half of a surrogate pair, which no encoding can write. */
const BROKEN = /[\0\ud800-\udfff]/u;

/**
 * One segment of a path. `.` and `..` would lead to another path, and an empty one to the whole collection.
 *
 * @throws {TypeError} when the value is one of these, or not a text.
 */
export function toSegment(name: string, value: unknown): string {
  if (typeof value !== "string" || /^\.{0,2}$/.test(value)) throw refused(name, value);
  return toText(name, value);
}

/**
 * A text, as it is.
 *
 * @throws {TypeError} when it contains what no text may contain.
 */
export function toText(name: string, value: string): string {
  if (BROKEN.test(value)) throw refused(name, value);
  return value;
}

function refused(name: string, value: unknown): TypeError {
  return new TypeError(`${name} cannot be ${quote(String(value))} in a URL`);
}

/**
 * The body with `{ url: "product/2" }` in each field that is a reference. `null` clears a field, and is kept.
 *
 * @throws {TypeError} when a field names another kind of object, or none.
 */
export function withReferences(body: unknown, fields: string | References, base: string): unknown {
  if (body === undefined || body === null) return body;
  if (Array.isArray(body)) return body.map((item) => withReferences(item, fields, base));
  if (typeof fields === "string") return { url: `${fields}/${toId(fields, body, base)}` };
  const copy: Record<string, unknown> = { ...Object(body) };
  for (const name in fields) {
    const inside = fields[name];
    if (inside !== undefined && name in copy) copy[name] = withReferences(copy[name], inside, base);
  }
  return copy;
}

/** The value as a message can show it: short, on one line, and without the credentials of an address. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\/\/[^/@]*@/, "//").slice(0, 100));
}
