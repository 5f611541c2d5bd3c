import { openPostgres } from "../../src/store/postgres/open.js";
import { readSetting } from "../../src/store/settings.js";
import { openMemory } from "../../src/store/sqlite/connection.js";
import { judgeDatabase } from "../robustness/fuzz/judge-store.js";
import { demoLogin, type MarketplaceProcess } from "../robustness/torture/process.js";
import type { Receiver } from "../robustness/torture/receiver.js";
import { type Cluster, execute } from "./cluster.js";

/** An order that was acknowledged to its customer. */
export interface Placed {
  readonly key: string;
  readonly order: number;
}

interface LoadOptions {
  /** The total number of orders. */
  readonly orders: number;
  /** How many customers order at the same time; 6 when absent. */
  readonly callers?: number;
  /** Called after each acknowledged order, with their number so far. */
  readonly onPlaced?: (count: number) => void;
}

/** Sends the vendor's events, and those of the whole marketplace, to a receiver. */
export async function listenTo(cluster: Cluster, { url }: Receiver): Promise<void> {
  const put = (account: string, path: string, body: unknown) =>
    cluster.insist({ method: "PUT", path, headers: demoLogin(account), body });
  const answers = [
    await put("vendor", "product/1", {
      syndicationEndpoints: [url],
      notificationSecretToken: "of the receiver",
    }),
    await put("admin", "platformEndpoints", [{ url: `${url}/all` }]),
  ];
  for (const { status, body } of answers)
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** Places orders through the proxy, each with its own key, and repeats each until it is acknowledged. */
export async function placeOrders(
  cluster: Cluster,
  { orders, callers = 6, onPlaced }: LoadOptions,
): Promise<readonly Placed[]> {
  const login = await cluster.insist({
    method: "GET",
    path: "login?expire=false",
    headers: demoLogin("customer"),
  });
  const token = { "CMW-Auth-Token": String(login.body) };
  const placed: Placed[] = [];
  let next = 0;
  const call = async (): Promise<void> => {
    while (next < orders) {
      next += 1;
      const key = `order-${next}`;
      const { status, body } = await cluster.insist({
        method: "POST",
        path: "order",
        headers: { ...token, "Idempotency-Key": key },
        body: { type: "NORMAL", productVersion: { url: "productVersion/1" } },
      });
      if (status !== 201) throw new Error(`The order was answered ${status} ${JSON.stringify(body)}.`);
      placed.push({ key, order: (body as { id: number }).id });
      onPlaced?.(placed.length);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return placed;
}

/** What is wrong in the database and with the deliveries; empty when nothing is. */
export async function judgeCluster(
  { database }: Cluster,
  placed: readonly Placed[],
  { received }: Receiver,
): Promise<readonly string[]> {
  const store = await openPostgres({ url: database, connections: 1 });
  const image = openMemory(await store.snapshot());
  const offset = await store.read((db) => readSetting(db, "clockTarget"));
  await store.close();
  try {
    const numbers = (query: string): readonly number[] => image.prepare<[], number>(query).pluck().all();
    const stored = numbers("select id from orders where type = 'NORMAL'");
    const isStored = new Set(stored);
    const known = new Set(placed.map(({ order }) => order));
    const paid = numbers(
      "select order_id from invoices i join orders o on o.id = i.order_id where o.type = 'NORMAL' and i.status = 'PAID'",
    );
    const events = new Set(numbers("select id from events"));
    const accepted = new Set(
      received.filter(({ status }) => status === 204).map(({ event }) => event.eventId),
    );
    return [
      ...judgeDatabase(image),
      ...(offset === 0 ? [] : ["The clock is still on its way."]),
      ...(known.size === placed.length ? [] : ["Two keys were answered with the same order."]),
      ...placed
        .filter(({ order }) => !isStored.has(order))
        .map(({ key, order }) => `Order ${order} of ${key} was acknowledged, and is not there.`),
      ...stored.filter((id) => !known.has(id)).map((id) => `Order ${id} was placed, and nobody was told.`),
      ...(paid.length === stored.length && new Set(paid).size === paid.length
        ? []
        : [`${stored.length} orders have ${paid.length} paid invoices.`]),
      ...[...events].filter((id) => !accepted.has(id)).map((id) => `Event ${id} was never delivered.`),
      ...[...accepted]
        .filter((id) => !events.has(id ?? 0))
        .map((id) => `Event ${id} was delivered, and is not stored.`),
    ];
  } finally {
    image.close();
  }
}

/** Removes the demo's metrics: an advance by months would poll them more often than the server allows. */
export async function removeMetrics(cluster: Cluster): Promise<void> {
  const headers = demoLogin("vendor");
  const { body } = await cluster.insist({ method: "GET", path: "applicationMetric", headers });
  for (const { id } of body as readonly { readonly id: number }[]) {
    const { status } = await cluster.insist({ method: "DELETE", path: `applicationMetric/${id}`, headers });
    if (status !== 204) throw new Error(`applicationMetric/${id} was not deleted: ${status}`);
  }
}

/**
 * Moves the clock, and kills the server that advances it: `killing` starts after the advance was requested. Rejects at
 * once when the advance is refused, or ends before the kill.
 */
export async function breakAdvance(
  call: MarketplaceProcess["call"],
  { advance, killing }: { readonly advance: string; readonly killing: () => Promise<void> },
): Promise<void> {
  const request = { method: "PUT", path: "sandbox/clock", headers: demoLogin("admin"), body: { advance } };
  const broken = call(request).then(
    ({ status, body }) => {
      throw new Error(`The advance was answered ${status} ${JSON.stringify(body)}.`);
    },
    // The request fails with its connection.
    () => undefined,
  );
  await Promise.race([killing(), broken.then(() => new Promise<never>(() => undefined))]);
  await broken;
}

/** Lets the vendor report each subscription as deployed. */
export async function deployAll(cluster: Cluster, placed: readonly Placed[]): Promise<void> {
  const headers = demoLogin("vendor");
  for (const { order } of placed) {
    const found = await cluster.insist({ method: "GET", path: `order/${order}`, headers });
    const { subscription } = found.body as { readonly subscription: { readonly url: string } };
    const body = { deploymentStatus: "DEPLOYED" };
    const { status } = await cluster.insist({ method: "PATCH", path: subscription.url, headers, body });
    if (status !== 204) throw new Error(`${subscription.url} was not deployed: ${status}`);
  }
}

/** How many renewals there are. */
export async function countRenewals({ database }: Cluster): Promise<number> {
  const [row] = await execute(database, "select count(*)::int as count from orders where type = 'RENEWAL'");
  return Number(row?.["count"]);
}

/** Waits until nothing is left to deliver. */
export async function untilDelivered(cluster: Cluster): Promise<void> {
  for (;;) {
    const { headers } = await cluster.insist({
      method: "HEAD",
      path: "event?notified=false",
      headers: demoLogin("admin"),
    });
    if (headers.get("CMW-TotalItems") === "0") return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
