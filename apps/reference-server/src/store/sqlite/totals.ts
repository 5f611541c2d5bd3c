import type { Changes } from "./memory.js";

/** The totals as one connection may use them. */
export interface SnapshotTotals {
  /** A read transaction begins: until the next one, everything is counted as of now. */
  begin(): void;
  /** The rows of a count: remembered, or what `count` returns. */
  rows(query: readonly unknown[], count: () => unknown[]): unknown[];
}

/** So many totals are kept; then all are forgotten. */
const MAX_TOTALS = 200;

/**
 * Remembers what lists count for their page headers, until anything is written: a count touches all that matches,
 * where the page itself touches fifty rows.
 */
export class Totals {
  readonly #changes: Changes;
  readonly #kept = new Map<string, unknown[]>();
  /** The commit that the kept totals are of. */
  #asOf = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** For a connection, whose transactions may see an older state than the last commit left. */
  connect(): SnapshotTotals {
    let asOf = 0;
    return {
      begin: () => {
        asOf = this.#changes.now;
      },
      rows: (query, count) => {
        // A write overtook this transaction: its totals are old for others, and theirs are too new for it.
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
