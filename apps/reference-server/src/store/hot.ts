import type { Db } from "./store.js";

/**
 * A query that is built once a connection instead of once a call. Building is most of what a small query
 * costs, so the few that every request needs go through here.
 *
 * @example
 * ```ts
 * const userById = hot((db) => db.select().from(users).where(eq(users.id, sql.placeholder("id"))).prepare());
 * const [user] = await userById(db).execute({ id });
 * ```
 */
export function hot<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
