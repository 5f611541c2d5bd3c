/** What is remembered of a read, and how it is read. */
export interface Remembered<Value> {
  /** Names of the tables that it comes from. */
  readonly tables: readonly string[];
  readonly load: (key: string) => Promise<Value | undefined>;
}

/** So many answers are kept of a read; then all of them are forgotten. */
const MOST = 10_000;

/**
 * Remembers reads that nearly every request repeats, until a write touches a table that they come from. Whoever
 * writes says so before anybody hears of the commit: after a block or a sign-out nothing old is answered.
 */
export class Memory {
  readonly #forget = new Map<string, Set<() => void>>();

  /** Makes a read that is remembered by its key. What was not found is looked for again. */
  remember<Value>({ tables, load }: Remembered<Value>): (key: string) => Promise<Value | undefined> {
    const kept = new Map<string, Value>();
    let age = 0;
    const forget = (): void => {
      age += 1;
      kept.clear();
    };
    for (const table of tables) this.#forget.set(table, (this.#forget.get(table) ?? new Set()).add(forget));
    return async (key) => {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const before = age;
      const value = await load(key);
      // What a write overtook may be old already.
      if (value === undefined || age !== before) return value;
      if (kept.size >= MOST) kept.clear();
      kept.set(key, value);
      return value;
    };
  }

  /** Forgets what comes from some tables; from all when none are named. */
  forget(tables: Iterable<string> = this.#forget.keys()): void {
    for (const table of tables) for (const forget of this.#forget.get(table) ?? []) forget();
  }
}
