import { effect, signal } from "@preact/signals";
import { marketplace } from "../marketplace.js";

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

// Local storage: it can be left, and gone on with in another tab or tomorrow.
const STORED = "console.tour";

/** Only the demo has a tour: its accounts can be changed with a click. */
export const hasTour = marketplace.accounts.length > 0;

/** Undefined until the tour was begun. */
export const tour = signal<TourState | undefined>(readStored());

function readStored(): TourState | undefined {
  const text = localStorage.getItem(STORED);
  // Only the effect below writes this.
  return text === null || !hasTour ? undefined : (JSON.parse(text) as TourState);
}

effect(() => {
  if (tour.value !== undefined) localStorage.setItem(STORED, JSON.stringify(tour.value));
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
