import type { Operation } from "@syndikit/contract";
import type { Answer } from "../support/marketplace.js";
import { type Account, accounts } from "./accounts.js";
import { type Sample, samplesOf } from "./bodies.js";
import { isAboutObject, pathOf } from "./table.js";
import type { Thing, Things } from "./things.js";
import type { World } from "./world.js";

/** One request of the matrix. */
export interface Cell {
  readonly operation: Operation;
  readonly sample: Sample;
  /** Anonymous when absent. */
  readonly account: Account | undefined;
  /** Absent when the operation is not about an object. */
  readonly thing: Thing | undefined;
}

/**
 * The cells of an operation for several accounts: each with every object and every action.
 *
 * @throws {Error} when the operation's resource has no factory.
 */
export function cellsOf(
  operation: Operation,
  things: Things,
  who: readonly (Account | undefined)[],
): readonly Cell[] {
  return who.flatMap((account) =>
    samplesOf(operation).flatMap((sample) =>
      objectsOf(operation, things).map((thing) => ({ operation, sample, account, thing })),
    ),
  );
}

/** The objects that an operation can be about; a single `undefined` when it is about none. */
export function objectsOf(operation: Operation, things: Things): readonly (Thing | undefined)[] {
  if (!isAboutObject(operation)) return [undefined];
  const objects = things[operation.owner] ?? [];
  if (objects.length === 0) {
    throw new Error(`${operation.id} is about a ${operation.owner}, and the matrix has no factory for it.`);
  }
  return objects;
}

/** Sends the request of a cell. */
export function askCell(
  world: World,
  { operation, sample, account, thing }: Cell,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { method } = operation;
  const body = account === undefined ? {} : sample.body(account);
  const sent = operation.body === null ? {} : { body };
  return world.ask({ account, method, path: pathOf(operation, thing?.id), headers, ...sent });
}

/** The result that the tables require for a caller, an operation and an object. */
export type Expected = 401 | 403 | 404 | "let in";

/**
 * The result that the tables of the contract require. An action may reach less than its operation: an object that only
 * the operation reaches is known to the caller, so the result is 403 instead of 404.
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

/** A readable description of a cell. */
export function describeCell({ operation, sample, account, thing }: Cell): string {
  const action = sample.action === "" ? "" : ` ${sample.action}`;
  const about = thing === undefined ? "" : `, on ${thing.name} (${operation.owner}/${thing.id})`;
  return `${account ?? "nobody"} ${operation.method} ${operation.path}${action}${about}`;
}
