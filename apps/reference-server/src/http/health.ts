import { Hono } from "hono";
import { readQueue } from "../events/queue.js";
import type { Clock } from "../ports.js";
import type { Store } from "../store/port.js";
import type { Metrics } from "../telemetry/metrics.js";

/**
 * Answers 200 when the server can take requests; 503 with the reason when it cannot. After a write that could not be
 * stored it answers from what is known, and tries again meanwhile: a probe does not wait until a lock is given up.
 */
export function createReadiness(
  store: Pick<Store, "check" | "trouble">,
  isShuttingDown: () => boolean,
): () => Promise<Response> {
  let isTrying = false;
  const notReady = (reason: string): Response => Response.json({ ready: false, reason }, { status: 503 });
  /** The next probe tells what came of it. */
  const tryAgain = (): void => {
    isTrying = true;
    const end = (): void => {
      isTrying = false;
    };
    store.check().then(end, end);
  };
  return async () => {
    if (isShuttingDown()) return notReady("shutting down");
    const trouble = store.trouble?.();
    if (trouble !== undefined) {
      if (!isTrying) tryAgain();
      return notReady(trouble.message);
    }
    try {
      await store.check();
      return Response.json({ ready: true });
    } catch (error) {
      return notReady(error instanceof Error ? error.message : "the store does not answer");
    }
  };
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
