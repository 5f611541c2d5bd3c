import type { TaskWork } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";
import type { Identity } from "./identity.js";
import { emptyRecord, parseRecord, type Run, type SubscriptionRecord } from "./record.js";

/** The record of one claimed subscription. Every change is written before the next thing happens. */
export interface RecordKeeper {
  readonly record: SubscriptionRecord;
  /**
   * The work under way.
   *
   * @throws {ReceiverError} `superseded` when it is over.
   */
  readonly run: Run;
  /** Changes fields; `undefined` removes one. */
  update(patch: RecordPatch): Promise<void>;
  /** Continues the unfinished run of this kind and target, or begins one and changes fields in the same write. */
  begin(
    kind: Run["kind"],
    options?: { readonly target?: string; readonly patch?: RecordPatch },
  ): Promise<Run>;
  /** Makes a call of the kit itself, once in the run. */
  once(name: string, work: () => Promise<unknown>): Promise<void>;
  /** Stores the result of a step of the vendor's code. */
  storeStep(key: string, value: unknown): Promise<void>;
  /** Stores until when a step waits. */
  storeWait(key: string, until: number | null): Promise<void>;
  /** Notes which subscription the record is about. It is written with the next change. */
  identify(identity: Identity): void;
  /**
   * Keeps the record under the key `as`, and begins with an empty one: it was about another subscription.
   *
   * @returns the events that were taken for repetitions, by their id.
   */
  setAside(options: {
    readonly as: string;
    readonly error: string;
    readonly identity: Identity;
  }): Promise<Readonly<Record<string, string>>>;
  /** Writes nothing more: what still runs belongs to an attempt that has ended. */
  close(): void;
}

/** Changes of a record. */
export type RecordPatch = {
  readonly [Field in Exclude<keyof SubscriptionRecord, "version">]?: SubscriptionRecord[Field] | undefined;
};

export function createRecordKeeper(task: TaskWork): RecordKeeper {
  let record = parseRecord(task.task.record);
  let stored = JSON.stringify(record);
  let written: Promise<void> = Promise.resolve();
  let closed = false;

  // One write at a time: steps may run in parallel, and the last write must contain the results of all.
  function update(patch: RecordPatch): Promise<void> {
    if (closed) return Promise.reject(tooLate());
    const next = Object.fromEntries(
      Object.entries({ ...record, ...patch }).filter(([, value]) => value !== undefined),
    ) as unknown as SubscriptionRecord;
    record = next;
    const text = JSON.stringify(record);
    if (text === stored) return written;
    stored = text;
    written = written.then(() => task.writeRecord(stored));
    return written;
  }

  function tooLate(): ReceiverError {
    return new ReceiverError("superseded", `The work on ${task.key} is over. A step came too late.`);
  }

  function currentRun(): Run {
    if (record.run !== undefined && !closed) return record.run;
    throw tooLate();
  }

  return {
    get record() {
      return record;
    },
    get run() {
      return currentRun();
    },
    update,
    async begin(kind, { target = "", patch = {} } = {}) {
      if (record.run?.kind === kind && record.run.target === target) return record.run;
      const runs = record.runs + 1;
      const idempotencyKey = `${task.key.replaceAll("/", "-")}-${kind}-${runs}`;
      await update({ ...patch, runs, run: { kind, target, idempotencyKey, steps: {}, done: [] } });
      return currentRun();
    },
    async once(name, work) {
      if (currentRun().done.includes(name)) return;
      task.signal.throwIfAborted();
      await work();
      const run = currentRun();
      await update({ run: { ...run, done: [...run.done, name] } });
    },
    async storeStep(key, value) {
      const run = currentRun();
      const stored = { ...run.steps, [key]: value };
      const patch = run.kind === "provision" ? { provisionSteps: stored } : {};
      await update({ run: { ...run, steps: stored }, ...patch });
    },
    async storeWait(key, until) {
      const run = currentRun();
      await update({ run: { ...run, waits: { ...run.waits, [key]: until } } });
    },
    identify(identity) {
      record = { ...record, identity };
    },
    async setAside({ as, error, identity }) {
      const { former = 0, runs } = record;
      // The runs are counted on: a key that was used for the earlier tenant would find that tenant again.
      record = { ...emptyRecord, identity, former: former + 1, runs };
      stored = JSON.stringify(record);
      return task.setAside({ as, error, record: stored });
    },
    close() {
      closed = true;
    },
  };
}

/** Whether the subscription is checked from time to time: it has a tenant or unfinished work, or waits for an event. */
export function isOpen({ tenant, run, waiting }: SubscriptionRecord): boolean {
  return tenant === "partial" || tenant === "present" || run !== undefined || waiting === true;
}
