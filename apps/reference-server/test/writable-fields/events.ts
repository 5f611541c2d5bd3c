import { type EventShareCreated, headerNames } from "@syndikit/contract";
import type { Answer } from "../support/marketplace.js";
import { advanceClock, type Entry, passTime, plain, read, type Scene } from "./entry.js";
import { idOfThing } from "./scenes.js";

const PLATFORM = "https://platform.test/events";

/** What the platform receives for a test event. */
async function platformReceives(scene: Scene): Promise<unknown> {
  const event = { entityName: "Subscription", entityId: 12, type: "CREATED" };
  await scene.world.ask({
    account: "admin",
    method: "POST",
    path: "event",
    body: { ...event, endpoint: PLATFORM },
  });
  await advanceClock(scene, "PT1S");
  return [await read(scene, "platformEndpoints"), scene.received.map(({ url, headers }) => [url, headers])];
}

/** What vendors receive. */
async function vendorsReceive(scene: Scene): Promise<unknown> {
  await advanceClock(scene, "PT1S");
  return [...scene.received];
}

const answered = (_: Scene, { body }: Answer): unknown => body;
const rules = (scene: Scene): Promise<unknown> => read(scene, "sandbox/faults");

/** For how long the link that was made is valid. */
const lifetime = (_: Scene, { body }: Answer): number => {
  // Checked by the server against the contract.
  const { createdAt, expiresAt } = body as EventShareCreated;
  return Date.parse(expiresAt) - Date.parse(createdAt);
};

const incoming = {
  direction: "incoming",
  match: { operationId: "orderGet" },
  action: { kind: "status", status: 503 },
  times: 1,
};
const outgoing = {
  direction: "outgoing",
  match: { entity: "Subscription" },
  action: { kind: "duplicate", copies: 2 },
  times: 1,
};

/** The customer's token of a sign-in, which lives for a short time. */
let session = "";

export const eventEntries: readonly Entry[] = [
  {
    operation: "platformEndpointsReplace",
    body: [{ url: PLATFORM }],
    observe: platformReceives,
    fields: {
      "[].url": { value: "https://platform.test/other" },
      "[].secret": { value: "a-secret" },
      "[].previousSecretValidFor": {
        value: "P7D",
        arrange: async ({ world }) => {
          await world.make("admin", "PUT", "platformEndpoints", [{ url: PLATFORM, secret: "before" }]);
          return 0;
        },
        body: [{ url: PLATFORM, secret: "after" }],
      },
    },
  },
  {
    operation: "eventCreate",
    account: "vendor",
    body: { entityName: "Subscription", entityId: 12, type: "CREATED", product: { url: "product/1" } },
    observe: vendorsReceive,
    fields: {
      ...plain({ entityId: 13, type: "MODIFIED", endpoint: "https://vendor2.test/here" }),
      // The endpoint of a vendor receives subscriptions only.
      entityName: {
        value: "Invoice",
        account: "admin",
        body: { entityName: "Subscription", entityId: 12, type: "CREATED", endpoint: PLATFORM },
      },
      "product.url": {
        value: "product/2",
        account: "admin",
      },
    },
  },
  {
    operation: "eventRedeliverAll",
    body: { notified: true },
    observe: answered,
    fields: {
      ...plain({
        entityName: "Cart",
        entityId: 999,
        type: "DELETED",
        outcome: "TIMEOUT",
        product: 999,
        subscriptionId: 999,
        endpoint: "https://nobody.test/events",
        from: "2099-01-01T00:00:00Z",
        to: "2001-01-01T00:00:00Z",
      }),
      notified: { value: false },
    },
  },
  {
    operation: "eventShare",
    arrange: (scene) => idOfThing(scene, "event", "an event for the first"),
    body: { hours: 24 },
    observe: lifetime,
    fields: plain({ hours: 48 }),
  },
  {
    operation: "eventEndpointPatch",
    arrange: (scene) => idOfThing(scene, "eventEndpoint", "the first vendor's"),
    body: { rateLimit: 60 },
    fields: plain({ paused: true, rateLimit: 30 }),
  },
  {
    operation: "clockAdvance",
    body: { advance: "PT1M" },
    observe: (scene) => read(scene, "sandbox/clock"),
    fields: {
      advance: { value: "PT2M" },
      now: { value: "2026-01-31T12:00:00Z", body: { now: "2026-01-31T11:00:00Z" } },
    },
  },
  {
    operation: "clockDryRun",
    arrange: async ({ world }) => {
      await world.ask({ account: "admin", method: "DELETE", path: "applicationMetric/1" });
      return 0;
    },
    body: { advance: "PT1M" },
    observe: answered,
    fields: {
      advance: { value: "P2M" },
      now: { value: "2026-05-01T00:00:00Z", body: { now: "2026-02-01T00:00:00Z" } },
    },
  },
  {
    operation: "faultsReplace",
    body: [incoming],
    observe: rules,
    fields: {
      "[].direction": {
        value: "outgoing",
        body: [{ direction: "incoming", action: { kind: "reset" } }],
        status: 400,
      },
      ...plain({
        "[].match.operationId": "subscriptionGet",
        "[].match.method": "GET",
        "[].match.path": "/order",
      }),
      ...plain({ "[].action.status": 500, "[].action.retryAfter": 2, "[].times": 3 }),
      "[].action.kind": { value: "oldErrors", body: [{ direction: "incoming", action: { kind: "reset" } }] },
      "[].action.milliseconds": {
        value: 20,
        body: [{ ...incoming, action: { kind: "latency", milliseconds: 10 } }],
      },
      "[].match.entity": { value: "Invoice", body: [outgoing] },
      "[].match.type": { value: "CREATED", body: [outgoing] },
      "[].match.url": { value: "vendor.test", body: [outgoing] },
      "[].action.copies": { value: 3, body: [outgoing] },
    },
  },
  {
    operation: "sandboxExpireTokens",
    arrange: async ({ world }) => {
      session = String((await world.ask({ account: "customer", method: "GET", path: "login" })).body);
      return 0;
    },
    body: {},
    observe: async ({ world }) => {
      const headers = { [headerNames.authToken]: session };
      return (await world.ask({ method: "GET", path: "user/me", headers })).status;
    },
    fields: plain({ "user.url": "user/5" }),
  },
  {
    operation: "sandboxReset",
    body: { seed: "demo" },
    observe: (scene) => read(scene, "product"),
    fields: plain({ seed: "empty" }),
  },
  {
    operation: "snapshotCreate",
    body: { name: "first" },
    observe: async ({ world }) => {
      const { body } = await world.ask({ account: "admin", method: "GET", path: "sandbox/snapshots" });
      return Array.isArray(body) && body.map(({ name }) => name);
    },
    fields: plain({ name: "second" }),
  },
  {
    operation: "testCardCreate",
    // The marketplace's clock stands in January 2026.
    body: { number: "4242424242424242", expMonth: 1, expYear: 2026, cvc: "123" },
    observe: answered,
    fields: {
      number: { value: "5555555555554444" },
      expMonth: {
        value: 12,
        arrange: async (scene) => {
          await passTime(scene, "P1M");
          return 0;
        },
      },
      expYear: { value: 2025 },
      cvc: { value: "1234" },
    },
  },
];
