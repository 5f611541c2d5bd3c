import PgBoss from "pg-boss";
import type { Engine, Work } from "./engine.js";

const queueName = "subscription";

interface SubscriptionJob {
  readonly id: number;
}

/** The engine on pg-boss 10. At most one job for a subscription waits, while another one may run. */
export async function startPgBoss(connectionString: string, work: Work): Promise<Engine> {
  const boss = new PgBoss(connectionString);
  boss.on("error", (error) => console.error(error.message));
  await boss.start();
  await boss.createQueue(queueName, { name: queueName, policy: "short" });
  await boss.work<SubscriptionJob>(queueName, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    for (const { data } of jobs) {
      const again = await work(data.id);
      if (again !== undefined) await send(data.id, again);
    }
  });

  async function send(id: number, startAfter?: Date): Promise<void> {
    const options = { singletonKey: String(id), ...(startAfter === undefined ? {} : { startAfter }) };
    await boss.send(queueName, { id } satisfies SubscriptionJob, options);
  }

  return { send, stop: () => boss.stop({ graceful: true }) };
}
