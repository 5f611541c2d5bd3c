/** References: an id, `"subscription/42"`, `{ url }` and an entity with `self` all name the same thing. */

const LARGEST_ID = 2 ** 31 - 1;

/**
 * The id that a reference holds.
 *
 * @throws TypeError when it names something else, or nothing; the message shows where.
 */
export function toId(kind: string, value: unknown, base: string): number {
  if (typeof value === "number") {
    if (isId(value)) return value;
    throw new TypeError(`${value} is not the id of a ${kind}: ids are whole numbers from 1 to ${LARGEST_ID}`);
  }
  const { self, url } = Object(value) as { self?: unknown; url?: unknown };
  const text = typeof value === "string" ? value : (self ?? url);
  if (typeof text !== "string") {
    throw new TypeError(
      `Not a reference to a ${kind}: ${value === null ? value : typeof value}, not "${kind}/<id>"`,
    );
  }
  const [found, id = ""] = splitReference(text, base);
  if (found === kind && /^\d+$/.test(id) && isId(Number(id))) return Number(id);
  const wrong = found === kind && id ? id : found;
  throw new TypeError(`Not a reference to a ${kind}, "${kind}/<id>":\n${underline(text, wrong || text)}`);
}

/** `["subscription", "42"]` of a relative URL, with or without a slash in front, or of an absolute one. */
export function splitReference(text: string, base: string): string[] {
  return (text.startsWith(`${base}/`) ? text.slice(base.length) : text).replace(/^\//, "").split(/\/(.*)/s);
}

/**
 * One segment of a path, encoded. `.` and `..` would leave the path, and nothing would name its collection.
 *
 * @throws TypeError for those.
 */
export function toSegment(name: string, value: unknown): string {
  if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
  throw new TypeError(
    `${name} cannot be ${typeof value === "string" ? `"${value}"` : typeof value} in a path`,
  );
}

const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST_ID;

function underline(text: string, part: string): string {
  return `  ${text}\n  ${" ".repeat(text.indexOf(part))}${"^".repeat(part.length)}`;
}
