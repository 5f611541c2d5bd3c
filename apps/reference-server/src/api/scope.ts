import type { OperationId, Scope } from "@syndikit/contract";
import { or, type SQL, sql } from "drizzle-orm";
import { found } from "../errors.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import type { Call } from "./call.js";

/** The caller and the scopes of its role for this operation. Every finder takes one, and a `Call` is one. */
export type Caller = Pick<Call<OperationId>, "principal" | "scopes">;

export interface ObjectCall extends Caller {
  readonly path: { readonly id: number };
}

/**
 * A finder for the object that a call names in its path. Its result rejects with `notFound` when there is no such
 * object, or the caller does not reach it.
 *
 * @param resource - its name in the path.
 */
export function orNotFound<Row>(
  find: (db: Db, caller: Caller, id: number) => Promise<Row | undefined>,
  resource: string,
): (db: Db, call: ObjectCall) => Promise<Row> {
  return async (db, call) => found(await find(db, call, call.path.id), resource, call.path.id);
}

/** Every row. */
export const everything: SQL = sql`true`;

/** No row. */
export const nothing: SQL = sql`false`;

/**
 * The condition that restricts a query to the objects that a caller reaches: those in any of its scopes.
 *
 * @param conditions - what each scope means for the resource.
 * @throws {RangeError} when the resource defines no condition for a scope: the code and the permissions disagree.
 */
export function within({ scopes }: Pick<Caller, "scopes">, conditions: Partial<Record<Scope, SQL>>): SQL {
  const reached = scopes.map((scope) => {
    const condition = conditions[scope];
    if (condition === undefined) throw new RangeError(`The scope ${scope} has no meaning here.`);
    return condition;
  });
  return or(...reached) ?? nothing;
}

/**
 * The caller in the form that queries use. If a caller has no company, its company is null, which equals nothing in
 * SQL.
 */
export interface CallerTerms extends Pick<Caller, "scopes"> {
  readonly userId: SQL;
  readonly companyId: SQL;
}

/** The terms for a query that is built for this caller only. */
export function callerTerms({ principal, scopes }: Caller): CallerTerms {
  return { scopes, userId: sql`${principal.userId}`, companyId: sql`${principal.companyId}` };
}

/**
 * A prepared query that is restricted to what the caller reaches. There is one for each set of scopes; the caller's
 * identity is passed on execution, with {@link callerValues}.
 */
export function preparedByScopes<Query>(
  build: (db: Db, caller: CallerTerms) => Query,
): (db: Db, caller: Caller) => Query {
  const byScopes = new Map<string, (db: Db) => Query>();
  const userId = sql`${sql.placeholder("callerId")}`;
  const companyId = sql`${sql.placeholder("callerCompanyId")}`;
  return (db, { scopes }) => {
    const key = scopes.join();
    const query =
      byScopes.get(key) ?? prepared((connection) => build(connection, { scopes, userId, companyId }));
    byScopes.set(key, query);
    return query(db);
  };
}

/** The values for executing a query of {@link preparedByScopes}. */
export function callerValues({ principal }: Caller): Record<string, unknown> {
  return { callerId: principal.userId, callerCompanyId: principal.companyId };
}
