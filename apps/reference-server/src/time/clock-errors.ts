/** The server stops while the clock advances. */
export class ClockStopped extends Error {
  constructor() {
    super("The clock stopped advancing, because the server stops. The next start resumes the advance.");
    this.name = "ClockStopped";
  }
}

/** Another process moves the clock, or runs due jobs. */
export class ClockTaken extends Error {
  constructor() {
    super("Another process runs what is due by the clock. Nothing has happened: try again.");
    this.name = "ClockTaken";
  }
}

/** An advance made so many jobs due that it ended early. Completed jobs stay done. */
export class TooManyJobs extends Error {
  constructor(
    /** How many jobs ran. */
    readonly jobs: number,
  ) {
    super(`The clock stopped advancing after ${jobs} jobs.`);
    this.name = "TooManyJobs";
  }
}
