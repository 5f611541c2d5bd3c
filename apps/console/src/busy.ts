import { computed, signal } from "@preact/signals";

const waits = signal(0);

/** Whether something that the reader asked for is under way: a page, or its data. */
export const isBusy = computed(() => waits.value > 0);

/** Counts as work that the reader waits for until it ends, well or not. */
export async function whileBusy(work: Promise<unknown>): Promise<void> {
  waits.value = waits.peek() + 1;
  try {
    await work;
  } catch {
    // Who began the work says what went wrong.
  } finally {
    waits.value = waits.peek() - 1;
  }
}
