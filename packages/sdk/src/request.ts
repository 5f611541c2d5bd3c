import type { CallOptions } from "./options.js";
import type { Plan } from "./plan.js";

/** One call of one method, from its start to its outcome. */
export interface Call {
  readonly plan: Plan;
  readonly options: CallOptions;
  /** openapi-fetch reads the body itself, so it is handed a fresh one. */
  readonly replay?: boolean;
  /** Set when the call has succeeded. */
  outcome?: Outcome;
}

/** What came back in the end. */
export interface Outcome {
  readonly value: unknown;
  readonly response: Response;
  readonly attempts: number;
}

/**
 * What openapi-fetch builds instead of a `Request`: it only writes down. A real one can be read once, and cloning
 * it for every attempt costs more than the rest of the call; this one can be sent as often as needed.
 */
export class RecordedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly call: Call;

  constructor(url: string, init: { method: string; headers: Headers; body?: string; call: Call }) {
    this.url = url;
    this.method = init.method;
    this.headers = init.headers;
    this.body = init.body;
    this.call = init.call;
  }
}
