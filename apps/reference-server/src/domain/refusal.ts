import type { ErrorCode, ErrorFields } from "@syndikit/contract";

/**
 * A decision's "no": a code of the error catalogue and the values that its message needs. Decisions return it,
 * they never throw; the HTTP layer alone turns it into a status and a body.
 */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly kind: "refusal"; readonly code: C; readonly fields: ErrorFields<C> };
}[Code];

/** Makes a refusal. The compiler asks for exactly the fields that the catalogue lists for the code. */
export function refuse<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Refusal<Code> {
  const refusal: { kind: "refusal"; code: Code; fields: ErrorFields<Code> } = {
    kind: "refusal",
    code,
    fields,
  };
  // For one code the mapped type is this very object; the compiler cannot see it while Code is open.
  return refusal as Refusal<Code>;
}

/** Tells a refusal from every other outcome. */
export function isRefusal<T>(outcome: T | Refusal): outcome is Extract<T | Refusal, Refusal> {
  return typeof outcome === "object" && outcome !== null && "kind" in outcome && outcome.kind === "refusal";
}
