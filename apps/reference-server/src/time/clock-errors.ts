import type { Moment } from "../ports.js";

/** Calls of vendors in one advance. */
export const MAX_CALLS = 10_000;

/** An advance would call vendors so often that everybody would wait for hours. */
export class TooManyCalls extends Error {
  constructor(
    readonly calls: number,
    /** The time that one advance reaches. */
    readonly latest: Moment,
  ) {
    super(`An advance would make ${calls} calls of vendors, and ${MAX_CALLS} is the most.`);
    this.name = "TooManyCalls";
  }
}

/** The server stops while the clock advances. */
export class ClockStopped extends Error {
  constructor() {
    super("The clock stopped advancing, because the server stops. The next start resumes the advance.");
    this.name = "ClockStopped";
  }
}

/** Another process moves the clock, or runs what is due. */
export class ClockTaken extends Error {
  constructor() {
    super("Another process runs what is due by the clock. Nothing has happened: try again.");
    this.name = "ClockTaken";
  }
}

/** An advance made so many jobs due that it ended early. The jobs that ran stay done. */
export class TooManyJobs extends Error {
  constructor(
    /** How many ran. */
    readonly jobs: number,
  ) {
    super(`The clock stopped advancing after ${jobs} jobs.`);
    this.name = "TooManyJobs";
  }
}
