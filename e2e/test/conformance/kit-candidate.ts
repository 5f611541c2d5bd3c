import type { HttpDelivery } from "@syndikit/conformance";
import { createProvisioner, createReceiver, type Store } from "@syndikit/receiver";
import { type Candidate, type Running, type Surroundings, viewOf } from "../../src/receivers/candidate.js";

/** The kit with a store. `open` opens the same store again after a crash. */
export function kitCandidate(open: () => Store, dispose: () => Promise<void> = async () => {}): Candidate {
  const opened: Store[] = [];
  return {
    async start(surroundings) {
      const inner = open();
      opened.push(inner);
      const { store, isBusy } = countInFlight(inner);
      return { ...(await startKit(surroundings, store)), isBusy };
    },
    async dispose() {
      // A crash leaves the store open. Close the connections that the dead process would have lost.
      for (const store of opened) await store.close();
      await dispose();
    },
  };
}

async function startKit({ client, cloud, clock, secret, log }: Surroundings, store: Store): Promise<Running> {
  const write = (...parts: readonly unknown[]): void => log(parts.map(String).join(" "));
  const provisioner = createProvisioner({
    client,
    store,
    clock,
    poll: "1m",
    random: () => 0.5,
    hooks: {
      warning: (warning) => write(JSON.stringify(warning)),
      error: (error, during) => write(during, error),
      delivered: (delivery) => write(JSON.stringify(delivery)),
      deadLettered: ({ key, reason, error }) => write(key, reason, error),
      retrying: ({ key, error }) => write(key, error),
    },
    async provision({ subscription, subscriptionId, step, idempotencyKey: key }) {
      const tenantId = await step("tenant", () => cloud.create({ subscriptionId, key }));
      await cloud.update(subscriptionId, viewOf(subscription));
      return {
        tenantId,
        endpoints: [{ category: "APP", endpoint: "https://tenant.example" }],
        credentials: [{ key: "password", value: "canary-credential", weight: 1 }],
      };
    },
    update: ({ subscription, subscriptionId }) => cloud.update(subscriptionId, viewOf(subscription)),
    deprovision: ({ subscriptionId }) => cloud.remove(subscriptionId),
  });
  const receiver = createReceiver({ secrets: secret, provisioner });
  await receiver.start();
  return {
    deliver: async (delivery) => (await receiver.handle(toRequest(delivery))).status,
    async stop() {
      await receiver.stop();
      await store.close();
    },
  };
}

function toRequest({
  body,
  headers,
}: HttpDelivery): Parameters<ReturnType<typeof createReceiver>["handle"]>[0] {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method: "POST",
    path: "/events",
    header: (name) => byName.get(name.toLowerCase()),
    body: () => body,
  };
}

/** Wraps a store to tell whether one of its operations is in progress. */
function countInFlight(store: Store): { readonly store: Store; readonly isBusy: () => boolean } {
  let inFlight = 0;
  const counted = new Proxy(store, {
    get(target, name) {
      // The test uses virtual time, and the database has a real clock.
      if (name === "time") return undefined;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        inFlight += 1;
        try {
          return await Reflect.apply(value, target, given);
        } finally {
          inFlight -= 1;
        }
      };
    },
  });
  return { store: counted, isBusy: () => inFlight > 0 };
}
