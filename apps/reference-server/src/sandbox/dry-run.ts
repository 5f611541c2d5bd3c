// Makes a copy of the marketplace, has an advance of the clock tried in it, and discards it.

import { mkdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { ClockDryRun } from "@syndikit/contract";
import { MarketplaceError } from "../errors.js";
import type { Clock, Log, Moment } from "../ports.js";
import { withWorkingFolder } from "../store/files/working-folder.js";
import type { Store } from "../store/port.js";
import type { Thread } from "../thread.js";

/** The most steps in a response. */
const MAX_STEPS = 500;

/** What the thread is given. */
export interface DryRunJob {
  readonly copy: { readonly file: string } | { readonly content: Uint8Array };
  readonly target: Moment;
  readonly wall: Moment;
  readonly unpaidOrderDays: number | undefined;
  readonly maxSteps: number;
}

/** What the thread answers: what would happen, or the error as plain data, because its class does not cross threads. */
export type DryRunOutcome =
  | { readonly foreseen: ClockDryRun }
  | (Pick<MarketplaceError, "problems" | "headers"> & {
      /** What the log is told, when the error was not expected. */
      readonly unexpected: Pick<Error, "name" | "message" | "stack"> | undefined;
    });

export type DryRunThread = Thread<DryRunJob, DryRunOutcome>;

interface DryRunOptions {
  readonly store: Pick<Store, "snapshot" | "snapshotTo">;
  readonly clock: Pick<Clock, "wall">;
  readonly log: Log;
  /** Where advances are tried, off the event loop. It is closed with the dry runs. */
  readonly thread: DryRunThread;
  /**
   * The folder for copies of a store in a file. Nothing else is in it, and it exists only during a dry run. When it is
   * absent, copies are among the temporary files of the machine.
   */
  readonly copies?: string | undefined;
  /** The number of days that an order waits for its first payment. */
  readonly unpaidOrderDays?: number | undefined;
  /** {@link MAX_STEPS} when absent. */
  readonly maxSteps?: number | undefined;
}

/** Tries advances of the clock. */
export interface DryRuns {
  /**
   * @param signal - aborted when nobody wants to know any more. One dry run at a time has a signal.
   * @throws {DryRunEnded} when it was aborted, or the server stops.
   */
  run(target: Moment, signal?: AbortSignal): Promise<ClockDryRun>;
  /** Ends what runs, and waits until its copy is gone. */
  close(): Promise<void>;
}

/** Nobody waits for a dry run any more, or the server stops. */
export class DryRunEnded extends Error {
  constructor() {
    super("The dry run ended before it was done. Nothing has happened.");
    this.name = "DryRunEnded";
  }
}

/**
 * Uses a copy instead of a transaction that is rolled back: writes do not have to wait for it, and it works the same on
 * each engine.
 */
export function createDryRuns({
  store,
  clock,
  log,
  thread,
  copies,
  unpaidOrderDays,
  maxSteps = MAX_STEPS,
}: DryRunOptions): DryRuns {
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  const withFolder = copies === undefined ? withWorkingFolder : inFolder(copies);

  async function withCopy<T>(work: (copy: DryRunJob["copy"]) => Promise<T>): Promise<T> {
    const { snapshotTo } = store;
    if (snapshotTo === undefined) return work({ content: await store.snapshot() });
    return withFolder(async (folder) => {
      const file = join(folder, "copy.sqlite");
      await snapshotTo(file);
      return work({ file });
    });
  }

  async function tryOut(target: Moment, signal: AbortSignal | undefined): Promise<DryRunOutcome> {
    try {
      return await withCopy((copy) =>
        thread.run({ copy, target, wall: clock.wall(), unpaidOrderDays, maxSteps }, signal),
      );
    } catch (error) {
      throw isClosed || signal?.aborted === true ? new DryRunEnded() : error;
    }
  }

  return {
    async run(target, signal) {
      const trial = tryOut(target, signal);
      running.add(trial);
      const outcome = await trial.finally(() => running.delete(trial));
      if ("foreseen" in outcome) return outcome.foreseen;
      const { problems, headers, unexpected } = outcome;
      const cause = unexpected === undefined ? undefined : Object.assign(new Error(), unexpected);
      if (cause !== undefined) log.error({ err: cause }, "a dry run of the clock failed");
      throw new MarketplaceError(problems, headers, { cause });
    },
    async close() {
      isClosed = true;
      await thread.close();
      await Promise.allSettled(running);
    },
  };
}

/** Like {@link withWorkingFolder}, in a folder that nobody else uses. */
function inFolder(copies: string): typeof withWorkingFolder {
  let made = 0;
  return async (work) => {
    made += 1;
    const folder = join(copies, String(made));
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
      // Fails while another copy is in it.
      await rmdir(copies).catch(() => undefined);
    }
  };
}
