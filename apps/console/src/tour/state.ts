import { effect, signal } from "@preact/signals";
import { marketplace } from "../marketplace.js";
import { inBrowser } from "../stored.js";

/** How far somebody is in the tour. */
export interface TourState {
  /** The step that is next, from 0; after the last one, their number. */
  readonly at: number;
  readonly isOpen: boolean;
  /** What the step found when it began, by which it knows what is new. */
  readonly mark?: string | undefined;
  /** What the steps before came to, as references. */
  readonly subscription?: string | undefined;
  readonly product?: string | undefined;
  readonly event?: string | undefined;
}

// It can be left, and gone on with in another tab or tomorrow.
const STORED = "console.tour";

/** Only the demo has a tour: its accounts can be changed with a click. */
export const hasTour = marketplace.accounts.length > 0;

/** Undefined until the tour was begun. */
export const tour = signal(hasTour ? inBrowser.readAs<TourState>(STORED) : undefined);

effect(() => {
  if (tour.value !== undefined) inBrowser.write(STORED, JSON.stringify(tour.value));
});

export function beginTour(): void {
  tour.value = { at: 0, isOpen: true };
}

/** Opens the tour where it was left. */
export function goOn(): void {
  change({ isOpen: true });
}

export function leaveTour(): void {
  change({ isOpen: false });
}

export function change(fields: Partial<TourState>): void {
  const state = tour.peek();
  if (state !== undefined) tour.value = { ...state, ...fields };
}
