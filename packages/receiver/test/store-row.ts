import type { StoreRow } from "../src/index.js";

let revisions = 0;

/** A row with a new revision. */
export function storeRow(changes: Partial<StoreRow> = {}): StoreRow {
  revisions += 1;
  return {
    key: "subscription/12",
    revision: `revision-${revisions}`,
    lane: "event",
    state: "waiting",
    readyAt: 10,
    changedAt: 5,
    body: "{}",
    ...changes,
  };
}
