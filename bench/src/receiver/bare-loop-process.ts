// Replays the requests and answers of whole subscription lives over sockets, without a marketplace, an SDK or a
// receiver. It measures what Node's `fetch` and `node:http` cost by themselves.

import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { OrderType } from "@syndikit/contract";
import { toFetch } from "@syndikit/receiver/fetch";
import { createInProcessOutbound, createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import type { LoopResult, LoopSettings } from "./loop-process.js";
import { createCountingVendor, deliverTo } from "./vendor.js";

/** A recorded request, with its answer. */
interface Exchange {
  readonly to: "marketplace" | "vendor";
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** The number of lives before the measurement starts. */
const warmUp = 200;
// The argument comes from the program that starts this one.
const { amount, together } = JSON.parse(process.argv[2] ?? "") as Omit<LoopSettings, "sockets">;

const exchanges = await recordLife();
const urls = { marketplace: await serve("marketplace"), vendor: await serve("vendor") };
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

for (let done = 0; done < warmUp; done += together) await live(together);
const processor = process.cpuUsage();
const start = performance.now();
for (let done = 0; done < amount; done += together) await live(together);
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(processor);
const result: LoopResult = { rate: amount / seconds, processor: (user + system) / 1_000 / amount };
console.log(JSON.stringify(result));

async function live(count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const exchange of exchanges) {
        await (exchange.to === "marketplace" ? call(exchange) : deliver(exchange));
      }
    }),
  );
}

/** Sends a request in the way that the SDK does. */
async function call({ method, path, headers, body, answer: { status } }: Exchange): Promise<void> {
  const response = await fetch(urls.marketplace + path, { method, headers, body: body ?? null });
  await response.text();
  if (response.status !== status) throw new Error(`${method} ${path} answered ${response.status}`);
}

/** Sends a request in the way that the marketplace delivers events. */
function deliver({ method, path, headers, body, answer: { status } }: Exchange): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(urls.vendor + path, { method, headers, agent });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      response.resume();
      response.on("end", resolve);
      if (response.statusCode !== status) reject(new Error(`${path} answered ${response.statusCode}`));
    });
    outgoing.end(body);
  });
}

/** Starts a server that reads each request and sends the recorded answer. */
async function serve(to: Exchange["to"]): Promise<string> {
  const answers = new Map(
    exchanges.filter((each) => each.to === to).map((each) => [`${each.method} ${each.path}`, each.answer]),
  );
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      // Every real server has to decode the body, so this one does too.
      Buffer.concat(chunks).toString();
      const { status, headers, body } = answers.get(`${incoming.method} ${incoming.url}`) ?? unknown;
      outgoing.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const unknown: Exchange["answer"] = { status: 404, headers: {}, body: "" };

/** Records one life through marketplace, SDK and receiver. An earlier life takes care of signing in. */
async function recordLife(): Promise<readonly Exchange[]> {
  const recorded: Exchange[] = [];
  const recording =
    (to: Exchange["to"], fetch: (request: Request) => Promise<Response>) => async (asked: Request) => {
      const body = asked.body === null ? undefined : await asked.clone().text();
      const response = await fetch(asked);
      const { pathname, search } = new URL(asked.url);
      recorded.push({
        to,
        method: asked.method,
        path: pathname + search,
        headers: Object.fromEntries(asked.headers),
        body,
        answer: {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.clone().text(),
        },
      });
      return response;
    };
  const routes = new Map<string, (request: Request) => Promise<Response>>();
  const server = await createReferenceServer({
    passwordCost: 4,
    outbound: createInProcessOutbound({ routes, elapsed: () => performance.now() }),
  });
  const answer = recording("marketplace", (asked) => server.fetch(asked));
  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: "https://market.test",
      apiVersion: "20250109",
      auth: { username, password: `${username}-demo` },
      fetch: (url, init) => answer(new Request(url, init)),
    });
  const [customer, vendor] = [signIn("customer"), signIn("vendor")];
  const { receiver } = createCountingVendor(vendor);
  routes.set("https://vendor.test", recording("vendor", toFetch(receiver)));
  await deliverTo(vendor, "https://vendor.test");
  for (const _ of ["with signing in", "without"]) {
    recorded.length = 0;
    const order = await customer.orders.create({
      type: OrderType.NORMAL,
      productVersion: { url: "productVersion/1" },
    });
    await server.settle();
    await customer.subscriptions.terminate(order.subscription);
    await server.settle();
  }
  await receiver.stop();
  await server.close();
  return recorded;
}
