import { inject, onTestFinished } from "vitest";
import { openReceiver, type Receiver, type ReceiverOptions } from "../robustness/torture/receiver.js";
import { type Cluster, startCluster } from "./cluster.js";
import { listenTo } from "./load.js";

/**
 * Starts three replicas and a receiver of all their events; they end with the test.
 *
 * @param engine - the PostgreSQL to use. Default: the one that all tests share.
 */
export async function openCluster(
  options?: ReceiverOptions,
  engine = inject("postgresUrl"),
): Promise<{ readonly cluster: Cluster; readonly receiver: Receiver }> {
  const receiver = await openReceiver(options);
  onTestFinished(() => receiver.close());
  const cluster = await startCluster(engine);
  // Registered last, so it is closed first.
  onTestFinished(() => cluster.close());
  await listenTo(cluster, receiver);
  return { cluster, receiver };
}
