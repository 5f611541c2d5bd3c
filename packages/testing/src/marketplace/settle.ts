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

/**
 * Makes a function that waits until nothing is left to do at this time: no delivery is due, no task of the
 * application is due on the clock, no call of it is on its way, and none began during some turns of the machine.
 */
export function createSettle({ server, connection, log, timers }: Watched): () => Promise<void> {
  return async () => {
    for (;;) {
      const before = log.calls.length;
      await server.settle();
      const ran = timers.runDue();
      await takeTurns();
      const active = log.active > 0 || connection.active > 0;
      if (!ran && !active && log.calls.length === before) return;
    }
  };
}
