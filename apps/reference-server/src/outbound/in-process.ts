import { EventAttemptOutcome } from "@syndikit/contract";
import { explainFailure, OutboundStop } from "./failure-reason.js";
import {
  DEFAULT_MAX_BYTES,
  type Outbound,
  type OutboundAnswer,
  type OutboundRequest,
  TOTAL_TIMEOUT,
} from "./outbound.js";

/** Answers a request without a network, as a vendor's application in the same process does. */
export type Receive = (request: Request) => Promise<Response> | Response;

/** Who answers in this process. */
export interface InProcessOptions {
  /** By origin, as in `https://app.example`. Read at each request, so that one can be added later. */
  readonly routes: ReadonlyMap<string, Receive>;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
  /** For every other origin; without it they are refused, as if nothing listened there. */
  readonly otherwise?: Outbound;
  /** Milliseconds; {@link TOTAL_TIMEOUT} when absent. */
  readonly totalTimeout?: number;
}

const { REFUSED, RESET, TIMEOUT, INTERRUPTED } = EventAttemptOutcome;

/** Calls functions instead of the network, with the same limits and the same outcomes. */
export function createInProcessOutbound(options: InProcessOptions): Outbound {
  const { routes, elapsed, otherwise, totalTimeout = TOTAL_TIMEOUT } = options;
  return {
    async send(request) {
      const receive = URL.canParse(request.url) ? routes.get(new URL(request.url).origin) : undefined;
      if (receive === undefined && otherwise !== undefined) return otherwise.send(request);
      const start = elapsed();
      const duration = (): number => Math.round(elapsed() - start);
      try {
        if (receive === undefined) throw new OutboundStop(REFUSED, `Nothing listens at ${request.url}.`);
        return {
          ...(await within(totalTimeout, request.signal, answer(receive, request))),
          duration: duration(),
        };
      } catch (error) {
        return { kind: "failure", ...explainFailure(error), duration: duration() };
      }
    },
    close: () => otherwise?.close(),
  };
}

async function answer(receive: Receive, request: OutboundRequest): Promise<Omit<OutboundAnswer, "duration">> {
  const { method, url, headers, body, maxBytes = DEFAULT_MAX_BYTES } = request;
  const response = await respond(
    receive,
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    kind: "answer",
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true }),
    truncated: bytes.length > maxBytes,
  };
}

/** A receiver that throws is one whose connection breaks off. */
async function respond(receive: Receive, request: Request): Promise<Response> {
  try {
    return await receive(request);
  } catch (error) {
    throw new OutboundStop(RESET, `The receiver failed before it answered: ${String(error)}.`);
  }
}

async function within<T>(timeout: number, signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  let release = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    const interrupt = (): void =>
      reject(new OutboundStop(INTERRUPTED, "The service stopped before the answer came."));
    const timer = setTimeout(
      () => reject(new OutboundStop(TIMEOUT, `No answer within ${timeout / 1000} s.`)),
      timeout,
    );
    if (signal?.aborted === true) interrupt();
    signal?.addEventListener("abort", interrupt, { once: true });
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", interrupt);
    };
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    release();
  }
}
