import type { Clock } from "../../frame/clock.js";
import type { EndableProcess } from "./stage.js";
import type { VendorProcess } from "./vendor-process.js";

/** The receiver's process under watch: one that ends by itself is noted, and started again. */
export interface Supervised extends EndableProcess {
  /** Starts it for the first time, and resolves when it answers. */
  begin(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

const lookEvery = 250;
/** One that dies at once whenever it is started is left dead after so many times. */
const mostEndings = 20;

/** Watches a process. `ready` resolves when it answers. */
export function supervise(vendor: VendorProcess, ready: () => Promise<void>, clock: Clock): Supervised {
  const endings: string[] = [];
  const over = new AbortController();
  let startedAt = 0;
  /** While it is ended on purpose, or comes up, nobody else starts it. */
  let isAtHand = false;

  async function startAnew(end: () => Promise<void>): Promise<void> {
    isAtHand = true;
    try {
      await end();
      vendor.start();
      await ready();
    } finally {
      startedAt = clock.now();
      isAtHand = false;
    }
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted && endings.length < mostEndings) {
      await clock.sleep(lookEvery, over.signal);
      const reason = isAtHand || over.signal.aborted ? undefined : vendor.ended();
      if (reason === undefined) continue;
      endings.push(reason);
      // One that does not come up is started again at the next look, and noted again.
      await startAnew(vendor.kill).catch(() => undefined);
    }
  }

  return {
    endings,
    get startedAt() {
      return startedAt;
    },
    async begin() {
      await startAnew(async () => undefined);
      void watch();
    },
    restart: () => startAnew(vendor.stop),
    crash: () => startAnew(vendor.kill),
    async close() {
      over.abort();
      await vendor.kill();
    },
  };
}
