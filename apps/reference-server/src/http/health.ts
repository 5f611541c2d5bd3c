import { Hono } from "hono";
import { readQueue } from "../events/queue.js";
import type { Clock } from "../ports.js";
import type { Store } from "../store/port.js";
import type { Metrics } from "../telemetry/metrics.js";

/**
 * Answers 200 when the server can take requests; 503 with the reason when it cannot. After a write that could not be
 * stored, or a check that failed, it answers from what is known, and checks again meanwhile: no probe but the first waits
 * until a lock is given up, or for a database that does not answer.
 */
export function createReadiness(
  store: Pick<Store, "check" | "trouble">,
  isShuttingDown: () => boolean,
): () => Promise<Response> {
  /** Why the last check failed; `undefined` when it did not. */
  let failure: string | undefined;
  let checking: Promise<void> | undefined;
  /** One at a time, however many probes there are: each would take a connection from the requests. */
  const check = (): Promise<void> => {
    checking ??= store
      .check()
      .then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : "the store does not answer"),
      )
      .then((reason) => {
        failure = reason;
        checking = undefined;
      });
    return checking;
  };
  const notReady = (reason: string): Response => Response.json({ ready: false, reason }, { status: 503 });
  return async () => {
    if (isShuttingDown()) return notReady("shutting down");
    const known = store.trouble?.()?.message ?? failure;
    if (known === undefined) await check();
    // The next probe tells what comes of it.
    else void check();
    const reason = known ?? failure;
    return reason === undefined ? Response.json({ ready: true }) : notReady(reason);
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
