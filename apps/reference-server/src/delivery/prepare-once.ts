import type { Tx } from "../store/store.js";

/**
 * A statement of the dispatcher that is built once a connection. Building is most of what a small statement
 * costs, and these run for every delivery.
 */
export function prepareOnce<Statement>(build: (tx: Tx) => Statement): (tx: Tx) => Statement {
  const built = new WeakMap<Tx, Statement>();
  return (tx) => {
    const known = built.get(tx);
    if (known !== undefined) return known;
    const statement = build(tx);
    built.set(tx, statement);
    return statement;
  };
}
