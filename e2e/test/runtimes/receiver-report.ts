import {
  createEvents,
  createMetrics,
  createProvisioner,
  createReceiver,
  type MarketplaceClient,
  memoryStore,
  signBody,
} from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";

const secret = "0123456789abcdef0123456789abcdef";
const calls: string[] = [];
const note = (name: string) => async () => {
  calls.push(name);
};

// Has only the fields that the provisioner reads.
const subscription = {
  id: 12,
  type: "NORMAL",
  deploymentStatus: "PENDING",
  paid: true,
  buyer: { url: "user/1" },
  productVersion: { url: "productVersion/1" },
  syndicatedEndpoints: [],
  configurationParameters: {},
  billingItems: {},
};

const client = {
  subscriptions: {
    get: async () => ({ ...subscription }),
    setEndpoints: note("setEndpoints"),
    setInstructions: note("setInstructions"),
    setCredentials: note("setCredentials"),
    markDeployed: note("markDeployed"),
    markFailed: note("markFailed"),
    markUndeployed: note("markUndeployed"),
  },
  users: { get: async () => ({}) },
} as unknown as MarketplaceClient;

// Created while the module loads, as in a worker, where timers and random values are not allowed then.
const hooks = { warning: () => {}, error: () => {} };
const provisioner = createProvisioner({
  client,
  store: memoryStore(),
  hooks,
  provision: () => ({ endpoints: [{ category: "APP", endpoint: "https://t12.example" }] }),
  deprovision: () => {},
});
const events = createEvents().on("Subscription.CREATED", async ({ event }) => note(`event ${event.id}`)());
const receive = toFetch(createReceiver({ secrets: secret, provisioner, events }));
const readMetric = toFetch(
  createMetrics({ hooks }).gauge("users", ({ subscriptionId }) => subscriptionId * 2),
);

const body = JSON.stringify({
  id: "12",
  entity: "Subscription",
  type: "CREATED",
  entityUrl: "subscription/12",
  date: "2026-01-01T00:00:00Z",
});

/** One runtime's results for a valid event, a forged one, a large one, and a poll of a metric. */
export interface ReceiverReport {
  readonly statuses: readonly number[];
  readonly calls: readonly string[];
  readonly metric: unknown;
}

/** Sends the same requests on every runtime. */
export async function reportReceiver(): Promise<ReceiverReport> {
  const send = async (text: string, signature: string): Promise<number> => {
    const headers = { "content-type": "application/json", "CMW-Event-Signature": signature };
    const request = new Request("https://vendor.example/events", { method: "POST", body: text, headers });
    return (await receive(request)).status;
  };
  const large = "x".repeat(100_000);
  const statuses = [
    await send(body, signBody(body, secret)),
    await send(body, signBody(body, "another secret")),
    await send(large, signBody(large, secret)),
  ];
  const poll = new Request("https://vendor.example/metric/users", {
    headers: { "CD-Subscription-Id": "12" },
  });
  return { statuses, calls: [...calls].sort(), metric: await (await readMetric(poll)).json() };
}

/** The report that every runtime must give. */
export const expectedReceiverReport: ReceiverReport = {
  statuses: [204, 401, 413],
  calls: ["event 12", "markDeployed", "setEndpoints"],
  metric: { value: 24 },
};
