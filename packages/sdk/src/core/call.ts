/** A call: how a method describes it, what comes out, and two other views of that. */
import { type CallError, isCallError } from "./errors.js";
import type { References } from "./references.js";

/** What a call answers: nothing, where it is left out. */
export type AnswerKind =
  | "object"
  | "array"
  | "string"
  /** A list of entries, with the numbers of the page in the headers. */
  | "page"
  /** The numbers of a page alone. */
  | "count"
  /** Any JSON, or none. */
  | "any"
  /** Bytes as they come, without an end. */
  | "stream"
  /** All bytes, with their media type. */
  | "blob"
  /** The reference of what was created, in the `Location`. */
  | { readonly location: string };

/** A call, as a method of a group describes it. */
export interface GroupCall {
  /** The method of the group. */
  readonly name: string;
  /** The HTTP method. */
  readonly method: string;
  /** The path template, below that of the group. */
  readonly path: string;
  /** What stands in the path: a reference for `id`, a text for the others. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly references?: References;
  /** Twice is not the same as once: it is sent again with its key; where it takes none, never when it may have happened. */
  readonly once?: "keyed" | "never";
  /** Takes a user name and a password, and answers a token. */
  readonly signsIn?: boolean;
  readonly answer?: AnswerKind;
}

/** A call, with its place among all groups. */
export interface Call extends Omit<GroupCall, "name"> {
  /** The group and the method, as in `subscriptions.get`. */
  readonly operation: string;
  /** The parameters that the query may have; any, where it is left out. */
  readonly queryNames?: readonly string[];
  /** The whole address, where it is written already. */
  readonly url?: string;
}

/** What a call answered, with the response that it came in. */
export interface WithResponse<Value> {
  readonly data: Value;
  /** Its status and its headers; the body has been read. */
  readonly response: Response;
  /** How many requests it took. */
  readonly attempts: number;
}

/** The outcome behind each promise that a method returned. */
const outcomes = new WeakMap<Promise<unknown>, Promise<WithResponse<unknown>>>();

/** The promise that a method returns: a plain one, of the data alone. */
export function toData<Value>(outcome: Promise<WithResponse<unknown>>): Promise<Value> {
  // The generated signature says what the operation answers.
  const data = outcome.then((known) => known.data as Value);
  outcomes.set(data, outcome);
  return data;
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
 * @throws {TypeError} unless the promise is the very one that a method returned.
 */
export async function withResponse<Value>(call: Promise<Value>): Promise<WithResponse<Value>> {
  // A failure comes from here, or nobody would have heard of it.
  await call;
  const outcome = outcomes.get(call);
  if (!outcome) throw new TypeError("withResponse takes the promise that a method returned");
  // It is the outcome of this call, so its data is what the call answers.
  return outcome as Promise<WithResponse<Value>>;
}
