import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import type { Engine, Work } from "./engine.js";

const queueName = "subscription";

interface SubscriptionJob {
  readonly id: number;
}

/** The engine on BullMQ. One job for each event: a second one for the same subscription costs one more read. */
export async function startBullmq(url: string, work: Work): Promise<Engine> {
  // Without an offline queue, an event is refused at once while Redis is away, and the marketplace sends it again.
  const forJobs = new Redis(url, { enableOfflineQueue: false });
  // BullMQ demands this of a worker, whose commands wait for Redis as long as it takes.
  const forWork = new Redis(url, { maxRetriesPerRequest: null });
  const report = (error: Error): void => console.error(error.message);
  for (const connection of [forJobs, forWork]) connection.on("error", report);

  const queue = new Queue<SubscriptionJob>(queueName, { connection: forJobs });
  const worker = new Worker<SubscriptionJob>(
    queueName,
    async ({ data }) => {
      const again = await work(data.id);
      if (again !== undefined) await send(data.id, again);
    },
    { connection: forWork, concurrency: 8 },
  );
  queue.on("error", report);
  worker.on("error", report);
  worker.on("failed", (_, error) => report(error));
  await worker.waitUntilReady();

  async function send(id: number, startAfter?: Date): Promise<void> {
    await queue.add(
      "reconcile",
      { id },
      {
        delay: startAfter === undefined ? 0 : Math.max(0, startAfter.getTime() - Date.now()),
        // For what the kit does not try again by itself, such as a store that is away.
        attempts: 20,
        backoff: { type: "exponential", delay: 1000 },
        removeOnComplete: true,
        removeOnFail: 1000,
      },
    );
  }

  return {
    send,
    async stop() {
      await worker.close();
      await queue.close();
      forJobs.disconnect();
      forWork.disconnect();
    },
  };
}
