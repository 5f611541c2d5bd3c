import { computed, effect, signal } from "@preact/signals";
import type { Clock } from "@syndikit/sdk";
import { changes } from "./live.js";
import { quietMarket } from "./market.js";
import { marketplace } from "./marketplace.js";
import { isAdmin } from "./session.js";

/** How far the marketplace's clock is ahead of this machine's, in milliseconds. */
const ahead = signal(Date.parse(marketplace.now) - Date.now());

/** What this machine's clock shows; moves once a second. */
export const machineNow = signal(Date.now());

/** What the marketplace's clock shows. */
export const now = computed(() => machineNow.value + ahead.value);

/** Whether the clock was moved: then times of the marketplace are not those of the reader's own clock. */
export const isMoved = computed(() => Math.abs(ahead.value) > 5_000);

/** Takes over what the marketplace says of its clock. */
export function setClock(clock: Clock): void {
  const next = Date.parse(clock.now) - Date.now();
  // The answer took a moment on its way: a clock that trembles would draw every time anew.
  if (Math.abs(next - ahead.peek()) > 1_500) ahead.value = next;
}

/** Keeps the clock. Only an administrator may ask for it; for others it goes on from what the page was served with. */
export function keepClock(): void {
  setInterval(() => {
    if (!document.hidden) machineNow.value = Date.now();
  }, 1_000);
  let asked = 0;
  effect(() => {
    changes.value;
    const client = quietMarket.value;
    // Every tenth second is enough for who does not move it.
    if (client === undefined || !isAdmin.value || Date.now() - asked < 10_000) return;
    asked = Date.now();
    client.sandbox.clock().then(setClock, () => undefined);
  });
}
