import type { OperationId, Scope } from "@syndikit/contract";
import { or, type SQL, sql } from "drizzle-orm";
import type { Call } from "../http/call.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";

/** Who calls, and how far the role reaches with this operation. Every finder takes one; a call is one. */
export type Caller = Pick<Call<OperationId>, "principal" | "scopes">;

/** Every row. */
export const everything: SQL = sql`true`;

/** No row. */
export const nothing: SQL = sql`false`;

/**
 * The condition that keeps a query to the objects that a caller reaches: what is in any of the scopes.
 *
 * @param conditions what each scope means for the resource.
 * @throws RangeError for a scope that the resource gives no meaning to: the table and the permissions disagree.
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
 * A prepared query that is kept to what the caller reaches. There is one for each set of scopes; who the caller is
 * comes in when it is executed, with {@link callerValues}.
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

/** A caller, as a query that serves many has it: in SQL nothing equals the company of one who has none. */
export interface CallerTerms extends Pick<Caller, "scopes"> {
  readonly userId: SQL;
  readonly companyId: SQL;
}

/** The values of a caller for a query of {@link preparedByScopes}. */
export function callerValues({ principal }: Caller): Record<string, unknown> {
  return { callerId: principal.userId, callerCompanyId: principal.companyId };
}

/** The same for a query that is built for this caller alone. */
export function callerTerms({ principal, scopes }: Caller): CallerTerms {
  return { scopes, userId: sql`${principal.userId}`, companyId: sql`${principal.companyId}` };
}

/** A call about one object. */
export interface ObjectCall extends Caller {
  readonly path: { readonly id: number };
}
