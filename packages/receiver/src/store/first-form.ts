import { type DeadReason, type Task, type TaskCause, toRow } from "../queue/task.js";
import type { StoreRow } from "./store.js";

/** The content of the three tables of the first release. */
export interface FirstForm {
  readonly tasks: readonly {
    readonly key: string;
    readonly payload: string | null;
    readonly cause: TaskCause;
    readonly once: number | boolean;
    readonly version: number;
    readonly attempt: number;
    readonly due_at: number | null;
    readonly done_at: number | null;
  }[];
  readonly records: readonly {
    readonly key: string;
    readonly record: string;
    readonly tracked: number | boolean;
  }[];
  /** Oldest first. */
  readonly letters: readonly {
    readonly key: string;
    readonly reason: DeadReason;
    readonly at: number;
    readonly error?: string | null;
    readonly payload?: string | null;
  }[];
}

/** Converts the tables of the first release to rows, so that no order is lost and no tenant is forgotten. */
export function fromFirstForm({ tasks, records, letters }: FirstForm): readonly StoreRow[] {
  const recordOf = new Map(records.map((record) => [record.key, record]));
  const letterOf = new Map(letters.map((letter) => [letter.key, letter]));
  const moved = tasks.map(({ key, payload, cause, once, version, attempt, due_at, done_at }): Task => {
    const record = recordOf.get(key);
    const letter = letterOf.get(key);
    const isEvent = Boolean(once);
    // Live subscriptions are checked soon, as by a sweep.
    const dueAt = due_at ?? (record?.tracked || letter !== undefined ? (done_at ?? 0) : null);
    return {
      key,
      lane: isEvent ? "handler" : due_at === null ? "sweep" : "event",
      cause,
      changedAt: letter?.at ?? done_at ?? due_at ?? 0,
      wakes: version,
      attempts: due_at === null ? 0 : Math.max(0, attempt - 1),
      delays: 0,
      takeovers: 0,
      fence: 0,
      history: [],
      ...(isEvent ? { once: true as const } : {}),
      ...(dueAt === null || (isEvent && due_at === null) ? {} : { dueAt }),
      ...(payload === null ? {} : { payload }),
      ...(record === undefined ? {} : { record: record.record }),
      ...(letter === undefined
        ? {}
        : { dead: { at: letter.at, reason: letter.reason }, error: letter.error ?? "" }),
    };
  });
  const known = new Set(tasks.map(({ key }) => key));
  const findings = letters.flatMap((letter, index): Task[] => {
    if (known.has(letter.key)) return [];
    return [
      {
        key: `${letter.reason}/${index}`,
        lane: "kept",
        cause: "event",
        changedAt: letter.at,
        wakes: 1,
        attempts: 0,
        delays: 0,
        takeovers: 0,
        fence: 0,
        history: [],
        dead: { at: letter.at, reason: letter.reason },
        error: letter.error ?? "",
        ...(letter.payload ? { payload: letter.payload } : {}),
      },
    ];
  });
  return [...moved, ...findings].map((task) => toRow(task, ""));
}
