import { AsyncLocalStorage } from "node:async_hooks";
import { type Db, NestedTransaction } from "./port.js";

/** The transaction that the current call is inside of. */
interface Scope {
  readonly kind: "read" | "write";
  readonly db: Db;
}

/** Knows, for each chain of calls, which transaction it is inside of. */
export class Scopes {
  readonly #storage = new AsyncLocalStorage<Scope & { open: boolean }>();

  /** Runs a work inside a transaction. */
  async run<T, D extends Db>(kind: Scope["kind"], db: D, work: (db: D) => Promise<T>): Promise<T> {
    const scope = { kind, db, open: true };
    try {
      return await this.#storage.run(scope, () => work(db));
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
    const scope = this.#storage.getStore();
    return scope?.open === true ? scope : undefined;
  }
}
