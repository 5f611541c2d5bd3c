import { parseReference, toReference } from "@syndikit/contract";
import { checkOptions } from "../check-options.js";
import { createDesk } from "../desk/desk.js";
import { toMilliseconds } from "../duration.js";
import { eventKey } from "../events/event-key.js";
import { createReporter } from "../hooks.js";
import { isMistake } from "../mistake.js";
import { createQueue } from "../queue/create-queue.js";
import type { Queue, QueueOptions } from "../queue/queue.js";
import { RetryLater } from "../queue/retry-later.js";
import { waitAsAsked } from "../queue/run-claim.js";
import { startQueue } from "../queue/start-queue.js";
import { fromRow } from "../queue/task.js";
import type { RunResult, TaskResult, TaskWork } from "../queue/task-handler.js";
import { retryAnew } from "../queue/transitions.js";
import { ReceiverError } from "../receiver-error.js";
import { isStoreSilent } from "../store/limit-store.js";
import { createBreaker } from "./breaker.js";
import { MarketplaceUnavailable, openMarketplace } from "./marketplace.js";
import { PermanentFailure } from "./permanent-failure.js";
import { type Provisioner, withInternals } from "./provisioner.js";
import { type ProvisionerOptions, provisionerMembers } from "./provisioner-options.js";
import { reconcile, stateText } from "./reconcile.js";
import { createRecordKeeper, isOpen, type RecordKeeper } from "./record-keeper.js";
import { Suspended } from "./steps.js";
import { subscriptionKey, subscriptionTask } from "./subscription-key.js";
import { createSweeper } from "./sweeper.js";

/** Dead letters get this many more attempts after a start, because the code may have changed. */
const ATTEMPTS_AFTER_START = 3;
const SPREAD_AFTER_START = 60_000;
const PAGE = 500;

/** A subscription that waits for a signal is also checked from time to time: it may be cancelled without an event. */
const MAX_SLEEP = 10 * 60_000;

/**
 * Creates a provisioner, which creates, changes and removes tenants. It acts on the state that it reads from the
 * marketplace, never on the content of an event. Only one process works on a subscription at a time. After a crash it
 * continues where it stopped.
 *
 * @throws {TypeError} when an option is misspelt, is missing, or is of the wrong kind.
 * @throws {ReceiverError} `invalid_option` when an option is invalid.
 *
 * @example
 * ```ts
 * const provisioner = createProvisioner({
 *   client,
 *   store: sqliteStore("./receiver.db"),
 *   async provision({ step, idempotencyKey }) {
 *     const tenant = await step("tenant", () => cloud.create({ idempotencyKey }));
 *     return { tenantId: tenant.id, endpoints: [{ category: "APP", endpoint: tenant.url }] };
 *   },
 *   deprovision: ({ tenantId }) => cloud.remove(tenantId),
 * });
 * ```
 */
export function createProvisioner(options: ProvisionerOptions): Provisioner {
  checkOptions("createProvisioner", options, provisionerMembers);
  if (options.goneAfter !== undefined && options.gone !== "deprovision") {
    throw new ReceiverError(
      "invalid_option",
      'goneAfter has no effect where tenants are kept. Set gone: "deprovision", or leave it out.',
    );
  }
  const report = createReporter(options.hooks);
  const queue = createQueue({ ...queueOptions(options), report });
  const { store, clock, scope } = queue;
  const timeLimit = toMilliseconds(options.timeLimit ?? "5m");
  const { base = "2s", max = "5m" } = options.outage ?? {};
  const outageMax = toMilliseconds(max);
  const breaker = createBreaker({
    now: () => clock.now(),
    base: toMilliseconds(base),
    max: outageMax,
    opened: report.paused,
    closed() {
      report.resumed();
      queue.poke();
    },
  });
  for (const lane of ["event", "retry", "sweep"] as const) queue.guard(lane, breaker);
  const sweeper = createSweeper({ queue, report, sweep: options.sweep });
  const readable = createReadable();

  queue.handle(subscriptionTask, async (task) => {
    const id = parseReference(task.key.slice(scope.length), subscriptionTask);
    if (id === undefined) throw new ReceiverError("invalid_option", `${task.key} is not a subscription.`);
    const keeper = createRecordKeeper(task);
    let lastState: string | undefined;
    const marketplace = openMarketplace(options.client, toReference(subscriptionTask, id), {
      signal: task.signal,
      around: report.around,
      breaker,
      clock,
      timeLimit,
      key: task.key,
    });
    const readState: typeof marketplace.read = async () => {
      const fetched = await marketplace.read();
      lastState = stateText(fetched);
      if (fetched !== "gone") readable.add(task.key, clock.now());
      return fetched;
    };
    try {
      return await reconcile({
        id,
        scope,
        options,
        report,
        handleAgain,
        task,
        clock,
        timeLimit,
        isReadableSince: (at) => readable.isOtherSince(task.key, at),
        marketplace: { ...marketplace, read: readState },
        keeper,
      });
    } catch (error) {
      const result = toTaskResult(error, {
        task,
        keeper,
        outageMax,
        isAway: breaker.pause !== undefined,
        now: clock.now(),
      });
      if (result.kind === "failed" || result.kind === "dead") {
        // A permanent failure is tried again when this changes. If the lease was lost, settling reports it.
        await keeper.update({ failedState: lastState }).catch(() => {});
      }
      return result;
    } finally {
      keeper.close();
    }
  });

  const desk = createDesk(queue, {
    pause: () => breaker.pause,
    retry: () => breaker.succeeded(),
  });

  const provisioner: Provisioner = {
    ...desk,
    async start() {
      await startQueue({ queue, report }, async () => {
        await store.open();
        await sweeper.start("soon");
        await tryDeadAgain(queue);
      });
    },
    async stop({ grace = "8s" } = {}) {
      return queue.stop(toMilliseconds(grace));
    },
    async drain({ deadline }) {
      const until = toMilliseconds(deadline);
      await store.open();
      await sweeper.start("now");
      await queue.drain(clock.now() + until);
    },
    async reconcile(subscriptionId, { patient = false } = {}): Promise<RunResult> {
      const key = subscriptionKey(scope, subscriptionId);
      await queue.enqueue({ key, lane: "event", cause: "manual", force: !patient });
      return queue.run(key);
    },
    sweep: sweeper.sweep,
  };
  return withInternals(provisioner, { queue, hooks: options.hooks, desk });

  async function handleAgain(events: Readonly<Record<string, string>>, former: number): Promise<void> {
    for (const [eventId, payload] of Object.entries(events)) {
      const key = eventKey(scope, { eventId, former });
      await queue.enqueue({ key, lane: "handler", payload, cause: "event", once: true });
      // In inline mode nothing else begins it.
      queue.run(key).catch((error) => report.error(error, `working on ${key}`));
    }
  }
}

/** After a start the code may be new, so dead letters are tried again, except those that crash the process. */
async function tryDeadAgain(queue: Queue): Promise<void> {
  const lanes = queue.lanes("event", "retry", "sweep", "handler");
  for (let after = ""; ; ) {
    const rows = await queue.store.list({ lanes, states: ["dead"], after, limit: PAGE });
    for (const { key, dead: found } of rows.map(fromRow)) {
      if (found?.reason === "crashed") continue;
      await queue.change(key, (task, now) => {
        if (task?.dead === undefined || task.lease !== undefined) return { result: undefined };
        const dueAt = now + Math.round(queue.random() * SPREAD_AFTER_START);
        const attempts = Math.max(0, queue.attempts - ATTEMPTS_AFTER_START);
        return { task: retryAnew(task, { now, dueAt, attempts }), result: undefined };
      });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.key;
  }
}

function toTaskResult(
  error: unknown,
  {
    task,
    keeper,
    outageMax,
    isAway,
    now,
  }: {
    readonly task: TaskWork;
    readonly keeper: RecordKeeper;
    readonly outageMax: number;
    readonly isAway: boolean;
    readonly now: number;
  },
): TaskResult {
  if (RetryLater.is(error)) return waitAsAsked(error);
  if (error instanceof Suspended) {
    const delay = Math.min(MAX_SLEEP, Math.max(0, (error.until ?? Number.POSITIVE_INFINITY) - now));
    return { kind: "delayed", delay, minimum: 0, sleeping: error.message, report: false };
  }
  if (error instanceof MarketplaceUnavailable) {
    const { retryAfter, skipped } = error;
    return {
      kind: "delayed",
      error: skipped ? (error.cause ?? error) : error,
      report: !skipped && !isAway,
      maxDelay: outageMax,
      delay: retryAfter,
    };
  }
  // Work that was aborted because the kit stops, or because another process took over, is not a failure of the code.
  if (task.signal.aborted) return { kind: "delayed", error, delay: 0, report: false };
  // Nor is a store that does not answer, which was told already.
  if (isStoreSilent(error)) return { kind: "delayed", error, report: false };
  const look = isOpen(keeper.record);
  if (PermanentFailure.is(error) || isMistake(error)) {
    return { kind: "dead", reason: "rejected", error, look };
  }
  return { kind: "failed", error, look };
}

/** Remembers when subscriptions were last read. If one can be read, the address and the account are right. */
function createReadable(): {
  add(key: string, at: number): void;
  isOtherSince(key: string, at: number): boolean;
} {
  const last = new Map<string, number>();
  return {
    add(key, at) {
      last.delete(key);
      last.set(key, at);
      const [oldest] = last.keys();
      if (last.size > 2 && oldest !== undefined) last.delete(oldest);
    },
    isOtherSince: (key, since) => [...last].some(([other, at]) => other !== key && at >= since),
  };
}

function queueOptions(options: ProvisionerOptions): Omit<QueueOptions, "report"> {
  const { store, clock, random, retry, concurrency, lease, poll, remember, marketplace } = options;
  const { storeTimeLimit } = options;
  if (marketplace !== undefined && !/^[a-z][a-z0-9-]*$/.test(marketplace)) {
    throw new ReceiverError(
      "invalid_option",
      `"${marketplace}" cannot name a marketplace. Use lower-case letters, digits and "-", a letter first.`,
    );
  }
  return {
    store,
    clock,
    random,
    retry,
    concurrency,
    lease,
    poll,
    remember,
    storeTimeLimit,
    scope: marketplace === undefined ? undefined : `${marketplace}/`,
  };
}
