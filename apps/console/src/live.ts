import { effect, signal } from "@preact/signals";
import { watchChanges } from "@syndikit/sdk/changes";
import { market } from "./market.js";
import { pace } from "./pace.js";

/** Rises whenever something may have changed on the marketplace: what is on the screen is then read again. */
export const changes = signal(0);

/** Whether what is on the screen follows the marketplace. */
export const connection = signal<"live" | "waiting">("live");

/** Says that something changed, as after an action of this page. */
export function touch(): void {
  changes.value = changes.peek() + 1;
}

/** Milliseconds between two readings where the marketplace has no stream, as without a sandbox. */
const POLL = 2_000;

/** Follows the marketplace as the account that is signed in, until the account changes. */
export function follow(): void {
  // What is hidden is read when it is looked at again.
  let missed = false;
  let isPlanned = false;
  const notice = (): void => {
    if (document.hidden) {
      missed = true;
      return;
    }
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      touch();
    }, pace.pause());
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
