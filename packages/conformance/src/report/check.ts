import type { Finding } from "../judge.js";
import type { Area } from "../scenarios/index.js";
import type { Need } from "../scenarios/scenario.js";

/** The topic of a check: an area of the scenarios, or the life of a subscription and of the process. */
export type CheckArea = "life" | Area;

/** What a check requires of a receiver. */
export interface CheckInfo {
  /** Stable, as `a-lost-event`. */
  readonly id: string;
  readonly area: CheckArea;
  readonly name: string;
  /** What a receiver must do to pass. */
  readonly requirement: string;
  /** What to change in a receiver that fails. */
  readonly remedy: string;
  /** Which part of it the marketplace does not send today, in a sentence. */
  readonly beyond?: string;
  /** The options without which it cannot be run. */
  readonly needs: ReadonlySet<Need>;
}

/** Something that happened during a check. */
export interface TimelineEntry {
  /** Milliseconds since the check began. */
  readonly at: number;
  readonly text: string;
}

/** One check, and how it ended. */
export interface Check {
  readonly id: string;
  readonly name: string;
  readonly area: CheckArea;
  /** What a receiver must do to pass. */
  readonly requirement: string;
  /** Which part of it the marketplace does not send today, in a sentence; `null` if it may send all of it. */
  readonly beyond: string | null;
  readonly status: "passed" | "failed" | "not run";
  /** The options that were missing, for a check that was not run. */
  readonly missing: readonly Need[];
  /** The subscription of the check; `null` if it was not run, or is about the whole run. */
  readonly subscription: number | null;
  /** Milliseconds. */
  readonly duration: number;
  readonly findings: readonly Finding[];
  /** What to change, if it failed. */
  readonly remedy: string | null;
  /** What happened, in order. */
  readonly timeline: readonly TimelineEntry[];
}
