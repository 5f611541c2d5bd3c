/** References: an id, `"subscription/42"`, `{ url }` and an entity with `self` all name the same thing. */

const LARGEST_ID = 2 ** 31 - 1;

/**
 * The id that a reference holds.
 *
 * @throws TypeError when it names something else, or nothing; the message shows where.
 */
export function toId(kind: string, value: unknown, base: string): number {
  const { self, url = self } = Object(value) as { self?: unknown; url?: unknown };
  const reference = typeof value === "number" ? `${kind}/${value}` : (url ?? value);
  // What is no text is shown as what it is.
  const text = typeof reference === "string" ? reference : typeof reference;
  // With or without a slash in front, or absolute.
  const relative = text.startsWith(`${base}/`) ? text.slice(base.length) : text;
  const [found, id = ""] = relative.replace(/^\//, "").split(/\/(.*)/s);
  const wrong = (found === kind && id) || found || text;
  if (wrong === id && /^\d+$/.test(id) && Number(id) > 0 && Number(id) <= LARGEST_ID) return Number(id);
  const line = `${" ".repeat(text.indexOf(wrong))}${"^".repeat(wrong.length)}`;
  throw new TypeError(`Not a reference to a ${kind}, "${kind}/<id>":\n  ${text}\n  ${line}`);
}

/**
 * One segment of a path, encoded. `.` and `..` would leave the path, and nothing would name its collection.
 *
 * @throws TypeError for those.
 */
export function toSegment(name: string, value: unknown): string {
  if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
  throw new TypeError(`${name} cannot be ${JSON.stringify(value)} in a path`);
}
