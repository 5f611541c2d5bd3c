import type { Timers } from "../clock/timers.js";
import { takeTurns } from "../clock/turns.js";
import type { CallLog } from "./calls.js";
import type { Server } from "./server.js";
import type { VendorConnection } from "./vendor-application.js";

/** Whom to watch. */
export interface Watched {
  readonly server: Server;
  readonly connection: VendorConnection;
  readonly log: CallLog;
  readonly timers: Timers;
}

/** Waits until nothing is left to do at this time, at most so many milliseconds of this machine. */
export type Settle = (limit?: number) => Promise<void>;

/** Long enough for any delivery, which the marketplace breaks off itself. */
const DEFAULT_LIMIT = 20_000;

/**
 * Makes a function that waits until nothing is left to do: no delivery is due, no task of the application is due
 * on the clock, no call of it is on its way, and none began during some turns of the machine.
 */
export function createSettle({ server, connection, log, timers }: Watched): Settle {
  return async (limit = DEFAULT_LIMIT) => {
    const end = server.elapsed() + limit;
    do {
      const before = log.calls.length;
      await server.settle(Math.max(1, Math.ceil(end - server.elapsed())));
      const ran = timers.runDue();
      await takeTurns();
      const active = log.active > 0 || connection.active > 0;
      if (!ran && !active && log.calls.length === before) return;
    } while (server.elapsed() < end);
  };
}
