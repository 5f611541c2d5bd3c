/** References: an id, `"subscription/42"`, `{ url }` and an entity with `self` all name the same thing. */

const MAX_ID = 2 ** 31 - 1;

/** The fields of a body that are references, by what they refer to; fields that hold such fields, likewise. */
export interface References {
  readonly [field: string]: string | References;
}

/**
 * The id of what a value names.
 *
 * @throws {TypeError} when it names something else, or nothing.
 */
export function toId(kind: string, value: unknown, base: string): number {
  // Most calls come with a number. What is no integer of 32 bits is another number when it is made one.
  if (typeof value === "number" && value > 0 && value === (value | 0)) return value;
  const { self, url = self ?? value } = Object(value) as { self?: unknown; url?: unknown };
  const text = String(url);
  // With or without a slash in front, or absolute.
  const [, found, digits] = /^\/?(\w+)\/([1-9]\d*)$/.exec(text.replace(`${base}/`, "")) ?? [];
  const id = Number(digits);
  if (found === kind && id <= MAX_ID) return id;
  throw new TypeError(`Not a reference like ${kind}/42: ${quote(text)}`);
}

/**
 * One segment of a path. `.` and `..` would leave the path, and nothing would name its collection.
 *
 * @throws {TypeError} for those.
 */
export function toSegment(name: string, value: unknown): string {
  if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return value;
  throw new TypeError(`${name} cannot be ${quote(String(value))} in a path`);
}

/**
 * The body with `{ url: "product/2" }` wherever a field is a reference. `null` clears a field, and stays.
 *
 * @throws {TypeError} when a field names something else, or nothing.
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

/** What was given, on one line: it may hold anything, and messages are printed. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\/\/[^/@]*@/, "//").slice(0, 100));
}
