/** References: an id, `"subscription/42"`, `{ url }` and an entity with `self` all name the same thing. */

const LARGEST_ID = 2 ** 31 - 1;

/**
 * `subscription/42`, for whatever names it.
 *
 * @throws TypeError when it names something else, or nothing.
 */
export function toReference(kind: string, value: unknown, base: string): string {
  // Most calls come with a number. What is no integer of 32 bits is another number when it is made one.
  if (typeof value === "number" && value > 0 && value === (value | 0)) return `${kind}/${value}`;
  const { self, url = self ?? value } = Object(value) as { self?: unknown; url?: unknown };
  const text = String(url);
  // With or without a slash in front, or absolute.
  const [, reference, found, id] = /^\/?((\w+)\/([1-9]\d*))$/.exec(text.replace(`${base}/`, "")) ?? [];
  if (reference && found === kind && Number(id) <= LARGEST_ID) return reference;
  throw new TypeError(`Not a reference like ${kind}/42: ${text}`);
}

/**
 * One segment of a path, encoded. `.` and `..` would leave the path, and nothing would name its collection.
 *
 * @throws TypeError for those.
 */
export function toSegment(name: string, value: unknown): string {
  if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
  throw new TypeError(`${name} cannot be "${value}" in a path`);
}
