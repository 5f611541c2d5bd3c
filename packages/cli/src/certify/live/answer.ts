import { type ErrorCode, type ErrorFields, errors, toErrorEntry } from "@syndikit/contract";

/** A whole answer on its way to the vendor. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** An answer, or a connection that breaks instead. */
export type Outcome = Answer | "lost";

/** An answer with JSON in it. */
export function withBody(answer: Answer, value: unknown): Answer {
  return { ...answer, body: new TextEncoder().encode(JSON.stringify(value)) };
}

/** An error of the marketplace's catalogue. */
export function refusal<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Answer {
  const headers = new Headers({ "content-type": "application/json" });
  const answer = { status: errors[code].status, headers, body: new Uint8Array() };
  return withBody(answer, { errorHolders: [toErrorEntry(code, fields, "req_certify")] });
}
