/** Stands for every table, where nobody can tell which one was written to. */
export const ANY_TABLE = "*";

/**
 * Knows after which commit each table was last written to. Whoever remembers something of a table asks it whether
 * that is still true. It hears of a commit in the same turn in which the engine makes it, so nobody comes between.
 */
export class Changes {
  readonly #last = new Map<string, number>();
  #everything = 0;
  #now = 0;

  /** The last commit that changed something, counted from 1. */
  get now(): number {
    return this.#now;
  }

  /** Takes note of a commit that wrote to some tables. */
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
