import { isObject } from "./check-options.js";
import { ReceiverError } from "./receiver-error.js";

/**
 * Checks that code of the vendor has done its work when it returned: that it did not return work that nobody begins or
 * waits for.
 *
 * @throws {ReceiverError} `invalid_result` when it did.
 */
export function checkDone(what: string, result: unknown): void {
  const found = findUnfinished(result);
  if (found !== undefined) throw new ReceiverError("invalid_result", `${what} returned ${found}`);
}

function findUnfinished(result: unknown): string | undefined {
  if (typeof result === "function") {
    return "a function, and nobody calls it. Call it, or write its statements in the handler itself.";
  }
  if (Array.isArray(result) && result.some(isPromise)) {
    return "a list of promises, and nobody waits for them. Return Promise.all(…).";
  }
  if (isObject(result) && typeof Reflect.get(result, "next") === "function") {
    const iterates = Symbol.asyncIterator in result || Symbol.iterator in result;
    if (iterates) return "a generator, and nobody runs it. Write an async function, without the star.";
  }
  return undefined;
}

function isPromise(value: unknown): boolean {
  return isObject(value) && typeof Reflect.get(value, "then") === "function";
}
