import type { Db } from "./store.js";

/**
 * A statement that is built once a connection instead of once a call. Building is most of what a small statement
 * costs, so those that many requests need, and those that run for every delivery, go through here.
 *
 * @example
 * ```ts
 * const userById = hot((db) => db.select().from(users).where(eq(users.id, sql.placeholder("id"))).prepare());
 * const [user] = await userById(db).execute({ id });
 * ```
 */
export function hot<Statement, Connection extends Db = Db>(
  build: (db: Connection) => Statement,
): (db: Connection) => Statement {
  const built = new WeakMap<Connection, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
