import type { Operation } from "@syndikit/contract";
import { type Account, accounts } from "./accounts.js";
import type { Sample } from "./bodies.js";
import type { Thing } from "./things.js";

/** What the tables say about a caller, an operation and an object. */
export type Expected = 401 | 403 | 404 | "let in";

export interface Cell {
  readonly operation: Operation;
  readonly sample: Sample;
  /** Nobody when absent. */
  readonly account: Account | undefined;
  /** Absent where the operation is about no object. */
  readonly thing: Thing | undefined;
}

/**
 * What the tables of the contract say. An action may reach less than its operation does: what the operation
 * reaches and the action does not is known to the caller, so it is 403 and not 404.
 */
export function expectedOf({ operation, sample, account, thing }: Cell): Expected {
  if (account === undefined) return 401;
  const role = accounts[account];
  const scopes = operation.roles[role] ?? [];
  const granted = sample.roles[role] ?? [];
  if (scopes.length === 0 || granted.length === 0) return 403;
  if (thing === undefined) return "let in";
  if (!isWithin(scopes)) return 404;
  return isWithin(granted) ? "let in" : 403;

  function isWithin(names: readonly string[]): boolean {
    const reach: readonly string[] = account === undefined ? [] : (thing?.reach[account] ?? []);
    return names.includes("any") || reach.some((scope) => names.includes(scope));
  }
}

/** A cell in words. */
export function describeCell({ operation, sample, account, thing }: Cell): string {
  const action = sample.action === "" ? "" : ` ${sample.action}`;
  const about = thing === undefined ? "" : `, on ${thing.name} (${operation.owner}/${thing.id})`;
  return `${account ?? "nobody"} ${operation.method} ${operation.path}${action}${about}`;
}
