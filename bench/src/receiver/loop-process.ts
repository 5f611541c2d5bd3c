// Runs the marketplace, the SDK and the receiver in one process, and takes whole subscription lives through all of
// them.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { OrderType } from "@syndikit/contract";
import { toFetch } from "@syndikit/receiver/fetch";
import { toNode } from "@syndikit/receiver/node";
import { createInProcessOutbound, createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { createCountingVendor, deliverTo } from "./vendor.js";

export interface LoopSettings {
  /** The total number of lives. */
  readonly amount: number;
  /** The number of lives at the same time. */
  readonly together: number;
  /** Uses sockets instead of direct calls. */
  readonly sockets: boolean;
}

export interface LoopResult {
  /** Lives per second. */
  readonly rate: number;
  /** Processor time per life, in milliseconds. */
  readonly processor: number;
}

/** The number of lives before the measurement starts, so that the engine has compiled the code. */
const warmUp = 200;
const { amount, together, sockets } = JSON.parse(process.argv[2] ?? "") as LoopSettings;

const routes = new Map<string, (request: Request) => Promise<Response>>();
const server = await createReferenceServer({
  passwordCost: 4,
  requestsPerMinute: 10_000_000,
  ...(sockets ? {} : { outbound: createInProcessOutbound({ routes, elapsed: () => performance.now() }) }),
});
const { url: baseUrl } = sockets ? await server.listen() : { url: "https://market.test" };
const [customer, vendor] = [signIn("customer"), signIn("vendor")];

const { receiver, seen } = createCountingVendor(vendor);
const vendorUrl = await serveVendor();
await deliverTo(vendor, vendorUrl);

for (let done = 0; done < warmUp; done += together) await live(together);
const before = { ...seen };
const processor = process.cpuUsage();
const start = performance.now();
for (let done = 0; done < amount; done += together) await live(together);
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(processor);
const lives = seen.removed - before.removed;
if (lives !== amount || seen.made !== seen.removed) throw new Error(`Some are left: ${JSON.stringify(seen)}`);
const result: LoopResult = { rate: lives / seconds, processor: (user + system) / 1_000 / lives };
console.log(JSON.stringify(result));

async function live(count: number): Promise<void> {
  const order = () =>
    customer.orders.create({ type: OrderType.NORMAL, productVersion: { url: "productVersion/1" } });
  const orders = await Promise.all(Array.from({ length: count }, order));
  await server.settle();
  await Promise.all(orders.map(({ subscription }) => customer.subscriptions.terminate(subscription)));
  await server.settle();
}

function signIn(username: string): Marketplace {
  return createMarketplace({
    baseUrl,
    apiVersion: "20250109",
    auth: { username, password: `${username}-demo` },
    ...(sockets ? {} : { fetch: (url, init) => server.fetch(new Request(url, init)) }),
  });
}

async function serveVendor(): Promise<string> {
  if (!sockets) {
    routes.set("https://vendor.test", toFetch(receiver));
    return "https://vendor.test";
  }
  const vendorServer = createServer(toNode(receiver));
  await new Promise<void>((resolve) => vendorServer.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(vendorServer.address() as AddressInfo).port}`;
}
