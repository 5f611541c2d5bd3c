import type { Changes } from "./memory.js";

/** Cached totals for one connection. */
export interface SnapshotTotals {
  /** Called when a read transaction begins. Until the next one, counts are of this state. */
  begin(): void;
  /** The rows of a count: cached, or from `count`. */
  rows(query: readonly unknown[], count: () => unknown[]): unknown[];
}

/** The most totals that are kept. When there are more, all are dropped. */
const MAX_TOTALS = 200;

/**
 * Caches the counts of lists for their page headers until anything is written. A count reads up to 100,000 entries of an
 * index, which takes 4 to 8 ms, while the page itself reads fifty rows.
 */
export class Totals {
  readonly #changes: Changes;
  readonly #kept = new Map<string, unknown[]>();
  /** The commit to which the cached totals belong. */
  #asOf = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Creates the totals for a connection, whose transactions may see an older state than that of the last commit. */
  connect(): SnapshotTotals {
    let asOf = 0;
    return {
      begin: () => {
        asOf = this.#changes.now;
      },
      rows: (query, count) => {
        // There was a write since this transaction began. Its totals are outdated for others, and the cached ones are
        // too new for it.
        if (asOf !== this.#changes.now) return count();
        if (asOf !== this.#asOf || this.#kept.size >= MAX_TOTALS) this.#kept.clear();
        this.#asOf = asOf;
        const key = JSON.stringify(query);
        const rows = this.#kept.get(key) ?? count();
        this.#kept.set(key, rows);
        return rows;
      },
    };
  }
}
