import type { ClientRequest, IncomingMessage } from "node:http";
import { EventAttemptOutcome } from "@syndikit/contract";
import { OutboundStop } from "./failure-reason.js";
import type { OutboundAnswer } from "./outbound.js";

/** What one request is allowed. Times are in milliseconds. */
export interface ExchangeLimits {
  readonly body: string | undefined;
  readonly maxBytes: number;
  readonly connectTimeout: number;
  readonly totalTimeout: number;
  readonly signal: AbortSignal | undefined;
}

const { TIMEOUT, INTERRUPTED, PROTOCOL } = EventAttemptOutcome;

/**
 * Sends a request that was made and not sent yet, and reads the answer within the limits. Rejects with what
 * `explainFailure` understands.
 */
export function exchange(
  outgoing: ClientRequest,
  { body, maxBytes, connectTimeout, totalTimeout, signal }: ExchangeLimits,
): Promise<Omit<OutboundAnswer, "duration">> {
  return new Promise((resolve, reject) => {
    let answer: ((cut: boolean) => void) | undefined;
    const connecting = setTimeout(() => {
      stop(
        TIMEOUT,
        `No connection within ${connectTimeout / 1000} s: check that the host is up and reachable.`,
      );
    }, connectTimeout);
    const total = setTimeout(() => {
      // An answer whose end does not come is still an answer: its status is what counts.
      answer?.(true);
      stop(TIMEOUT, `No answer within ${totalTimeout / 1000} s: answer first, and do the work afterwards.`);
    }, totalTimeout);
    const interrupt = (): void => stop(INTERRUPTED, "The service stopped before the answer came.");
    const done = (): void => {
      clearTimeout(connecting);
      clearTimeout(total);
      signal?.removeEventListener("abort", interrupt);
    };
    const fail = (error: Error): void => {
      done();
      reject(error);
    };
    const stop = (outcome: OutboundStop["outcome"], reason: string): void => {
      const error = new OutboundStop(outcome, reason);
      fail(error);
      outgoing.destroy(error);
    };

    outgoing.on("error", fail);
    outgoing.once("socket", (socket) => {
      const connected = (): void => clearTimeout(connecting);
      if (!socket.connecting) connected();
      else socket.once("encrypted" in socket ? "secureConnect" : "connect", connected);
    });
    outgoing.once("upgrade", () => stop(PROTOCOL, "The answer switches to another protocol than HTTP."));
    outgoing.once("response", (response) => {
      const read = readUpTo(response, maxBytes, (cut) => answer?.(cut));
      answer = (cut) => {
        done();
        resolve({
          kind: "answer",
          status: response.statusCode ?? 0,
          headers: flatten(response.headers),
          body: read(),
          truncated: cut,
        });
      };
    });
    if (signal?.aborted === true) return interrupt();
    signal?.addEventListener("abort", interrupt, { once: true });
    outgoing.end(body);
  });
}

/** Reads at most so many bytes; the rest is cut off with the connection, or a sender could keep it busy for ever. */
function readUpTo(response: IncomingMessage, maxBytes: number, end: (cut: boolean) => void): () => string {
  const chunks: Buffer[] = [];
  let length = 0;
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) return;
    end(true);
    response.destroy();
  });
  response.once("end", () => end(false));
  // Broken off in the middle: the status has come, and is what counts.
  response.on("error", () => end(true));
  // A character that the limit cuts in two is left out.
  return () => new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes), { stream: true });
}

function flatten(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}
