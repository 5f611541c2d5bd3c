import type { Clock, Log } from "../ports.js";
import type { Together } from "../store/port.js";

/** The machine's clock, at the time of the database that several processes share. */
export interface CommonClock {
  readonly clock: Clock;
  stop(): void;
}

interface CommonClockOptions {
  readonly machine: Clock;
  readonly together: Pick<Together, "time">;
  readonly log: Log;
}

/** Milliseconds between two comparisons. */
const INTERVAL = 60_000;

/** Milliseconds by which the clocks may differ: less than anything that is decided by time. */
const SLACK = 500;

/**
 * Processes on machines whose clocks differ would disagree on what is due, and on which leases have ended: one that is
 * ahead would send again what another is sending. So the time of all of them is that of the database.
 */
export async function createCommonClock({
  machine,
  together,
  log,
}: CommonClockOptions): Promise<CommonClock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const wall = machine.wall();
    const elapsed = machine.elapsed();
    const time = await together.time();
    const half = (machine.elapsed() - elapsed) / 2;
    // The database has read its clock somewhere in between.
    const found = Math.round(wall + half - time);
    if (Math.abs(found - ahead) <= SLACK + half) return;
    log.warn({ ahead: found }, "this machine's clock differs from the database's, which counts: set both");
    ahead = found;
  };
  await compare();
  const timer = setInterval(() => {
    compare().catch((error: unknown) => log.debug({ err: error }, "the database does not tell its time"));
  }, INTERVAL).unref();
  return {
    clock: {
      now: () => machine.now() - ahead,
      wall: () => machine.wall() - ahead,
      elapsed: machine.elapsed,
    },
    stop: () => clearInterval(timer),
  };
}
