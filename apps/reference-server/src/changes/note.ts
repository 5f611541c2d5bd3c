import type { ChangeKind } from "@syndikit/contract";
import type { Known } from "../known.js";
import type { Store, Tx } from "../store/port.js";

/** Something that has changed. */
export interface Change {
  readonly kind: Known<typeof ChangeKind>;
  /** Absent where there is only one, or where several have changed. */
  readonly id?: number;
  /** Whose it is, where that is at hand: it saves looking it up for each reader. */
  readonly audience?: Audience;
}

/** Who may read of a change, beside administrators. */
export interface Audience {
  /** The members of a vendor or customer company; `null` with what is nobody's. */
  readonly companyId?: number | null;
  readonly userId?: number | null;
}

/** What the works in progress have noted, by their transaction. Works of one connection run one after another. */
const noted = new WeakMap<Tx, Change[]>();

/** Notes a change in the transaction that makes it. Readers are told after the commit, and of nothing without it. */
export function noteChange(tx: Tx, change: Change): void {
  noted.get(tx)?.push(change);
}

/** The store, which tells of what its transactions noted when they are committed, and when it was replaced. */
export function tellOfChanges(
  store: Store,
  told: { readonly changed: (changes: readonly Change[]) => void; readonly replaced: () => void },
): Store {
  return {
    read: (work) => store.read(work),
    remember: (tables, load) => store.remember(tables, load),
    async write(work, options) {
      const changes: Change[] = [];
      const result = await store.write(async (tx) => {
        // Others may have come between, and it runs once more.
        changes.length = 0;
        noted.set(tx, changes);
        try {
          return await work(tx);
        } finally {
          noted.delete(tx);
        }
      }, options);
      if (changes.length > 0) told.changed(changes);
      return result;
    },
    claim: (request) => store.claim(request),
    onCommit: (tables, listener) => store.onCommit(tables, listener),
    follow: (names, listener) => store.follow(names, listener),
    check: () => store.check(),
    backup: (file) => store.backup(file),
    snapshot: () => store.snapshot(),
    async restore(snapshot, adapt) {
      await store.restore(snapshot, adapt);
      told.replaced();
    },
    continueIds: (...given) => store.continueIds(...given),
    close: () => store.close(),
  };
}
