import { DrizzleQueryError } from "drizzle-orm";

/** The error of a statement, as the query builder throws it. */
export function queryError(text: string, error: Error): Error {
  return new DrizzleQueryError(text, [], error);
}

/** The engine's error, which the query builder may have wrapped. */
export function engineError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/**
 * The error without the values of its statement, which the query builder adds: errors are logged, and a value may be a
 * secret.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return new Error(`The database did not run: ${error.query}`, { cause: error.cause });
}
