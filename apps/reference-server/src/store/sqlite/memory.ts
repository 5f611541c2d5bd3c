import type { Changes } from "./changes.js";

/** What is remembered of a read, and how it is read. */
export interface Remembered<Value> {
  /** Names of the tables that it comes from. */
  readonly tables: readonly string[];
  readonly load: (key: string) => Promise<Value | undefined>;
}

/** So many answers are kept of a read; then all of them are forgotten. */
const MOST = 10_000;

/**
 * Makes a read that is remembered by its key until a write touches a table that it comes from: after a block or a
 * sign-out nothing old is answered. What was not found is looked for again.
 */
export function remember<Value>(
  changes: Changes,
  { tables, load }: Remembered<Value>,
): (key: string) => Promise<Value | undefined> {
  const kept = new Map<string, Value>();
  let keptSince = changes.last(tables);
  return async (key) => {
    const changed = changes.last(tables);
    if (changed > keptSince) {
      kept.clear();
      keptSince = changed;
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = await load(key);
    // What a write overtook may be old already.
    if (value === undefined || changes.last(tables) > changed) return value;
    if (kept.size >= MOST) kept.clear();
    kept.set(key, value);
    return value;
  };
}
