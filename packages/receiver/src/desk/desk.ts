import { parseReference } from "@syndikit/contract";
import {
  aNumberFrom,
  aString,
  aText,
  checkOptions,
  type Expectation,
  type Need,
  objectWith,
} from "../check-options.js";
import { parseRecord, type TenantState } from "../provision/record.js";
import {
  formerKey,
  formerKind,
  nameTenant,
  subscriptionKey,
  subscriptionTask,
} from "../provision/subscription-key.js";
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
import { dismiss, note, pause, REDRIVEN, resume, wake } from "../queue/transitions.js";
import type { RowCount } from "../store/store.js";

const PAGE = 100;

/** A store reads all rows to count them. From so many on, an overview may be as old as this, in milliseconds. */
const MANY = 10_000;
const COUNTS_LAST = 10_000;

/** One subscription, event or finding, as an operator sees it. */
export interface Item {
  /** Such as `subscription/12`. */
  readonly key: string;
  readonly state: TaskState;
  /** Failed attempts since the last success. */
  readonly attempts: number;
  /** When it runs next, in milliseconds since 1970. */
  readonly nextAt?: number | undefined;
  /** When something last happened to it, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Why it is a dead letter. */
  readonly reason?: DeadReason | undefined;
  /** The last error. */
  readonly error?: string | undefined;
  /** How often it was triggered; for a finding, how often it arrived. */
  readonly wakes: number;
}

/** Everything that is known of one item. */
export interface ItemDetails extends Item {
  /** Its latest history, oldest first. */
  readonly history: readonly HistoryEntry[];
  /** For a subscription: the state of its tenant. */
  readonly tenant?: TenantState;
  readonly tenantId?: string | undefined;
  /** For a subscription: the name of its tenant, which no other subscription in this store has. */
  readonly tenantName?: string | undefined;
  /** For a subscription: the results of the steps of `provision`. */
  readonly steps?: Readonly<Record<string, unknown>>;
  /** For an event or a finding: the body; `base64:` and its bytes when it is not text. */
  readonly payload?: string | undefined;
}

/** Selects items. */
export interface ItemFilter {
  /** Only in these states. Default: all but `idle` and `done`. */
  readonly states?: readonly TaskState[] | undefined;
  /** Only dead letters with these reasons. */
  readonly reasons?: readonly DeadReason[] | undefined;
  /** Only those whose last error contains this text. */
  readonly error?: string | undefined;
}

/** A page of items. */
export interface ItemPage {
  readonly items: readonly Item[];
  /** Pass it as `after` for the next page; `undefined` on the last. */
  readonly next: string | undefined;
}

/** An overview of the store. */
export interface Overview {
  /** When this was, in milliseconds since 1970: the time of the store, where it has one. */
  readonly at: number;
  /** How many items are in each state. */
  /** Where there are 10,000 or more, they may be ten seconds old, unless this desk changed something since. */
  readonly counts: Readonly<Record<TaskState, number>>;
  /** Whether an operator paused everything. */
  readonly paused: boolean;
  /** During an outage of the marketplace: until when this process does not call it, and why. */
  readonly outage: { readonly until: number; readonly error: string } | undefined;
}

/** A subscription by its id, an item by its key, or the items of a filter; `"all"` is every dead letter. */
export type ItemChoice = number | string | ItemFilter;

/** The operations for the person who operates the receiver. */
export interface Desk {
  /** Gives an overview: how many items are in each state, and whether anything is paused. */
  inspect(): Promise<Overview>;
  /** Lists items, page by page. */
  list(
    filter?: ItemFilter & { readonly after?: string | undefined; readonly limit?: number },
  ): Promise<ItemPage>;
  /** Shows one subscription by its id, or one item by its key. */
  show(which: number | string): Promise<ItemDetails | undefined>;
  /** Retries dead letters and failing items from the step where they stopped. Returns how many. */
  redrive(which: ItemChoice): Promise<number>;
  /** Removes dead letters from the list. A subscription is still tried again when it changes. Returns how many. */
  dismiss(which: ItemChoice): Promise<number>;
  /** Pauses all processes, or one subscription, until `resume`. Running work continues. Returns whether it exists. */
  pause(which?: number | string): Promise<boolean>;
  /** Ends a `pause`, and calls the marketplace again at once after an outage. Returns whether it exists. */
  resume(which?: number | string): Promise<boolean>;
  /** Sends a value to `step.waitFor(name)` of a subscription. It is kept until the step asks for it. */
  signal(subscriptionId: number, name: string, value?: unknown): Promise<void>;
  /**
   * Removes everything that is stored about a subscription, and about earlier ones with its number. Work on it that
   * still runs writes nothing more.
   */
  forget(subscriptionId: number): Promise<boolean>;
}

const aList: Expectation = { what: "a list", fits: Array.isArray };
const filterMembers = { states: aList, reasons: aList, error: aText } satisfies Record<
  keyof ItemFilter,
  Expectation
>;

/**
 * Checks that a filter says something. One whose values are all missing would choose everything.
 *
 * @throws {TypeError} when it does not, or has a member that is unknown.
 */
function checkFilter(which: number | string | ItemFilter): asserts which is ItemFilter {
  checkOptions("The choice of items", which, filterMembers);
  const given = Object.entries(Object(which)).filter(([, value]) => value !== undefined);
  if (given.length > 0 && given.every(([name]) => Object.hasOwn(filterMembers, name))) return;
  const known = Object.keys(filterMembers).join(", ");
  throw new TypeError(
    `A choice of items has at least one of ${known}, and nothing else. For all of them, write "all".`,
  );
}

/** What a desk must have. */
export const aDesk: Expectation = objectWith(
  "what createReceiver(), createProvisioner() or openDesk() returned",
  {
    inspect: "required",
    list: "required",
    show: "required",
    redrive: "required",
    dismiss: "required",
    pause: "required",
    resume: "required",
    signal: "required",
    forget: "required",
  } satisfies Record<keyof Desk, Need>,
);

export function createDesk(
  queue: Queue,
  outage: {
    readonly pause: () => { readonly until: number; readonly error: unknown } | undefined;
    readonly retry: () => void;
  } = { pause: () => undefined, retry: () => {} },
): Desk {
  const { store, scope } = queue;
  const all = queue.lanes(...laneNames);

  /** The last count; absent when there were few, or since this desk changed something. */
  let counted: { readonly at: number; readonly rows: readonly RowCount[] } | undefined;

  async function countRows(): Promise<readonly RowCount[]> {
    const now = queue.clock.now();
    // Also not from a time ahead: the clock may have been put right.
    if (counted !== undefined && now >= counted.at && now - counted.at < COUNTS_LAST) return counted.rows;
    const rows = await store.count(all);
    const isMany = rows.reduce((sum, { count }) => sum + count, 0) >= MANY;
    counted = isMany ? { at: now, rows } : undefined;
    return rows;
  }

  /** Changes an item; an overview shows it. */
  const changeOne: Queue["change"] = async (key, change) => {
    try {
      return await queue.change(key, change);
    } finally {
      counted = undefined;
    }
  };

  function keyOf(which: number | string): string {
    if (typeof which === "number") return subscriptionKey(scope, which);
    return which.startsWith(scope) ? which : scope + which;
  }

  async function list(
    filter: ItemFilter & { readonly after?: string | undefined; readonly limit?: number } = {},
  ): Promise<ItemPage> {
    checkOptions("list", filter, { ...filterMembers, after: aString, limit: aNumberFrom(1) });
    const {
      states = ["waiting", "running", "retrying", "sleeping", "paused", "dead"],
      reasons,
      error,
      after = "",
      limit = PAGE,
    } = filter;
    const items: Item[] = [];
    if (states.length === 0) return { items, next: undefined };
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
    const changeIfWanted = (key: string): Promise<number> =>
      changeOne(key, (task, now) => {
        const next = task === undefined ? undefined : change(task, now);
        return next === undefined || next === task ? { result: 0 } : { task: next, result: 1 };
      });
    if (typeof which === "number" || (typeof which === "string" && !["all", ""].includes(which))) {
      return changeIfWanted(keyOf(which));
    }
    if (which !== "all") checkFilter(which);
    const filter: ItemFilter = which === "all" ? {} : which;
    const { states = ["dead"] } = filter;
    let count = 0;
    for (let after: string | undefined; ; ) {
      const page = await list({ ...filter, states, after });
      for (const { key } of page.items) count += await changeIfWanted(key);
      if (page.next === undefined) return count;
      after = page.next;
    }
  }

  /** Pauses or resumes one item, and says whether there is one. */
  const hold = (which: number | string, change: (task: Task, now: number) => Task): Promise<boolean> =>
    changeOne(keyOf(which), (task, now) =>
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
      for (const { state, count } of await countRows()) {
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
        if (isOver(task) || (task.dead === undefined && task.error === undefined)) return undefined;
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
        return again.task && { ...again.task, history: note(task, now, REDRIVEN) };
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
      await changeOne(key, (task, now) => {
        const woken = wake(task, { key, lane: "event", cause: "signal", now }).task;
        if (woken === undefined) return { result: undefined };
        return { task: { ...woken, signals: { ...woken.signals, [name]: text } }, result: undefined };
      });
    },
    async forget(subscriptionId) {
      const row = await store.read(keyOf(subscriptionId));
      const { former = 0 } = parseRecord(row && fromRow(row).record);
      const earlier = Array.from({ length: former }, (_, index) =>
        formerKey(scope, subscriptionId, index + 1),
      );
      let found = false;
      for (const key of [...earlier, keyOf(subscriptionId)]) {
        const removed = await changeOne(key, (task) =>
          task === undefined ? { result: false } : { task: "remove", result: true },
        );
        found ||= removed;
      }
      return found;
    },
  };
}

/** Whether it is only kept for a person to see. */
function isOver({ lane }: Task): boolean {
  return lane === "kept" || lane === "former";
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
    nextAt,
    reason: dead?.reason,
    error,
  };
}

function toDetails(task: Task, scope: string): ItemDetails {
  const { history, payload, record } = task;
  const details = { ...toItem(task), history, payload };
  const kinds = [subscriptionTask, formerKind];
  if (!kinds.some((kind) => task.key.startsWith(`${scope}${kind}/`))) return details;
  const { tenant, tenantId, provisionSteps: steps, former } = parseRecord(record);
  const id = parseReference(task.key.slice(scope.length), subscriptionTask);
  return {
    ...details,
    tenant,
    steps,
    tenantId,
    tenantName: id === undefined ? undefined : nameTenant(scope, id, former),
  };
}
