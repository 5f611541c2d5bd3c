import { effect, signal } from "@preact/signals";
import { watchChanges } from "@syndikit/sdk/changes";
import { market } from "./market.js";
import { pace } from "./pace.js";

/** Goes up whenever something may have changed on the marketplace. The page then reads its data again. */
export const changes = signal(0);

/** Whether the page is up to date with the marketplace, or waits for it. */
export const connection = signal<"live" | "waiting">("live");

/** Makes the page read its data again, for example after an action. */
export function touch(): void {
  changes.value = changes.peek() + 1;
}

/** Milliseconds between two readings if the marketplace has no stream, for example without a sandbox. */
const POLL = 2_000;

/** Follows the marketplace for the signed-in account, until the account changes. */
export function follow(): void {
  // A hidden page does not read. It catches up when it is visible again.
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
    // The stream was refused, which no retry will change, so the page polls instead.
    const timer = setInterval(notice, POLL);
    signal.addEventListener("abort", () => clearInterval(timer));
  }
}
