// A vendor's application made only of the published packages. It connects to the marketplace at an address, follows a
// subscription from its order to its end, and prints what happened. The second argument is a file for the receiver's
// state; without it, the state is kept in memory.
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { headerNames } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { validateEvent } from "@syndikit/contract/validators";
import { createProvisioner, createReceiver, memoryStore } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";
import { sign, verify } from "@syndikit/signature";
import { buildEvent, signedRequest } from "@syndikit/testing";
import { mockMarketplace } from "@syndikit/testing/msw";

const [baseUrl = "", file] = process.argv.slice(2);
const SECRET = "a-secret-of-thirty-two-characters";
const PATIENCE = 60_000;

const signIn = (username) =>
  createMarketplace({ baseUrl, apiVersion: "20260101", auth: { username, password: `${username}-demo` } });
const [vendor, customer] = [signIn("vendor"), signIn("customer")];

const tenants = new Set();
const provisioner = createProvisioner({
  client: vendor,
  store: file === undefined ? memoryStore() : sqliteStore(file),
  provision({ subscriptionId }) {
    tenants.add(subscriptionId);
    return {
      tenantId: `tenant-${subscriptionId}`,
      endpoints: [{ category: "APP", endpoint: `https://tenant-${subscriptionId}.example` }],
    };
  },
  deprovision({ subscriptionId }) {
    tenants.delete(subscriptionId);
  },
});
const receiver = createReceiver({ secrets: SECRET, provisioner });
await receiver.start();
const server = createServer(toNode(receiver));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/events`;
await vendor.products.update(1, { syndicationEndpoints: [address], notificationSecretToken: SECRET });

const { subscription } = await customer.orders.create({
  type: "NORMAL",
  productVersion: { url: "productVersion/1" },
  configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
});

async function reach(state) {
  const until = Date.now() + PATIENCE;
  let seen;
  do {
    seen = (await customer.subscriptions.get(subscription)).deploymentStatus;
    if (seen === state) return { state: seen, tenants: tenants.size };
    await setTimeout(100);
  } while (Date.now() < until);
  throw new Error(`It is ${seen}, and not ${state}.`);
}

const begun = await reach("DEPLOYED");
await customer.subscriptions.terminate(subscription);
const ended = await reach("UNDEPLOYED");

const event = buildEvent("Subscription.CREATED", { id: 4711 });
const request = signedRequest(event, { secret: SECRET, url: address });
const header = request.headers.get(headerNames.eventSignature);
const body = new Uint8Array(await request.clone().arrayBuffer());
const mock = mockMarketplace({ baseUrl: "https://market.example", afterEach: () => {} });

console.log(
  JSON.stringify({
    begun,
    ended,
    violations: validateEvent("Subscription.CREATED", event),
    isVerified: verify({ body, header, secrets: SECRET }).ok && sign(body, SECRET) === header,
    answer: (await fetch(request)).status,
    hasExamples: Object.keys(examples).length > 0,
    mocks: mock.handlers.length > 0,
  }),
);

server.closeAllConnections();
server.close();
await provisioner.stop();
