/** Follows the changes of a marketplace as they happen. */
import { systemClock } from "./core/clock.js";
import { isCallError } from "./core/errors.js";
import { quietly } from "./core/listeners.js";
import type { Change } from "./generated/models.gen.js";
import type { Sandbox } from "./generated/resources/sandbox.gen.js";
import { lastEventIDHeader } from "./generated/wire.gen.js";

/** Options of {@link watchChanges}. */
export interface WatchOptions {
  /** Ends the loop at once. */
  readonly signal?: AbortSignal | undefined;
  /** Resumes after this notice: the `id` of the last {@link ChangeNotice} that was read. */
  readonly lastEventId?: string | undefined;
  /** Milliseconds of silence after which the stream counts as broken. The marketplace sends something each 15 s. Default 40,000. */
  readonly silence?: number | undefined;
  /** Called when the stream opens, and when it must be opened again. */
  readonly onState?: ((state: "open" | "waiting") => void) | undefined;
}

/** A notice, and the `id` to resume from after it. */
export interface ChangeNotice extends Change {
  readonly eventId: string;
}

const SILENCE = 40_000;
const FIRST_WAIT = 250;
const MAX_WAIT = 10_000;

/**
 * Follows the changes of a marketplace until the loop ends. A stream that breaks is opened again and resumes where it
 * stopped, so a notice may come twice. A notice of the kind `everything` comes first, and whenever notices may have
 * been missed.
 *
 * @throws {TypeError} when an option is wrong.
 * @throws {CallError} when the marketplace refuses the caller: 401, 403 or 404.
 * @example
 * for await (const { kind, id } of watchChanges(market, { signal })) {
 *   if (kind === "subscription" && id === 42) console.log(await market.subscriptions.get(42));
 * }
 */
export async function* watchChanges(
  market: { readonly sandbox: Pick<Sandbox, "changes"> },
  { signal, lastEventId, silence = SILENCE, onState }: WatchOptions = {},
): AsyncGenerator<ChangeNotice, void> {
  if (!(silence >= 1)) throw new TypeError(`silence must be a number from 1, not ${silence}`);
  let last = lastEventId;
  let failures = 0;
  while (!signal?.aborted) {
    let stream: ReadableStream<Uint8Array> | undefined;
    try {
      const headers = { accept: "text/event-stream", ...(last ? { [lastEventIDHeader]: last } : {}) };
      stream = await market.sandbox.changes({ signal, headers, retries: 0 });
      void quietly(() => onState?.("open"));
      for await (const { id, data } of readEvents(stream, silence, signal)) {
        failures = 0;
        last = id || last;
        if (data) yield { ...(JSON.parse(data) as Change), eventId: last ?? "" };
      }
    } catch (error) {
      if (signal?.aborted) return;
      // Nothing was sent: an option is wrong, and will be wrong the next time.
      if (!stream && !isCallError(error)) throw error;
      if (isCallError(error) && error.kind === "api" && [401, 403, 404].includes(error.status)) throw error;
      if (isCallError(error) && error.kind === "sign-in") throw error;
    }
    if (signal?.aborted) return;
    void quietly(() => onState?.("waiting"));
    // Jitter, so that many readers that lost the same server do not reconnect at the same moment.
    const wait = Math.min(FIRST_WAIT * 2 ** failures++, MAX_WAIT) * (0.5 + Math.random() / 2);
    await pause(wait, signal);
  }
}

interface StreamEvent {
  readonly id: string;
  /** Empty if the event only says that the stream is alive. */
  readonly data: string;
}

/** The events of a stream, until it ends, breaks, or is silent for too long. */
async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silence: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  let stopTimer: (() => void) | undefined;
  let rest = "";
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    for (;;) {
      stopTimer = systemClock.after(silence, cancel);
      const { done, value } = await reader.read();
      stopTimer();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) yield toEvent(event);
    }
  } finally {
    stopTimer?.();
    signal?.removeEventListener("abort", cancel);
    cancel();
  }
}

function toEvent(text: string): StreamEvent {
  const fields = new Map(
    text.split("\n").map((line) => [line.replace(/:.*/, ""), line.replace(/^[^:]*: ?/, "")]),
  );
  return { id: fields.get("id") ?? "", data: fields.get("data") ?? "" };
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end, { once: true });
  });
}
