import type { OperationId, Scope } from "@syndikit/contract";
import { or, type SQL, sql } from "drizzle-orm";
import type { Call } from "./call.js";

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
export function within({ scopes }: Caller, conditions: Partial<Record<Scope, SQL>>): SQL {
  const reached = scopes.map((scope) => {
    const condition = conditions[scope];
    if (condition === undefined) throw new RangeError(`The scope ${scope} has no meaning here.`);
    return condition;
  });
  return or(...reached) ?? nothing;
}

/** A call about one object. */
export interface ObjectCall extends Caller {
  readonly path: { readonly id: number };
}
