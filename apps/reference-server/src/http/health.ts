import { Hono } from "hono";
import { readQueue } from "../events/queue.js";
import type { Clock } from "../ports.js";
import type { Store } from "../store/port.js";
import type { Metrics } from "../telemetry/metrics.js";

/** 200 when the server can take requests; 503 with the reason when it cannot. */
export async function readiness(store: Store, isShuttingDown: () => boolean): Promise<Response> {
  if (isShuttingDown()) return Response.json({ ready: false, reason: "shutting down" }, { status: 503 });
  try {
    await store.check();
    return Response.json({ ready: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "the store does not answer";
    return Response.json({ ready: false, reason }, { status: 503 });
  }
}

/** The state of the delivery queue for `/metrics`. */
export async function queueState(store: Store, clock: Clock): Promise<Parameters<Metrics["render"]>[0]> {
  const { pending, oldestDueAge } = await store.read((db) => readQueue(db, clock.now()));
  return { depth: pending, oldestDueSeconds: oldestDueAge / 1000 };
}

/** Serves only the metrics, for a separate port that only the operator's network can reach. */
export function createMetricsApp({
  metrics,
  store,
  clock,
}: {
  readonly metrics: Metrics;
  readonly store: Store;
  readonly clock: Clock;
}): Hono {
  const app = new Hono();
  app.get("/metrics", async (context) =>
    context.body(await metrics.render(await queueState(store, clock)), 200, {
      "Content-Type": metrics.contentType,
    }),
  );
  return app;
}
