import { parseReference, toReference } from "@syndikit/contract";
import { toMilliseconds } from "../duration.js";
import { createReporter, type Reporter } from "../hooks.js";
import { createQueue, type Queue, type QueueOptions } from "../queue/create-queue.js";
import { RetryLater } from "../queue/retry-later.js";
import type { TaskResult } from "../queue/task.js";
import { ReceiverError } from "../receiver-error.js";
import { MarketplaceUnauthorized, openMarketplace } from "./marketplace.js";
import { retryAfterOf, type SubscriptionRef } from "./marketplace-client.js";
import { PermanentFailure } from "./permanent-failure.js";
import type { Provisioner } from "./provisioner.js";
import type { ProvisionerOptions } from "./provisioner-options.js";
import { reconcile } from "./reconcile.js";
import { parseRecord } from "./record.js";
import { createRecordKeeper } from "./record-keeper.js";
import { createSweeper } from "./sweeper.js";

/** The kind of task that is one subscription. */
const subscriptionTask = "subscription";

/**
 * Makes, changes and removes tenants. It acts on the state that it reads from the marketplace, never on what an
 * event says; it works on a subscription in one place at a time; and it takes up after a crash where it stopped.
 *
 * @throws {ReceiverError} `invalid_option`: an option is not what it should be.
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
  const report = createReporter(options.hooks);
  const queue = createQueue({ ...queueOptions(options), report });
  const { store, clock } = queue;
  const pauseMs = toMilliseconds(options.pauseOnUnauthorized ?? "1m");
  const sweeper = createSweeper({ queue, report, sweep: options.sweep });

  queue.handle(subscriptionTask, async (task) => {
    const id = parseReference(task.claim.key, subscriptionTask);
    if (id === undefined)
      throw new ReceiverError("invalid_option", `${task.claim.key} is not a subscription.`);
    const keeper = createRecordKeeper(task, await store.readRecord(task.claim.key), report.around);
    try {
      const result = await reconcile({
        id,
        options,
        report,
        task,
        marketplace: openMarketplace(options.client, toReference(subscriptionTask, id), {
          signal: task.signal,
          around: report.around,
        }),
        keeper,
      });
      // What was given up earlier went well after all.
      if (result.kind === "done") await store.removeDeadLetters(task.claim.key);
      return result;
    } catch (error) {
      // Steps that still run must not meet their own second attempt.
      await keeper.idle();
      return toTaskResult(error, { queue, report, pauseMs });
    }
  });

  async function runNow(subscriptionId: number, resetAttempts: boolean): ReturnType<Queue["run"]> {
    const key = keyOf(subscriptionId);
    await queue.enqueue({ key, cause: "manual", dueAt: clock.now(), resetAttempts });
    return queue.run(key);
  }

  return {
    queue,
    hooks: options.hooks,
    async start() {
      queue.start();
      sweeper.start();
    },
    async stop() {
      sweeper.stop();
      await queue.stop();
    },
    reconcile: (subscriptionId) => runNow(subscriptionId, false),
    async redrive(subscriptionId) {
      await store.removeDeadLetters(keyOf(subscriptionId));
      return runNow(subscriptionId, true);
    },
    sweep: sweeper.sweep,
    resume: queue.resume,
    inspect: async (subscriptionId) => parseRecord(await store.readRecord(keyOf(subscriptionId))),
    deadLetters: () => store.deadLetters(),
  };
}

function toTaskResult(
  error: unknown,
  { queue, report, pauseMs }: { queue: Queue; report: Reporter; pauseMs: number },
): TaskResult {
  if (error instanceof RetryLater) return { kind: "retry", error, delay: error.delay, countAttempt: false };
  if (error instanceof MarketplaceUnauthorized) {
    // One token serves every subscription, so all of them would fail. None of them is to blame.
    const until = queue.clock.now() + pauseMs;
    queue.pauseUntil(until);
    report.paused({ until, error });
    return { kind: "retry", error, delay: pauseMs, countAttempt: false };
  }
  if (error instanceof PermanentFailure || isMistake(error))
    return { kind: "dead", reason: "rejected", error };
  const delay = retryAfterOf(error);
  return { kind: "retry", error, ...(delay === undefined ? {} : { delay }) };
}

// Only another version of the vendor's code can help.
function isMistake(error: unknown): boolean {
  return error instanceof ReceiverError && ["invalid_result", "step_name_reused"].includes(error.code);
}

function keyOf(subscriptionId: number): SubscriptionRef {
  const key = toReference(subscriptionTask, subscriptionId);
  if (parseReference(key, subscriptionTask) !== undefined) return key;
  throw new ReceiverError("invalid_option", `${subscriptionId} is not the id of a subscription.`);
}

function queueOptions(options: ProvisionerOptions): Omit<QueueOptions, "report"> {
  const { store, clock, random, retry, concurrency, lease, poll, remember } = options;
  return {
    store,
    ...(clock === undefined ? {} : { clock }),
    ...(random === undefined ? {} : { random }),
    ...(retry === undefined ? {} : { retry }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(lease === undefined ? {} : { lease }),
    ...(poll === undefined ? {} : { poll }),
    ...(remember === undefined ? {} : { remember }),
  };
}
