import type { Around } from "../operation.js";
import type { Task } from "../queue/task.js";
import { ReceiverError } from "../receiver-error.js";
import { parseRecord, type Run, type SubscriptionRecord } from "./record.js";
import { type Stored, toStored } from "./stored.js";

/** Runs work once for each run, and gives the stored result ever after. */
export type StepFunction = <Value>(
  name: string,
  work: () => Value | Promise<Value>,
) => Promise<Stored<Value>>;

/** The record of one claimed subscription. Every change is written before the next thing happens. */
export interface RecordKeeper {
  readonly record: SubscriptionRecord;
  /** Changes fields; `undefined` removes one. */
  update(patch: RecordPatch): Promise<void>;
  /** Takes up the unfinished run of this kind and target, or begins one and changes fields with it. */
  begin(
    kind: Run["kind"],
    options?: { readonly target?: string; readonly patch?: RecordPatch },
  ): Promise<Run>;
  /** Does a call of the kit itself once in the run. */
  once(name: string, work: () => Promise<unknown>): Promise<void>;
  /**
   * The step function for one execution of vendor code. `scope` keeps its names apart from those of other code in
   * the same run; `checkpoint` runs before each new step.
   */
  steps(scope: string, checkpoint?: () => Promise<void>): StepFunction;
  /** Waits for steps that vendor code began side by side, and left behind when one of them failed. */
  idle(): Promise<void>;
}

/** Changes of a record. */
export type RecordPatch = {
  readonly [Field in Exclude<keyof SubscriptionRecord, "version">]?: SubscriptionRecord[Field] | undefined;
};

/** Opens the record of a task. `around` looks on while steps run. */
export function createRecordKeeper(task: Task, text: string | undefined, around: Around): RecordKeeper {
  let record = parseRecord(text);
  let written: Promise<void> = Promise.resolve();
  const inFlight = new Set<Promise<unknown>>();

  // One after the other: steps may run side by side, and the last write must hold the results of all.
  function update(patch: RecordPatch): Promise<void> {
    const next = Object.fromEntries(
      Object.entries({ ...record, ...patch }).filter(([, value]) => value !== undefined),
    ) as unknown as SubscriptionRecord;
    if (JSON.stringify(next) === JSON.stringify(record)) return written;
    record = next;
    written = written.then(() => task.writeRecord(JSON.stringify(record), isOpen(record)));
    return written;
  }

  function currentRun(): Run {
    if (record.run !== undefined) return record.run;
    throw new ReceiverError("superseded", `The work on ${task.claim.key} is over. A step came too late.`);
  }

  return {
    get record() {
      return record;
    },
    update,
    async begin(kind, { target = "", patch = {} } = {}) {
      if (record.run?.kind === kind && record.run.target === target) return record.run;
      const runs = record.runs + 1;
      const idempotencyKey = `${task.claim.key.replace("/", "-")}-${kind}-${runs}`;
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
    steps(scope, checkpoint = async () => {}) {
      const used = new Set<string>();

      async function runStep<Value>(key: string, work: () => Value | Promise<Value>): Promise<Stored<Value>> {
        const { steps } = currentRun();
        // Stored under this name by an earlier execution of the same code.
        if (Object.hasOwn(steps, key)) return steps[key] as Stored<Value>;
        task.signal.throwIfAborted();
        await checkpoint();
        const operation = { kind: "step", subject: task.claim.key, name: key } as const;
        // What was awaited is the value itself; the checker keeps a name of its own for that.
        const value = toStored((await around(operation, async () => work())) as Value);
        const run = currentRun();
        const stored = { ...run.steps, [key]: value };
        const patch = run.kind === "provision" ? { provisionSteps: stored } : {};
        await update({ ...patch, run: { ...run, steps: stored } });
        return value;
      }

      return (name, work) => {
        if (used.has(name)) return Promise.reject(nameReused(name));
        used.add(name);
        const step = runStep(scope + name, work);
        inFlight.add(step);
        const forget = (): boolean => inFlight.delete(step);
        step.then(forget, forget);
        return step;
      };
    },
    async idle() {
      // A step that ends may have let vendor code begin another.
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}

function nameReused(name: string): ReceiverError {
  return new ReceiverError(
    "step_name_reused",
    `Two steps are named "${name}", so the second would get the result of the first. Give each its own name.`,
  );
}

/** Whether the sweep looks at the subscription: something is there, under way, or awaited. */
function isOpen({ tenant, run, waiting }: SubscriptionRecord): boolean {
  return tenant === "partial" || tenant === "present" || run !== undefined || waiting === true;
}
