import { AsyncLocalStorage } from "node:async_hooks";
import { NestedTransaction } from "./port.js";

/** The transaction that the current call runs in. */
interface Scope {
  readonly of: Scopes;
  readonly kind: "read" | "write";
  /** The enclosing scope: a transaction of another store. */
  readonly outer: Scope | undefined;
  open: boolean;
}

/**
 * One storage for all stores, because every promise in the process carries each storage along, even after its store was
 * closed. One storage per store took half of the processor time of the server's tests.
 */
const scopes = new AsyncLocalStorage<Scope>();

/**
 * Whether nested transactions are looked for. Before Node 24, which keeps the context of a call in another way, a PATCH
 * takes 1.09 times the processor time with it.
 */
let following = Number.parseInt(process.versions.node, 10) >= 24;

/** Looks for nested transactions with any Node, in the whole process: for the tests, which run every operation. */
export function refuseNestedTransactions(): void {
  following = true;
}

/** Refuses a transaction inside another one of the same store, where they are looked for. */
export class Scopes {
  /**
   * Runs a transaction.
   *
   * @throws {NestedTransaction} when a callback began inside another transaction.
   */
  async run<T>(kind: Scope["kind"], work: () => Promise<T>): Promise<T> {
    if (!following) return work();
    const scope: Scope = { of: this, kind, outer: scopes.getStore(), open: true };
    try {
      return await scopes.run(scope, work);
    } finally {
      // Promises that the callback started but did not await keep this scope. For them the transaction is over.
      scope.open = false;
    }
  }

  /** @throws {NestedTransaction} when the caller is inside a transaction. */
  enter(kind: Scope["kind"]): void {
    if (!following) return;
    let scope = scopes.getStore();
    while (scope !== undefined && !(scope.of === this && scope.open)) scope = scope.outer;
    if (scope !== undefined) throw new NestedTransaction(kind, scope.kind);
  }
}
