import { effect, signal } from "@preact/signals";
import { watchChanges } from "@syndikit/sdk/changes";
import { market } from "./market.js";

/** Rises whenever something may have changed on the marketplace: what is on the screen is then read again. */
export const changes = signal(0);

/** Whether what is on the screen follows the marketplace. */
export const connection = signal<"live" | "waiting">("live");

/** Says that something changed, as after an action of this page. */
export function touch(): void {
  changes.value = changes.peek() + 1;
}

/**
 * Milliseconds from a notice until what is on the screen is read again. Many things change at once, and are read once.
 * While notices go on each pause is twice the one before: what happens alone is seen at once, and fifty consoles that
 * watch a busy marketplace do not become its busiest clients.
 */
const SHORTEST = 120;
const LONGEST = 900;
/** Where the marketplace has no stream, as without a sandbox. */
const POLL = 2_000;

/** Follows the marketplace, as whoever is signed in, until the account changes. */
export function follow(): void {
  // What is hidden is read when it is looked at again.
  let missed = false;
  let isPlanned = false;
  let pause = SHORTEST;
  let readAt = 0;
  const notice = (): void => {
    if (document.hidden) {
      missed = true;
      return;
    }
    if (isPlanned) return;
    isPlanned = true;
    const isBusy = Date.now() - readAt < LONGEST;
    pause = isBusy ? Math.min(pause * 2, LONGEST) : SHORTEST;
    setTimeout(() => {
      isPlanned = false;
      readAt = Date.now();
      touch();
    }, pause);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !missed) return;
    missed = false;
    touch();
  });
  effect(() => {
    const client = market.value;
    if (client === undefined) return;
    const stop = new AbortController();
    void listen(client, stop.signal, notice);
    return () => stop.abort();
  });
}

type Client = Parameters<typeof watchChanges>[0];

async function listen(client: Client, signal: AbortSignal, notice: () => void): Promise<void> {
  const onState = (state: "open" | "waiting"): void => {
    connection.value = state === "open" ? "live" : "waiting";
    if (state === "open") notice();
  };
  try {
    for await (const _ of watchChanges(client, { signal, onState })) notice();
  } catch {
    // Refused, and not broken: then it is asked from time to time.
    const timer = setInterval(notice, POLL);
    signal.addEventListener("abort", () => clearInterval(timer));
  }
}
