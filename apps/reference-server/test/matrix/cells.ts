import type { Operation } from "@syndikit/contract";
import type { Account } from "./accounts.js";
import { samplesOf } from "./bodies.js";
import type { Cell } from "./expectations.js";
import { isAboutObject, pathOf } from "./table.js";
import type { Thing, Things } from "./things.js";
import type { Answer, World } from "./world.js";

/**
 * The cells of an operation for some accounts: each with every object, and with every action.
 *
 * @throws {Error} when the resource of the operation has no factory.
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

/** The objects that an operation can be about; one that is absent where it is about none. */
export function objectsOf(operation: Operation, things: Things): readonly (Thing | undefined)[] {
  if (!isAboutObject(operation)) return [undefined];
  const objects = things[operation.owner] ?? [];
  if (objects.length === 0) {
    throw new Error(`${operation.id} is about a ${operation.owner}, and the matrix has no factory for it.`);
  }
  return objects;
}

/** Sends the request of a cell. */
export function askCell(world: World, { operation, sample, account, thing }: Cell): Promise<Answer> {
  const { method } = operation;
  const body = account === undefined ? {} : sample.body(account);
  const sent = operation.body === null ? {} : { body };
  return world.ask({ account, method, path: pathOf(operation, thing?.id), ...sent });
}
