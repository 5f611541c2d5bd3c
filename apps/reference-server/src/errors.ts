import { type ErrorCode, type ErrorFields, errors } from "@syndikit/contract";

/**
 * A request that fails with an error of the catalogue. Throw it with {@link raise}, anywhere below the HTTP layer.
 * Thrown inside `store.write`, it rolls back the transaction.
 */
export class MarketplaceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(
    /** At least one. The first one determines the status. */
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

/** One error of the catalogue, with the values for its message. */
export type Problem<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly code: C; readonly fields: ErrorFields<C> };
}[Code];

/** Creates a {@link Problem}. The compiler requires exactly the fields that the catalogue lists for the code. */
export function problem<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Problem {
  const pair: { code: Code; fields: ErrorFields<Code> } = { code, fields };
  // For a single code, this is the mapped type; the compiler cannot see it while Code is generic.
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
 * Returns the object that a query found. An object of another company counts as not found.
 *
 * @throws {MarketplaceError} `notFound` when there is none.
 */
export function found<T>(object: T | undefined, resource: string, id: number | string): T {
  return object === undefined ? raise("notFound", { resource, id }) : object;
}

/**
 * The negative result of a decision: a code of the error catalogue, and the values for its message. Decisions return it
 * and never throw; {@link allowed} turns it into an error.
 */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly kind: "refusal"; readonly code: C; readonly fields: ErrorFields<C> };
}[Code];

/** Creates a refusal. The compiler requires exactly the fields that the catalogue lists for the code. */
export function refuse<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Refusal<Code> {
  const refusal: { kind: "refusal"; code: Code; fields: ErrorFields<Code> } = {
    kind: "refusal",
    code,
    fields,
  };
  // For a single code, this is the mapped type; the compiler cannot see it while Code is generic.
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
  // The outcome is not a refusal; the compiler cannot exclude it from a generic T.
  return outcome as Exclude<T, Refusal>;
}

/** A setting is invalid. The message names it, and says what would be valid. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ConfigError";
  }
}
