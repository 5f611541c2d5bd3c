import type { Answers } from "./answers.js";

/** Everything that a run of the command does. */
export interface Plan extends Answers {
  /** Absolute. */
  readonly folder: string;
  readonly install: boolean;
  readonly git: boolean;
}

/** What flags have said so far; the rest is asked, or taken from the defaults. */
export interface Given extends Partial<Omit<Answers, "packageName">> {
  /** A name or a path. */
  readonly name?: string;
  readonly install?: boolean;
  readonly git?: boolean;
}
