import { AsyncLocalStorage } from "node:async_hooks";
import { type Db, NestedTransaction } from "./port.js";

/** The transaction that the current call runs in. */
interface Scope {
  readonly of: Scopes;
  readonly kind: "read" | "write";
  readonly db: Db;
  /** The enclosing scope: a transaction of another store. */
  readonly outer: Scope | undefined;
  open: boolean;
}

/**
 * One storage for all stores, because every promise in the process carries each storage along, even after its store was
 * closed. One storage per store took half of the processor time of the server's tests.
 */
const scopes = new AsyncLocalStorage<Scope>();

/** Knows which transaction of a store an asynchronous call chain runs in. */
export class Scopes {
  /** Runs a callback inside a transaction. */
  async run<T, D extends Db>(kind: Scope["kind"], db: D, work: (db: D) => Promise<T>): Promise<T> {
    const scope: Scope = { of: this, kind, db, outer: scopes.getStore(), open: true };
    try {
      return await scopes.run(scope, () => work(db));
    } finally {
      // Promises that the callback started but did not await keep this scope. For them the transaction is over.
      scope.open = false;
    }
  }

  /**
   * The enclosing read, if there is one.
   *
   * @throws {NestedTransaction} when the caller is inside a write.
   */
  enterRead(): Db | undefined {
    const outer = this.#current();
    if (outer?.kind === "write") throw new NestedTransaction("read", outer.kind);
    return outer?.db;
  }

  /** @throws {NestedTransaction} when the caller is inside a transaction. */
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
