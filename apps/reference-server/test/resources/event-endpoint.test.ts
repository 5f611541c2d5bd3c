import { EventEntity, EventType } from "@syndikit/contract";
import { expect, test } from "vitest";
import { emitEvent } from "../../src/events/outbox.js";
import { ofCompany } from "../../src/shares/owner.js";
import { openDemo } from "../support/demo-server.js";

const ENDPOINT = "https://app.acme.test/events";

/** A vendor whose endpoint answers as `state` says, with three events that were sent to it. */
async function withEndpoint() {
  const demo = await openDemo({ retrySchedule: [3_600_000] });
  const state = { status: 500 };
  let received = 0;
  demo.vendors.set("https://app.acme.test", () => {
    received += 1;
    return new Response(null, { status: state.status });
  });
  await demo.call("vendor", "PUT", "product/1", { syndicationEndpoints: [ENDPOINT] });
  const emit = async (...ids: number[]): Promise<void> => {
    const now = demo.server.clock.now();
    await demo.server.store.write(async (tx) => {
      for (const id of ids) {
        const event = { entity: EventEntity.Subscription, id, type: EventType.MODIFIED, now, productId: 1 };
        await emitEvent(tx, event);
      }
    });
    await demo.server.settle(10_000);
  };
  await emit(1, 2, 3);
  return { ...demo, state, emit, received: () => received };
}

test("the vendor reads the health of its endpoints, and nobody else's", async () => {
  const { call } = await withEndpoint();
  const { body } = await call("vendor", "GET", "eventEndpoint");
  expect(body).toMatchObject([
    { endpoint: ENDPOINT, paused: false, failures: 3, attempts: 3, delivered: 0, pending: 3 },
  ]);
  expect((await call("vendor", "GET", "eventEndpoint/1")).body).toEqual((body as unknown[])[0]);
  expect((await call("vendor2", "GET", "eventEndpoint")).body).toEqual([]);
  expect((await call("vendor2", "GET", "eventEndpoint/1")).status).toBe(404);
  expect((await call("vendor2", "PATCH", "eventEndpoint/1", { paused: true })).status).toBe(404);
  expect((await call("customer", "GET", "eventEndpoint")).status).toBe(403);
  expect((await call("admin", "GET", "eventEndpoint")).body).toHaveLength(1);
});

test("an endpoint whose vendor is held back says so to the vendor and to the administrator", async () => {
  const { call, server } = await withEndpoint();
  server.services.shares.events.note(ofCompany(1), "timeout");
  for (const account of ["vendor", "admin"])
    expect((await call(account, "GET", "eventEndpoint/1")).body).toMatchObject({
      heldBack: "Its vendor's endpoints do not answer in time: 8 at a time are called, not 16.",
    });
  for (let count = 0; count < 8; count += 1) server.services.shares.events.note(ofCompany(1), "answer");
  expect((await call("vendor", "GET", "eventEndpoint/1")).body).not.toHaveProperty("heldBack");
});

test("an endpoint is paused and resumed by hand; a test event is sent meanwhile", async () => {
  const { call, server, state, emit, received } = await withEndpoint();
  state.status = 204;
  const paused = await call("vendor", "PATCH", "eventEndpoint/1", { paused: true });
  expect(paused.body).toMatchObject({ paused: true, pauseReason: "It was paused by hand." });
  await emit(4);
  expect(received()).toBe(3);
  const held = async () => (await call("vendor", "GET", "event/4")).body;
  expect(await held()).toMatchObject({
    paused: true,
    notified: false,
    lastError: "The endpoint is paused. It was paused by hand.",
  });
  const test = { entityName: "Subscription", entityId: 1, type: "CREATED", product: { url: "product/1" } };
  expect((await call("vendor", "POST", "event", test)).status).toBe(201);
  await server.settle(10_000);
  expect(received()).toBe(4);
  const resumed = await call("vendor", "PATCH", "eventEndpoint/1", { paused: false });
  expect(resumed.body).toMatchObject({ paused: false });
  await server.settle(10_000);
  expect(received()).toBe(5);
  expect(await held()).toMatchObject({ notified: true });
  expect(await held()).not.toHaveProperty("paused");
});

test("a limit of the rate is set and removed, and must make sense", async () => {
  const { call } = await withEndpoint();
  expect((await call("vendor", "PATCH", "eventEndpoint/1", { rateLimit: 60 })).body).toMatchObject({
    rateLimit: 60,
  });
  const removed = (await call("vendor", "PATCH", "eventEndpoint/1", { rateLimit: null })).body;
  expect(removed).not.toHaveProperty("rateLimit");
  for (const body of [{}, { rateLimit: 0 }, { paused: "yes" }, { state: "PAUSED" }]) {
    expect((await call("vendor", "PATCH", "eventEndpoint/1", body)).status).toBe(400);
  }
});

test("many events are sent again by a filter, and only those of the caller", async () => {
  const { call, server, state, received } = await withEndpoint();
  state.status = 204;
  const redeliver = async (account: string, filter: object) => {
    const { status, body } = await call(account, "POST", "event/redeliver", filter);
    await server.settle(10_000);
    return { status, body };
  };
  expect(await redeliver("vendor2", {})).toEqual({ status: 200, body: { events: 0 } });
  expect(await redeliver("vendor", { entityId: 2 })).toEqual({ status: 200, body: { events: 1 } });
  expect(received()).toBe(4);
  expect(await redeliver("vendor", { endpoint: ENDPOINT, to: "2020-01-01T00:00:00Z" })).toMatchObject({
    body: { events: 0 },
  });
  // Two are not delivered yet; delivered ones must be requested explicitly.
  expect(await redeliver("vendor", { endpoint: ENDPOINT })).toMatchObject({ body: { events: 2 } });
  expect(await redeliver("vendor", {})).toMatchObject({ body: { events: 0 } });
  expect(await redeliver("vendor", { notified: true })).toMatchObject({ body: { events: 3 } });
  expect(received()).toBe(9);
  expect((await redeliver("customer", {})).status).toBe(403);
});

test("a secret is replaced with a time in which the one before is valid, and neither is answered", async () => {
  const { call } = await withEndpoint();
  for (const path of ["product/1", "company/1"]) {
    await call("vendor", "PUT", path, { notificationSecretToken: "the-first-secret" });
    const change = { notificationSecretToken: "the-second-secret", previousSecretValidFor: "P7D" };
    const { status, body } = await call("vendor", "PUT", path, change);
    expect(status, path).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/the-(first|second)-secret/);
    const wrong = { notificationSecretToken: "x", previousSecretValidFor: "a week" };
    expect((await call("vendor", "PUT", path, wrong)).status, path).toBe(400);
  }
});
