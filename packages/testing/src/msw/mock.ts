import type { OperationId, OperationTypes } from "@syndikit/contract";
import type { RequestHandler } from "msw";
import type { AnswerBody, AnswerOverride, AnswerStatus } from "../spec/answers.js";

/** A request that the mock has answered. */
export interface MockCall<Id extends OperationId> {
  readonly id: Id;
  readonly path: OperationTypes[Id]["path"];
  readonly query: OperationTypes[Id]["query"];
  readonly body: OperationTypes[Id]["body"];
  readonly request: Request;
}

/** What a function answers. The body goes over the example, as with `on`. */
export type MockAnswer<Id extends OperationId> = AnswerWith<Id, AnswerStatus<Id>>;

/** One of these for each status. */
type AnswerWith<Id extends OperationId, Status> =
  Status extends AnswerStatus<Id>
    ? {
        readonly status: Status;
        readonly body?: AnswerOverride<AnswerBody<Id, Status>>;
        readonly headers?: Readonly<Record<string, string>>;
      }
    : never;

/**
 * Says what an operation answers: a status, and a body that goes over the example of the spec. A list, or a text,
 * replaces it.
 *
 * @throws {InvalidValueError} when the spec forbids such an answer.
 */
export type Answering = <Id extends OperationId, Status extends AnswerStatus<Id>>(
  id: Id,
  status: Status,
  body?: AnswerOverride<AnswerBody<Id, Status>>,
) => void;

/** How the mock is set up. */
export interface MockOptions {
  /** The address that the client calls, with or without `/api`. */
  readonly baseUrl: string;
  /**
   * The `afterEach` of the test framework. After each test the mock begins anew, and what was forbidden fails the
   * test.
   */
  readonly afterEach?: (after: () => void) => unknown;
}

/** A request, or an answer of the test, that the spec forbids. */
export interface Fault {
  /** As in `GET /subscription/x`. */
  readonly request: string;
  readonly reason: string;
}

/** A marketplace out of answers: every operation of the spec, with its examples. */
export interface MarketplaceMock {
  /** For `setupServer(...handlers)` of msw. */
  readonly handlers: readonly RequestHandler[];
  /** Says what an operation answers from now on. */
  readonly on: Answering;
  /** Says what an operation answers the next time. Several are used up in their order. */
  readonly once: Answering;
  /** Says by a function what an operation answers from now on. */
  answer<Id extends OperationId, const Answer extends MockAnswer<Id>>(
    id: Id,
    answer: (call: MockCall<Id>) => Answer | Promise<Answer>,
  ): void;
  /** The requests of an operation that were allowed, oldest first. */
  calls<Id extends OperationId>(id: Id): readonly MockCall<Id>[];
  /** What was forbidden. */
  readonly faults: readonly Fault[];
  /**
   * Passes when everything was allowed.
   *
   * @throws {ForbiddenRequestError} when a request was forbidden; the message lists them all.
   */
  assertValid(): void;
  /** Forgets answers, calls and faults. */
  reset(): void;
}

/** A test sent, or had the mock answer, what the spec forbids. */
export class ForbiddenRequestError extends Error {
  override readonly name = "ForbiddenRequestError";

  constructor(
    /** All of it. */
    readonly faults: readonly Fault[],
  ) {
    const lines = faults.map(({ request, reason }) => `  ${request}: ${reason}`);
    super(`The spec forbids this:\n${lines.join("\n")}`);
  }
}
