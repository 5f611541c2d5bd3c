import type { Clock } from "../../frame/clock.js";
import type { HttpDelivery } from "../write-event.js";

/** What came of sending once. */
export interface Sent {
  /** `none`: no answer came. */
  readonly answer: number | "none";
  /** Milliseconds. */
  readonly took: number;
  /** Why no answer came. */
  readonly reason?: string;
  /** Milliseconds that the receiver asks the sender to wait. */
  readonly retryAfter?: number | undefined;
}

/** How long the marketplace waits for an answer, in milliseconds. */
const timeLimit = 15_000;

/** Sends a delivery once, as the marketplace does: no redirect is followed. */
export async function post(url: string, delivery: HttpDelivery, clock: Clock): Promise<Sent> {
  const start = clock.now();
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: delivery.headers,
      body: new Uint8Array(delivery.body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.arrayBuffer();
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    return {
      answer: response.status,
      took: clock.now() - start,
      retryAfter: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
    };
  } catch (error) {
    return { answer: "none", took: clock.now() - start, reason: explain(error) };
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${timeLimit / 1_000} s`;
  const { cause } = error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
  if (code === "ECONNREFUSED") return "nothing listens there";
  return typeof code === "string" ? code : error.message;
}
