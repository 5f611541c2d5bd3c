import { EventAttemptOutcome } from "@syndikit/contract";
import { after } from "../ports.js";
import { explainFailure, OutboundError } from "./failure-reason.js";
import {
  DEFAULT_MAX_BYTES,
  decodeAnswer,
  type Outbound,
  type OutboundAnswer,
  type OutboundRequest,
  TOTAL_TIMEOUT,
} from "./outbound.js";

/** A receiver in this process, such as a vendor's application under test. */
export type Receive = (request: Request) => Promise<Response> | Response;

export interface InProcessOptions {
  /** By origin, such as `https://app.example`. Read at each request, so that routes can be added later. */
  readonly routes: ReadonlyMap<string, Receive>;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** Used for all other origins. Without it, their requests are refused as if nothing listened there. */
  readonly otherwise?: Outbound;
  /** Milliseconds; {@link TOTAL_TIMEOUT} when absent. */
  readonly totalTimeout?: number;
}

const { REFUSED, RESET, TIMEOUT, INTERRUPTED } = EventAttemptOutcome;

/** Calls functions instead of the network, with the same limits and outcomes. */
export function createInProcessOutbound(options: InProcessOptions): Outbound {
  const { routes, elapsed, otherwise, totalTimeout = TOTAL_TIMEOUT } = options;
  return {
    async send(request) {
      const receive = URL.canParse(request.url) ? routes.get(new URL(request.url).origin) : undefined;
      if (receive === undefined && otherwise !== undefined) return otherwise.send(request);
      const start = elapsed();
      const duration = (): number => Math.round(elapsed() - start);
      try {
        if (receive === undefined) throw new OutboundError(REFUSED, `Nothing listens at ${request.url}.`);
        const answer = await withTimeout(totalTimeout, request.signal, call(receive, request));
        return { duration: duration(), ...answer };
      } catch (error) {
        return { kind: "failure", ...explainFailure(error), duration: duration() };
      }
    },
    close: () => otherwise?.close(),
  };
}

async function call(receive: Receive, request: OutboundRequest): Promise<Omit<OutboundAnswer, "duration">> {
  const { method, url, headers, body, maxBytes = DEFAULT_MAX_BYTES } = request;
  const sent = new Request(url, { method, headers, body: body ?? null });
  let response: Response;
  try {
    response = await receive(sent);
  } catch (error) {
    throw new OutboundError(RESET, `The receiver failed before it answered: ${String(error)}.`);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    kind: "answer",
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: decodeAnswer(bytes, maxBytes),
    truncated: bytes.length > maxBytes,
  };
}

async function withTimeout<T>(
  timeout: number,
  signal: AbortSignal | undefined,
  work: Promise<T>,
): Promise<T> {
  let cleanUp = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    const interrupt = (): void =>
      reject(new OutboundError(INTERRUPTED, "The service stopped before the answer came."));
    const cancel = after(timeout, () =>
      reject(new OutboundError(TIMEOUT, `No answer within ${timeout / 1000} s.`)),
    );
    if (signal?.aborted === true) interrupt();
    signal?.addEventListener("abort", interrupt, { once: true });
    cleanUp = () => {
      cancel();
      signal?.removeEventListener("abort", interrupt);
    };
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    cleanUp();
  }
}
