import { AsyncLocalStorage } from "node:async_hooks";
import { type Db, NestedTransaction } from "./port.js";

/** The transaction that the current call is inside of. */
interface Scope {
  readonly of: Scopes;
  readonly kind: "read" | "write";
  readonly db: Db;
  /** What it was begun inside of: a transaction of another store. */
  readonly outer: Scope | undefined;
  open: boolean;
}

/**
 * One for all stores, because every promise of the process carries each storage along, even after its store was closed.
 * With one storage for each store, that took half of the processor time of the server's tests.
 */
const scopes = new AsyncLocalStorage<Scope>();

/** Knows, for each chain of calls, which transaction of a store it is inside of. */
export class Scopes {
  /** Runs a work inside a transaction. */
  async run<T, D extends Db>(kind: Scope["kind"], db: D, work: (db: D) => Promise<T>): Promise<T> {
    const scope: Scope = { of: this, kind, db, outer: scopes.getStore(), open: true };
    try {
      return await scopes.run(scope, () => work(db));
    } finally {
      // What the work started and did not await lives on with this scope; to it, the transaction is over.
      scope.open = false;
    }
  }

  /**
   * The read that a read is a part of, if there is one.
   *
   * @throws {NestedTransaction} when it is inside of a write.
   */
  enterRead(): Db | undefined {
    const outer = this.#current();
    if (outer?.kind === "write") throw new NestedTransaction("read", outer.kind);
    return outer?.db;
  }

  /** @throws {NestedTransaction} when the caller is inside of a transaction. */
  enterWrite(): void {
    const outer = this.#current();
    if (outer !== undefined) throw new NestedTransaction("write", outer.kind);
  }

  #current(): Scope | undefined {
    let scope = scopes.getStore();
    while (scope !== undefined && !(scope.of === this && scope.open)) scope = scope.outer;
    return scope;
  }
}
