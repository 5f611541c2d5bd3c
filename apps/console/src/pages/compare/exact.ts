/** A number that JavaScript would read as another, or write otherwise: an identifier of 19 digits, or 10.50. */
export class ExactNumber {
  constructor(readonly digits: string) {}
}

/**
 * Parses JSON and keeps the digits of each number. A browser that does not tell them, as one of before 2025 may not,
 * rounds large numbers: https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/JSON/parse
 *
 * @throws {SyntaxError} when it is no JSON.
 */
export function parseExactly(json: string): unknown {
  return JSON.parse(json, (_, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" && context?.source !== undefined && context.source !== String(value)
      ? new ExactNumber(context.source)
      : value,
  );
}
