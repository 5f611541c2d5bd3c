import { computed, effect, signal } from "@preact/signals";
import type { Clock } from "@syndikit/sdk";
import { changes } from "./live.js";
import { quietMarket } from "./market.js";
import { marketplace } from "./marketplace.js";
import { isAdmin } from "./session.js";

/** Milliseconds by which the marketplace's clock is ahead of this machine's. */
const ahead = signal(Date.parse(marketplace.now) - Date.now());

/** This machine's time, updated once a second. */
export const machineNow = signal(Date.now());

/** The marketplace's time. */
export const now = computed(() => machineNow.value + ahead.value);

/** Whether the marketplace's clock was moved, so that its times differ from those of the reader's own clock. */
export const isMoved = computed(() => Math.abs(ahead.value) > 5_000);

/** Takes over the time that the marketplace reports. */
export function setClock(clock: Clock): void {
  const next = Date.parse(clock.now) - Date.now();
  // The answer took a moment to arrive. Following every small difference would redraw every time on the page.
  if (Math.abs(next - ahead.peek()) > 1_500) ahead.value = next;
}

/**
 * Keeps the clock running. Only an administrator may ask the marketplace for its time; for everybody else the clock
 * goes on from the time that came with the page.
 */
export function keepClock(): void {
  setInterval(() => {
    if (!document.hidden) machineNow.value = Date.now();
  }, 1_000);
  let asked = 0;
  effect(() => {
    changes.value;
    const client = quietMarket.value;
    // Every ten seconds is enough, unless this page moves the clock itself.
    if (client === undefined || !isAdmin.value || Date.now() - asked < 10_000) return;
    asked = Date.now();
    client.sandbox.clock().then(setClock, () => undefined);
  });
}
