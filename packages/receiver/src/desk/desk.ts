import { parseRecord, type TenantState } from "../provision/record.js";
import { subscriptionKey, subscriptionTask } from "../provision/subscription-key.js";
import { listTask } from "../provision/sweeper.js";
import type { Queue } from "../queue/queue.js";
import {
  type DeadReason,
  fromRow,
  type HistoryEntry,
  type LaneName,
  laneNames,
  readyAt,
  stateOf,
  type Task,
  type TaskState,
} from "../queue/task.js";
import { dismiss, note, pause, resume, wake } from "../queue/transitions.js";

const PAGE = 100;

/** One subscription, event or finding, as an operator sees it. */
export interface Item {
  /** Such as `subscription/12`. */
  readonly key: string;
  readonly state: TaskState;
  /** Failed attempts since it last went well. */
  readonly attempts: number;
  /** When it is worked on next, in milliseconds since 1970. */
  readonly nextAt?: number;
  /** When something last happened to it, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Why it was given up. */
  readonly reason?: DeadReason;
  /** The last error. */
  readonly error?: string;
  /** How often it was woken; of a finding, how often it came. */
  readonly wakes: number;
}

/** Everything that is known of one item. */
export interface ItemDetails extends Item {
  /** What happened to it lately, oldest first. */
  readonly history: readonly HistoryEntry[];
  /** Of a subscription: what became of its tenant. */
  readonly tenant?: TenantState;
  readonly tenantId?: string;
  /** Of a subscription: the results of the steps of `provision`. */
  readonly steps?: Readonly<Record<string, unknown>>;
  /** Of an event or finding: the body, or `base64:` and its bytes where it is not text. */
  readonly payload?: string;
}

/** Which items. */
export interface ItemFilter {
  /** Only in these states. Default: all but `idle` and `done`. */
  readonly states?: readonly TaskState[];
  /** Only those given up for these reasons. */
  readonly reasons?: readonly DeadReason[];
  /** Only those whose last error holds this text. */
  readonly error?: string;
}

/** A page of items. */
export interface ItemPage {
  readonly items: readonly Item[];
  /** Pass it as `after` for the next page; `undefined` on the last. */
  readonly next: string | undefined;
}

/** How things stand. */
export interface Overview {
  /** When this was, in milliseconds since 1970: the time of the store, where it has one. */
  readonly at: number;
  /** How many items are in each state. */
  readonly counts: Readonly<Record<TaskState, number>>;
  /** Whether a person paused everything. */
  readonly paused: boolean;
  /** Until when this process does not call the marketplace, and why, while it is away. */
  readonly outage: { readonly until: number; readonly error: string } | undefined;
}

/** A subscription by its id, an item by its key, or those of a filter; `"all"` is everything that was given up. */
export type ItemChoice = number | string | ItemFilter;

/** What a person does who looks after the kit. */
export interface Desk {
  /** How things stand. */
  inspect(): Promise<Overview>;
  /** Items, in pages. */
  list(
    filter?: ItemFilter & { readonly after?: string | undefined; readonly limit?: number },
  ): Promise<ItemPage>;
  /** One subscription by its id, or one item by its key. */
  show(which: number | string): Promise<ItemDetails | undefined>;
  /** Forgets the failures of what was given up, or fails, and begins again where it stopped. Says how many those are. */
  redrive(which: ItemChoice): Promise<number>;
  /** Takes what was given up off the list. A subscription is still tried again when it changes. Says how many. */
  dismiss(which: ItemChoice): Promise<number>;
  /** Takes nothing new in any process, or nothing of one subscription, until `resume`. Says whether it is there. */
  pause(which?: number | string): Promise<boolean>;
  /** Goes on after `pause`, and tries a marketplace again at once that was away. Says whether it is there. */
  resume(which?: number | string): Promise<boolean>;
  /** Gives a value to `step.waitFor(name)` of a subscription, now or when it comes there. */
  signal(subscriptionId: number, name: string, value?: unknown): Promise<void>;
  /** Removes everything that is stored of a subscription. Work on it that runs writes nothing more. */
  forget(subscriptionId: number): Promise<boolean>;
}

export function createDesk(
  queue: Queue,
  outage: {
    readonly pause: () => { readonly until: number; readonly error: unknown } | undefined;
    readonly retry: () => void;
  } = { pause: () => undefined, retry: () => {} },
): Desk {
  const { store, scope } = queue;
  const all = queue.lanes(...laneNames);

  function keyOf(which: number | string): string {
    if (typeof which === "number") return subscriptionKey(scope, which);
    return which.startsWith(scope) ? which : scope + which;
  }

  async function list({
    states = ["waiting", "running", "retrying", "sleeping", "paused", "dead"],
    reasons,
    error,
    after = "",
    limit = PAGE,
  }: ItemFilter & { readonly after?: string | undefined; readonly limit?: number } = {}): Promise<ItemPage> {
    const items: Item[] = [];
    let last = after;
    for (;;) {
      const rows = await store.list({ lanes: all, states, after: last, limit });
      for (const row of rows) {
        last = row.key;
        const item = toItem(fromRow(row));
        const wanted =
          !item.key.startsWith(`${scope}${listTask}/`) &&
          (reasons === undefined || (item.reason !== undefined && reasons.includes(item.reason))) &&
          (error === undefined || (item.error?.includes(error) ?? false));
        if (wanted) items.push(item);
        if (items.length === limit) return { items, next: last };
      }
      if (rows.length < limit) return { items, next: undefined };
    }
  }

  /** Changes one item, or each of a filter, and says how many were changed. */
  async function changeEach(
    which: ItemChoice,
    change: (task: Task, now: number) => Task | "remove" | undefined,
  ): Promise<number> {
    const changeOne = (key: string): Promise<number> =>
      queue.change(key, (task, now) => {
        const next = task === undefined ? undefined : change(task, now);
        return next === undefined || next === task ? { result: 0 } : { task: next, result: 1 };
      });
    if (typeof which === "number" || (typeof which === "string" && which !== "all")) {
      return changeOne(keyOf(which));
    }
    const filter: ItemFilter = which === "all" ? { states: ["dead"] } : { states: ["dead"], ...which };
    let count = 0;
    for (let after: string | undefined; ; ) {
      const page = await list({ ...filter, after });
      for (const { key } of page.items) count += await changeOne(key);
      if (page.next === undefined) return count;
      after = page.next;
    }
  }

  /** Pauses or resumes one item, and says whether there is one. */
  const hold = (which: number | string, change: (task: Task, now: number) => Task): Promise<boolean> =>
    queue.change(keyOf(which), (task, now) =>
      task === undefined ? { result: false } : { task: change(task, now), result: true },
    );

  return {
    list,
    async inspect() {
      const counts = {
        waiting: 0,
        running: 0,
        retrying: 0,
        sleeping: 0,
        paused: 0,
        dead: 0,
        idle: 0,
        done: 0,
      } satisfies Record<TaskState, number>;
      for (const { state, count } of await store.count(all)) {
        // Only `stateOf` writes it.
        counts[state as TaskState] += count;
      }
      const away = outage.pause();
      return {
        at: queue.clock.now(),
        counts,
        paused: await queue.isPaused(),
        outage: away && { until: away.until, error: String(away.error) },
      };
    },
    async show(which) {
      const row = await store.read(keyOf(which));
      return row && toDetails(fromRow(row), scope);
    },
    redrive: (which) =>
      changeEach(which, (task, now) => {
        if (task.lane === "kept" || (task.dead === undefined && task.error === undefined)) return undefined;
        const { key, payload } = task;
        const lane: LaneName = task.lane === "handler" ? "handler" : "event";
        const again = wake(task, {
          key,
          lane,
          cause: "manual",
          now,
          fresh: true,
          ...(payload && { payload }),
        });
        return again.task && { ...again.task, history: note(task, now, "redriven") };
      }),
    dismiss: (which) =>
      changeEach(which, (task, now) => {
        if (task.dead === undefined || task.dead.dismissed) return undefined;
        return task.lane === "kept" ? "remove" : dismiss(task, now);
      }),
    async pause(which) {
      if (which !== undefined) return hold(which, pause);
      await queue.pause(true);
      return true;
    },
    async resume(which) {
      if (which !== undefined) return hold(which, resume);
      outage.retry();
      await queue.pause(false);
      return true;
    },
    async signal(subscriptionId, name, value = null) {
      const key = keyOf(subscriptionId);
      const text = JSON.stringify(value) ?? "null";
      await queue.change(key, (task, now) => {
        const woken = wake(task, { key, lane: "event", cause: "signal", now }).task;
        if (woken === undefined) return { result: undefined };
        return { task: { ...woken, signals: { ...woken.signals, [name]: text } }, result: undefined };
      });
    },
    forget: (subscriptionId) =>
      queue.change(keyOf(subscriptionId), (task) =>
        task === undefined ? { result: false } : { task: "remove", result: true },
      ),
  };
}

function toItem(task: Task): Item {
  const { key, attempts, changedAt, dead, error, wakes } = task;
  const nextAt = readyAt(task);
  return {
    key,
    state: stateOf(task),
    attempts,
    changedAt,
    wakes,
    ...(nextAt === undefined ? {} : { nextAt }),
    ...(dead === undefined ? {} : { reason: dead.reason }),
    ...(error === undefined ? {} : { error }),
  };
}

function toDetails(task: Task, scope: string): ItemDetails {
  const { history, payload, record } = task;
  const details = { ...toItem(task), history, ...(payload === undefined ? {} : { payload }) };
  if (!task.key.startsWith(`${scope}${subscriptionTask}/`)) return details;
  const { tenant, tenantId, provisionSteps: steps } = parseRecord(record);
  return { ...details, tenant, steps, ...(tenantId === undefined ? {} : { tenantId }) };
}
