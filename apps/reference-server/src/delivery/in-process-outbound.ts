import { DEFAULT_MAX_BYTES, type Outbound } from "./outbound.js";

/** Answers a request without a network, as a vendor's application in the same process does. */
export type Receive = (request: Request) => Promise<Response> | Response;

/** Calls a function instead of the network; for tests, and for a vendor's application in the same process. */
export function createInProcessOutbound(receive: Receive, elapsed: () => number): Outbound {
  return {
    async send({ method, url, headers, body, maxBytes = DEFAULT_MAX_BYTES }) {
      const start = elapsed();
      const duration = (): number => Math.round(elapsed() - start);
      try {
        const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
        const response = await receive(request);
        const bytes = Buffer.from(await response.arrayBuffer());
        return {
          kind: "answer",
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: bytes.subarray(0, maxBytes).toString("utf8"),
          truncated: bytes.length > maxBytes,
          duration: duration(),
        };
      } catch (error) {
        const reason = `The connection was broken off: ${error instanceof Error ? error.message : "unknown"}.`;
        return { kind: "failure", outcome: "RESET", reason, duration: duration() };
      }
    },
    close: () => undefined,
  };
}
