// A program that runs the marketplace, the SDK and the receiver in one process, and takes subscriptions through their
// whole lives, one after the other. Its argument is their number.
import { createProvisioner, createReceiver, memoryStore } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { createInProcessOutbound, createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";

const lives = Number(process.argv[2]);
const secret = "a-secret-of-many-lives";
const vendorUrl = "https://vendor.test";

const routes = new Map<string, (request: Request) => Promise<Response>>();
const server = await createReferenceServer({
  passwordCost: 4,
  outbound: createInProcessOutbound({ routes, elapsed: () => performance.now() }),
});
const signIn = (username: string): Marketplace =>
  createMarketplace({
    baseUrl: "https://market.test",
    auth: { username, password: `${username}-demo` },
    fetch: (url, init) => server.fetch(new Request(url, init)),
  });
const [customer, vendor] = [signIn("customer"), signIn("vendor")];
let removed = 0;
const provisioner = createProvisioner({
  client: vendor,
  store: memoryStore(),
  provision: ({ subscriptionId }) => ({
    endpoints: [{ category: "APP", endpoint: `https://tenant-${subscriptionId}.example` }],
    instructions: { en: "Welcome." },
  }),
  deprovision: () => {
    removed += 1;
  },
});
routes.set(vendorUrl, toFetch(createReceiver({ secrets: secret, provisioner })));
await vendor.products.update(1, {
  syndicationEndpoints: [`${vendorUrl}/events`],
  notificationSecretToken: secret,
});

const marks: object[] = [];
for (let life = 0; life < lives; life += 1) {
  const { subscription } = await customer.orders.create({
    type: "NORMAL",
    productVersion: { url: "productVersion/1" },
  });
  await server.settle();
  await customer.subscriptions.terminate(subscription);
  await server.settle();
  // A name that no other object has. Its hidden class marks the end of a life in V8's log.
  marks.push({ [`life${life}`]: true });
}
process.exit(removed === lives ? 0 : 1);
