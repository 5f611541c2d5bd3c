import type { Change } from "../store/change.js";
import type { Store, Tx } from "../store/port.js";

/** The changes that transactions in progress have recorded. Transactions of one connection run one after another. */
const noted = new WeakMap<Tx, Change[]>();

/** Records a change in the transaction that makes it. Readers are told after the commit, and not at all without one. */
export function noteChange(tx: Tx, change: Change): void {
  noted.get(tx)?.push(change);
}

/**
 * Wraps the store: after each commit it reports the changes that the transaction recorded, and it reports when
 * everything was replaced.
 */
export function tellOfChanges(
  store: Store,
  told: {
    readonly changed: (changes: readonly Change[]) => void;
    /** Called at the end of a transaction that has recorded changes. */
    readonly changing?: (tx: Tx, changes: readonly Change[]) => void;
    readonly replaced: () => void;
    /** Called at the end of the transaction that replaces everything. */
    readonly replacing?: (tx: Tx) => void;
  },
): Store {
  return {
    read: (work, options) => store.read(work, options),
    remember: (tables, load) => store.remember(tables, load),
    async write(work, options) {
      const changes: Change[] = [];
      const result = await store.write(async (tx) => {
        // After a conflict with another transaction, the callback runs again.
        changes.length = 0;
        noted.set(tx, changes);
        try {
          const result = await work(tx);
          if (changes.length > 0) told.changing?.(tx, changes);
          return result;
        } finally {
          noted.delete(tx);
        }
      }, options);
      if (changes.length > 0) told.changed(changes);
      return result;
    },
    claim: (request, read) => store.claim(request, read),
    onCommit: (tables, listener) => store.onCommit(tables, listener),
    follow: (names, listener) => store.follow(names, listener),
    check: () => store.check(),
    trouble: () => store.trouble?.(),
    backup: (file) => store.backup(file),
    snapshot: () => store.snapshot(),
    snapshotTo: store.snapshotTo,
    async restore(snapshot, adapt) {
      await store.restore(snapshot, async (tx) => {
        await adapt?.(tx);
        told.replacing?.(tx);
      });
      told.replaced();
    },
    continueIds: (...given) => store.continueIds(...given),
    close: () => store.close(),
  };
}
