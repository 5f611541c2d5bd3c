/** Two other views of a call: its outcome as a value, and the response behind it. */
import { type CallError, isCallError } from "./errors.js";
import type { Call } from "./request.js";

// Plain promises, and what is known of them beside: no subclass with a `then` of its own, no hidden property.
const calls = new WeakMap<Promise<unknown>, Call>();

/** Notes which call a promise is of. */
export function remember<Value>(promise: Promise<Value>, call: Call): Promise<Value> {
  calls.set(promise, call);
  return promise;
}

/** How a call went: a value, or an error of the family. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CallError };

/**
 * The outcome of a call as a value. What is not an outcome, such as a reference of the wrong kind, is thrown.
 *
 * @example
 * const renamed = await result(market.subscriptions.setName(42, "Notes of Ann"));
 * if (!renamed.ok && renamed.error.kind === "api") console.error(renamed.error.holders);
 */
export async function result<Value>(call: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (isCallError(error)) return { ok: false, error };
    throw error;
  }
}

/** What a call answered, with the response that it came in. */
export interface WithResponse<Value> {
  readonly data: Value;
  /** Its status and its headers; the body has been read. */
  readonly response: Response;
  /** How many requests it took. */
  readonly attempts: number;
}

/**
 * Waits for a call, and answers the response too.
 *
 * @throws TypeError unless the promise is the very one that a method returned.
 */
export async function withResponse<Value>(promise: Promise<Value>): Promise<WithResponse<Value>> {
  const call = calls.get(promise);
  const data = await promise;
  if (!call?.outcome)
    throw new TypeError("withResponse takes the promise of one call, as the method returned it");
  const { response, attempts } = call.outcome;
  return { data, response, attempts };
}
