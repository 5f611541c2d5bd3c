import { type ErrorCode, type ErrorFields, errors } from "@syndikit/contract";

/**
 * A request that fails with an error of the catalogue. Throw it with {@link raise}, from anywhere below the HTTP
 * layer. Thrown inside of `store.write`, it rolls the transaction back.
 */
export class MarketplaceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(
    /** At least one. The first one decides the status. */
    readonly problems: readonly [Problem, ...Problem[]],
    /** Headers of the response, such as `Retry-After`. */
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(`${errors[problems[0].code].status} ${problems[0].code}`, options);
    this.name = "MarketplaceError";
    this.code = problems[0].code;
    this.status = errors[this.code].status;
  }
}

/** One error of the catalogue, and the values of its message. */
export type Problem<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly code: C; readonly fields: ErrorFields<C> };
}[Code];

/** Creates a {@link Problem}. The compiler asks for exactly the fields that the catalogue lists for the code. */
export function problem<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Problem {
  const pair: { code: Code; fields: ErrorFields<Code> } = { code, fields };
  // For one code the mapped type is this very object; the compiler cannot see it while Code is open.
  return pair as unknown as Problem;
}

/**
 * Ends the request with an error of the catalogue.
 *
 * @throws {MarketplaceError} always.
 */
export function raise<Code extends ErrorCode>(
  code: Code,
  fields: ErrorFields<Code>,
  headers: Readonly<Record<string, string>> = {},
): never {
  throw new MarketplaceError([problem(code, fields)], headers);
}

/**
 * Returns the object that a query found. One that belongs to another company counts as not found.
 *
 * @throws {MarketplaceError} when there is none: `notFound`.
 */
export function found<T>(object: T | undefined, resource: string, id: number | string): T {
  return object === undefined ? raise("notFound", { resource, id }) : object;
}

/**
 * The "no" of a decision: a code of the error catalogue, and the values of its message. Decisions return it and
 * never throw; {@link allowed} turns it into an error.
 */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly kind: "refusal"; readonly code: C; readonly fields: ErrorFields<C> };
}[Code];

/** Creates a refusal. The compiler asks for exactly the fields that the catalogue lists for the code. */
export function refuse<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Refusal<Code> {
  const refusal: { kind: "refusal"; code: Code; fields: ErrorFields<Code> } = {
    kind: "refusal",
    code,
    fields,
  };
  // For one code the mapped type is this very object; the compiler cannot see it while Code is open.
  return refusal as Refusal<Code>;
}

export function isRefusal<T>(outcome: T | Refusal): outcome is Extract<T | Refusal, Refusal> {
  return typeof outcome === "object" && outcome !== null && "kind" in outcome && outcome.kind === "refusal";
}

/**
 * Returns the outcome of a decision that was not refused.
 *
 * @throws {MarketplaceError} when it was refused, with the refusal's code and fields.
 */
export function allowed<T>(outcome: T | Refusal): Exclude<T, Refusal> {
  if (isRefusal(outcome)) throw new MarketplaceError([outcome]);
  // Everything but a refusal is left; the compiler cannot subtract from an open T.
  return outcome as Exclude<T, Refusal>;
}
