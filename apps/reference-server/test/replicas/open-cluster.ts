import { inject, onTestFinished } from "vitest";
import { openReceiver, type Receiver, type ReceiverOptions } from "../robustness/torture/receiver.js";
import { type Cluster, startCluster } from "./cluster.js";
import { listenTo } from "./load.js";

/** Starts three replicas and a receiver of all their events; they end with the test. */
export async function openCluster(
  options?: ReceiverOptions,
): Promise<{ readonly cluster: Cluster; readonly receiver: Receiver }> {
  const receiver = await openReceiver(options);
  onTestFinished(() => receiver.close());
  const cluster = await startCluster(inject("postgresUrl"));
  // The last one is ended first.
  onTestFinished(() => cluster.close());
  await listenTo(cluster, receiver);
  return { cluster, receiver };
}
