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

/** The answer of a function. Its fields replace those of the example, as with `on`. */
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
 * Sets the answer of an operation: a status, and fields that replace those of the spec's example. A list or a text
 * replaces the whole body.
 *
 * @throws {InvalidValueError} when the spec forbids such an answer.
 */
export type Answering = <Id extends OperationId, Status extends AnswerStatus<Id>>(
  id: Id,
  status: Status,
  body?: AnswerOverride<AnswerBody<Id, Status>>,
) => void;

/** Options of `mockMarketplace`. */
export interface MockOptions {
  /** The address that the client calls, with or without `/api`. */
  readonly baseUrl: string;
  /**
   * The `afterEach` of the test framework. With it, the mock is reset after each test, and a request that the spec forbids
   * fails the test.
   */
  readonly afterEach?: (after: () => void) => unknown;
}

/** A request, or an answer of the test, that the spec forbids. */
export interface Fault {
  /** As in `GET /subscription/x`. */
  readonly request: string;
  readonly reason: string;
}

/** A mock of every operation of the spec, which answers with its examples. */
export interface MarketplaceMock {
  /** For `setupServer(...handlers)` of msw. */
  readonly handlers: readonly RequestHandler[];
  /** Sets the answer of an operation from now on. */
  readonly on: Answering;
  /** Sets the answer of the next call of an operation. Several are used one after the other. */
  readonly once: Answering;
  /** Sets a function that answers an operation from now on. */
  answer<Id extends OperationId, const Answer extends MockAnswer<Id>>(
    id: Id,
    answer: (call: MockCall<Id>) => Answer | Promise<Answer>,
  ): void;
  /** The requests of an operation that were allowed, oldest first. */
  calls<Id extends OperationId>(id: Id): readonly MockCall<Id>[];
  /** The requests and answers that the spec forbids. */
  readonly faults: readonly Fault[];
  /**
   * Checks that every request and answer was allowed by the spec.
   *
   * @throws {ForbiddenRequestError} when a request was forbidden; the message lists them all.
   */
  assertValid(): void;
  /** Removes all answers, calls and faults. */
  reset(): void;
}

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/testing/ForbiddenRequestError");

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

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is ForbiddenRequestError {
    return brand in Object(error);
  }
}
