/** A call: its description by a method, and the forms of its outcome. */
import { type CallError, isCallError } from "./errors.js";
import type { References } from "./references.js";

/** What a call returns. Nothing, when it is left out. */
export type AnswerKind =
  | "object"
  | "array"
  | "string"
  /** A list of entries, with the numbers of the page in the headers. */
  | "page"
  /** Only the numbers of the page. */
  | "count"
  /** Any JSON, or any bytes. */
  | "any"
  /** The same, but JSON as the text that came: some numbers do not survive being parsed. */
  | "text"
  /** Bytes as they arrive, without an end. */
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
  /** The values in the path: a reference for `id`, a text for every other name. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly query?: object | undefined;
  /** The parameters that the query may have, if not those of the group. */
  readonly queryNames?: readonly string[];
  readonly body?: unknown;
  readonly references?: References;
  /**
   * Doing it twice is not the same as doing it once. `keyed`: it is retried with the same idempotency key. `never`:
   * it takes no key, and is not retried when the marketplace may already have acted on it.
   */
  readonly once?: "keyed" | "never";
  /** It signs in: it is sent with a user name and a password, and returns a token. */
  readonly signsIn?: boolean;
  /** How long its answer may take, in milliseconds, if the limits of all calls are too short. */
  readonly timeout?: number;
  readonly answer?: AnswerKind;
  /** The answer may have no body; then the call returns nothing. */
  readonly mayBeEmpty?: boolean;
}

/** A call, with the group that it belongs to. */
export interface Call extends Omit<GroupCall, "name"> {
  /** The group and the method, as in `subscriptions.get`. */
  readonly operation: string;
  /** The whole address, if it is known already. */
  readonly url?: string;
}

/** What a call returned, with its response. */
export interface WithResponse<Value> {
  readonly data: Value;
  /** Its status and its headers; the body has been read. */
  readonly response: Response;
  /** How many requests were sent, retries included. */
  readonly attempts: number;
}

/**
 * Where a promise that a method returned keeps its outcome. Two copies of this package, as an ES module and as CommonJS,
 * share it: so its version changes with what is kept. With a WeakMap of all promises, a list took 7 % longer.
 */
const outcome = Symbol.for("@syndikit/sdk outcome 1");

interface Kept<Value> extends Promise<Value> {
  [outcome]?: Promise<WithResponse<Value>>;
}

/** The promise that a method returns: of the data alone, with nothing to see on it. */
export function toData<Value>(call: Promise<WithResponse<unknown>>): Promise<Value> {
  // The generated signature says what the operation returns.
  const data = call.then((known) => known.data as Value);
  return Object.defineProperty(data, outcome, { value: call });
}

/** The outcome of a call: its value, or an error of the family. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CallError };

/**
 * The outcome of a call as a value, with nothing to catch. A mistake in the arguments is still thrown.
 *
 * @throws {TypeError} when an argument or an option is wrong.
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
 * Waits for a call, and returns the response too.
 *
 * @throws {TypeError} when the promise is not the one that the method returned.
 */
export async function withResponse<Value>(call: Promise<Value>): Promise<WithResponse<Value>> {
  // Wait for the promise itself: nobody else does, and its rejection would be unhandled.
  await call;
  const { [outcome]: kept }: Kept<Value> = call;
  if (!kept) throw new TypeError("withResponse takes the promise that a method returned");
  return kept;
}
