import type { Owner } from "../../shares/owner.js";
import { ANY_TABLE } from "../written-table.js";

/** A cached read. */
interface Remembered<Value> {
  /** Names of the tables that the value comes from. */
  readonly tables: readonly string[];
  readonly load: (key: string, owner: Owner) => Promise<Value | undefined>;
}

/** The most values that a cache keeps. When it is full, it is emptied. */
const MOST = 10_000;

/**
 * Caches a read by its key until a write changes a table that it comes from, so that nothing outdated is returned after
 * a block or a sign-out. A missing value is not cached. Without the cache a PATCH, in which reading the caller's token
 * is one read, costs 1.4 times the processor time.
 */
export function remember<Value>(
  changes: Changes,
  { tables, load }: Remembered<Value>,
): (key: string, owner: Owner) => Promise<Value | undefined> {
  const kept = new Map<string, Value>();
  let keptSince = changes.last(tables);
  return async (key, owner) => {
    const changed = changes.last(tables);
    if (changed > keptSince) {
      kept.clear();
      keptSince = changed;
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = await load(key, owner);
    // A write during the load may have made the value outdated.
    if (value === undefined || changes.last(tables) > changed) return value;
    if (kept.size >= MOST) kept.clear();
    kept.set(key, value);
    return value;
  };
}

/**
 * Records the last commit that wrote to each table. A cache uses it to check whether its copy is still valid. A commit
 * is recorded in the same turn of the event loop in which SQLite makes it, so nothing runs in between.
 */
export class Changes {
  readonly #last = new Map<string, number>();
  #everything = 0;
  #now = 0;

  /** The number of the last commit that changed something, counted from 1. */
  get now(): number {
    return this.#now;
  }

  /** Records a commit that wrote to some tables. */
  note(tables: ReadonlySet<string>): void {
    this.#now += 1;
    if (tables.has(ANY_TABLE)) this.#everything = this.#now;
    for (const table of tables) this.#last.set(table, this.#now);
  }

  /** The last commit that wrote to any of some tables. */
  last(tables: readonly string[]): number {
    let last = this.#everything;
    for (const table of tables) last = Math.max(last, this.#last.get(table) ?? 0);
    return last;
  }
}
