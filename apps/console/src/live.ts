import { effect, signal } from "@preact/signals";
import { market } from "./market.js";

/** Rises whenever something may have changed on the marketplace: what is on the screen is then read again. */
export const changes = signal(0);

/** Whether what is on the screen follows the marketplace. */
export const connection = signal<"live" | "waiting">("live");

/** Says that something changed, as after an action of this page. */
export function touch(): void {
  changes.value = changes.peek() + 1;
}

// In milliseconds.
const INTERVAL = 1_000;

/** Follows the marketplace while somebody looks. */
export function follow(): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = (): void => {
    clearInterval(timer);
    if (document.hidden || market.peek() === undefined) return;
    touch();
    timer = setInterval(touch, INTERVAL);
  };
  document.addEventListener("visibilitychange", restart);
  addEventListener("online", restart);
  effect(() => {
    market.value;
    restart();
  });
}
