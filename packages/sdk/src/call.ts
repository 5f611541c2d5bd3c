/** A call: what goes in, what comes out, and two other views of that. */
import { type CallError, isCallError } from "./errors.js";
import type { CallOptions } from "./options.js";
import type { Plan } from "./plan.js";
import type { ReadArgument } from "./request.js";

/** What a call answered, with the response that it came in. */
export interface WithResponse<Value> {
  readonly data: Value;
  /** Its status and its headers; the body has been read. */
  readonly response: Response;
  /** How many requests it took. */
  readonly attempts: number;
}

/** What is not an option of every call is a parameter of the operation. */
export interface SendOptions extends CallOptions, Readonly<Record<string, unknown>> {
  /** Set when a token is asked for that does not expire. */
  readonly expire?: unknown;
  /** Asked for with it, since it ends the token before it. */
  readonly revokesPrevious?: unknown;
}

/** Sends a call. */
export type Send = (plan: Plan, options: SendOptions, read: ReadArgument) => Promise<WithResponse<unknown>>;

/** A constructor that answers a promise: the class below puts its field on that. */
function DataOf(outcome: Promise<WithResponse<unknown>>): Promise<unknown> {
  return outcome.then((known) => known.data);
}

/**
 * The promise that a method returns; `withResponse` knows it again. It is a plain one with a private field: `then` and
 * `await` are the platform's own, nobody sees the field, and it costs a tenth of a `WeakMap`.
 */
export class Call extends (DataOf as unknown as new (
  outcome: Promise<WithResponse<unknown>>,
) => Promise<unknown>) {
  readonly #outcome: Promise<WithResponse<unknown>>;

  constructor(outcome: Promise<WithResponse<unknown>>) {
    super(outcome);
    this.#outcome = outcome;
  }

  static outcomeOf(value: object): Promise<WithResponse<unknown>> | undefined {
    return #outcome in value ? value.#outcome : undefined;
  }
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

/**
 * Waits for a call, and answers the response too.
 *
 * @throws TypeError unless the promise is the very one that a method returned.
 */
export async function withResponse<Value>(call: Promise<Value>): Promise<WithResponse<Value>> {
  // A failure comes from here, or nobody would have heard of it.
  await call;
  const outcome = Call.outcomeOf(call);
  if (!outcome) throw new TypeError("withResponse takes the promise that a method returned");
  // It is the outcome of this call, so its data is what the call answers.
  return outcome as Promise<WithResponse<Value>>;
}
