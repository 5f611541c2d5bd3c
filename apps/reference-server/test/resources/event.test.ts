import { type EventAttempt, type EventDTO, headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { describe, expect, test } from "vitest";
import { events } from "../../src/store/tables/event.js";
import { openDemo } from "../support/demo-server.js";
import { errorOf, firstError } from "../support/errors.js";

const ENDPOINT = "https://app.acme.test/events";
const SECRET = "acme-product-secret";

/** A vendor that gives predefined answers, and records what it receives. */
async function withVendor(...statuses: readonly number[]) {
  const demo = await openDemo({ retrySchedule: [60_000] });
  const received: { body: string; signature: string | null }[] = [];
  const answers = [...statuses];
  demo.vendors.set("https://app.acme.test", async (request) => {
    received.push({ body: await request.text(), signature: request.headers.get(headerNames.eventSignature) });
    return new Response(null, { status: answers.shift() ?? 204 });
  });
  const set = { syndicationEndpoints: [ENDPOINT], notificationSecretToken: SECRET };
  expect((await demo.call("vendor", "PUT", "product/1", set)).status).toBe(200);
  const product = { url: "product/1" };
  const event = { entityName: "Subscription", entityId: 12, type: "CREATED", product };
  return { ...demo, received, event };
}

describe("a test event", () => {
  test("goes to the product's endpoint, signed over the exact bytes that the log shows", async () => {
    const { call, server, received, event } = await withVendor();
    const created = await call("vendor", "POST", "event", event);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      recipient: "PRODUCT",
      endpoint: ENDPOINT,
      notified: false,
      test: true,
    });
    expect(await server.settle(10_000)).toBe(true);
    expect(received).toHaveLength(1);
    const [{ body, signature } = { body: "", signature: null }] = received;
    expect(verify({ body, header: signature, secrets: SECRET })).toMatchObject({ ok: true });
    expect(JSON.parse(body)).toMatchObject({
      id: "12",
      entity: "Subscription",
      entityUrl: "subscription/12",
      eventId: 1,
    });
    const attempts = await call("vendor", "GET", "event/1/attempt");
    expect(attempts.body).toMatchObject([
      { number: 1, outcome: "DELIVERED", status: 204, request: { body } },
    ]);
    expect((await call("vendor", "GET", "event/1")).body).toMatchObject({ notified: true, attempts: 1 });
  });

  test.each(["Cart", "User", "Invoice", "ProductVersion"])(
    "of %s is refused where only events of subscriptions arrive, and is sent to a platform endpoint",
    async (entityName) => {
      const { call, event } = await withVendor();
      expect(errorOf(await call("vendor", "POST", "event", { ...event, entityName }))).toBe(
        `422 ${entityName}-not-received`,
      );
      const named = { ...event, entityName, product: undefined, endpoint: "https://other.test/events" };
      expect((await call("vendor", "POST", "event", named)).status).toBe(422);
      const url = "https://platform.test/events";
      await call("admin", "PUT", "platformEndpoints", [{ url }]);
      const toPlatform = { entityName, entityId: 12, type: "CREATED", endpoint: url };
      expect((await call("admin", "POST", "event", toPlatform)).status).toBe(201);
    },
  );

  test("that is refused is tried again when the clock says so, and then it is done", async () => {
    const { call, server, received, event } = await withVendor(503);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    const failed = (await call("vendor", "GET", "event/1")).body;
    expect(failed).toMatchObject({ notified: false, attempts: 1, lastError: expect.stringContaining("503") });
    expect(failed).toHaveProperty("nextRetry");
    const moved = await call("admin", "PUT", "sandbox/clock?settle=true", { advance: "PT2M" });
    expect(moved.body).toMatchObject({ settled: true, mode: "shifted" });
    expect(received.map(({ body }) => body)).toEqual([received[0]?.body, received[0]?.body]);
    const done = (await call("vendor", "GET", "event/1")).body;
    expect(done).toMatchObject({ notified: true, attempts: 2 });
    expect(done).not.toHaveProperty("nextRetry");
    expect(done).not.toHaveProperty("lastError");
  });

  test("is sent again on demand, delivered or not", async () => {
    const { call, server, received, event } = await withVendor();
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    expect((await call("vendor", "POST", "event/1/redeliver")).status).toBe(204);
    await server.settle(10_000);
    expect(received).toHaveLength(2);
    expect((await call("vendor", "GET", "event/1/attempt")).body).toHaveLength(2);
  });

  test("of a subscription is sent again at once while its endpoint is paused, alone and among many", async () => {
    const { call, server, received, event } = await withVendor(503, 503, 503, 503, 503);
    const { store } = server.services;
    for (const entityId of [12, 13]) await call("vendor", "POST", "event", { ...event, entityId });
    // Test events go to a paused endpoint anyway.
    await store.write((tx) => tx.update(events).set({ test: false }));
    await server.settle(10_000);
    for (const id of [1, 2]) await call("vendor", "POST", `event/${id}/redeliver`);
    await server.settle(10_000);
    expect((await call("vendor", "PATCH", "eventEndpoint/1", { paused: true })).status).toBe(200);
    received.length = 0;
    expect((await call("vendor", "POST", "event/2/redeliver")).status).toBe(204);
    await server.settle(10_000);
    expect(received).toHaveLength(1);
    expect((await call("vendor", "POST", "event/redeliver", {})).body).toEqual({ events: 2 });
    await server.settle(10_000);
    expect(received).toHaveLength(3);
    expect((await call("vendor", "GET", "eventEndpoint/1")).body).toMatchObject({ paused: true });
  });

  test("that an administrator drops is forgotten, with its attempts; its vendor may not drop it", async () => {
    const { call, server, event } = await withVendor(500);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    expect((await call("vendor", "DELETE", "event/1")).status).toBe(403);
    expect((await call("vendor", "GET", "event/1")).status).toBe(200);
    expect((await call("admin", "DELETE", "event/1")).status).toBe(204);
    expect((await call("vendor", "GET", "event/1")).status).toBe(404);
    expect((await call("vendor", "GET", "event/1/attempt")).status).toBe(404);
  });

  test("is one too many when a hundred are not delivered, until some are deleted; others are not concerned", async () => {
    const { call, event } = await withVendor();
    // Nothing listens there, so none is ever delivered.
    const lost = { ...event, endpoint: "https://nobody.test/events" };
    for (let count = 0; count < 100; count += 1) {
      expect((await call("vendor", "POST", "event", lost)).status).toBe(201);
    }
    const refused = await call("vendor", "POST", "event", event);
    expect(refused.status).toBe(429);
    expect(firstError(refused).key).toBe("too-many-test-events");
    expect(refused.headers.get(headerNames.retryAfter)).toBe("60");
    expect((await call("vendor2", "POST", "event", { ...lost, product: undefined })).status).toBe(201);
    expect((await call("admin", "DELETE", "event/1")).status).toBe(204);
    expect((await call("vendor", "POST", "event", event)).status).toBe(201);
  });

  test("is counted with what it and its attempts take in the log", async () => {
    const { call, server, event } = await withVendor(500);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    const [row] = await server.store.read((db) => db.select().from(events));
    expect(row?.bytes).toBeGreaterThan(500);
    expect(row?.bytes).toBeLessThan(5_000);
  });

  test("to an address that is configured somewhere is signed as events to it are", async () => {
    const { call, server, received, event } = await withVendor();
    await call("admin", "PUT", "platformEndpoints", [
      { url: "https://app.acme.test/all", secret: "of-the-platform" },
    ]);
    const set = {
      syndicationEndpoint: "https://app.acme.test/company",
      notificationSecretToken: "of-the-company",
    };
    expect((await call("vendor", "PATCH", "company/1", set)).status).toBe(204);
    for (const [caller, endpoint, secret] of [
      ["vendor", ENDPOINT, SECRET],
      ["vendor", "https://app.acme.test/company", "of-the-company"],
      ["admin", "https://app.acme.test/all", "of-the-platform"],
      ["vendor2", ENDPOINT, null],
      ["vendor", "https://app.acme.test/elsewhere", "of-the-company"],
    ] as const) {
      received.length = 0;
      const test = { ...event, product: undefined, endpoint };
      expect((await call(caller, "POST", "event", test)).status).toBe(201);
      await server.settle(10_000);
      const [{ body, signature } = { body: "", signature: null }] = received;
      expect(signature === null, endpoint).toBe(secret === null);
      if (secret !== null)
        expect(verify({ body, header: signature, secrets: secret })).toMatchObject({ ok: true });
    }
  });

  test("needs an endpoint that events can go to", async () => {
    const { call, event } = await withVendor();
    const none = { ...event, product: undefined };
    expect(firstError(await call("vendor", "POST", "event", none)).key).toBe("no-event-endpoint");
    const credentials = { ...event, endpoint: "https://user:secret@app.acme.test/" };
    const refused = await call("vendor", "POST", "event", credentials);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).not.toContain("secret");
  });
});

test("a vendor sees its own events only, a customer none, and an administrator all", async () => {
  const { call, event } = await withVendor();
  await call("vendor", "POST", "event", event);
  expect((await call("vendor2", "GET", "event")).body).toEqual([]);
  for (const [method, path] of [
    ["GET", "event/1"],
    ["GET", "event/1/attempt"],
    ["POST", "event/1/redeliver"],
  ] as const) {
    expect((await call("vendor2", method, path)).status, `${method} ${path}`).toBe(404);
    expect((await call("customer", method, path)).status, `${method} ${path}`).toBe(403);
  }
  expect((await call("vendor2", "DELETE", "event/1")).status).toBe(403);
  expect((await call("customer", "DELETE", "event/1")).status).toBe(403);
  const foreign = await call("vendor2", "POST", "event", event);
  expect(foreign.status).toBe(404);
  expect(firstError(foreign).error).toBe("There is no product 1.");
  expect((await call("admin", "GET", "event")).body).toHaveLength(1);
});

test("events are filtered, sorted and counted", async () => {
  const { call, server, event } = await withVendor(500);
  await call("vendor", "POST", "event", event);
  await server.settle(10_000);
  await call("vendor", "POST", "event", { ...event, entityId: 13, type: "DELETED" });
  await server.settle(10_000);
  const ids = async (query: string) =>
    ((await call("vendor", "GET", `event?${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids("notified=true")).toEqual([2]);
  expect(await ids("notified=false")).toEqual([1]);
  expect(await ids("entityName=Subscription&entityId=13")).toEqual([2]);
  expect(await ids("entityName=Invoice")).toEqual([]);
  expect(await ids("sortField=date&sortDirection=DESC")).toEqual([2, 1]);
  expect((await call("vendor", "HEAD", "event")).headers.get(headerNames.totalItems)).toBe("2");
});

describe("the log", () => {
  test("is narrowed down by type, endpoint, product, subscription, time, and how the last attempt ended", async () => {
    const { call, server, event } = await withVendor(503);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    await call("vendor", "POST", "event", { ...event, entityId: 13, type: "MODIFIED" });
    await server.settle(10_000);
    const found = async (query: string): Promise<unknown> => {
      const { status, body } = await call("vendor", "GET", `event?${query}`);
      return status === 200 && Array.isArray(body) ? body.map(({ entityId }) => entityId) : status;
    };
    expect(await found("")).toEqual([12, 13]);
    expect(await found("type=MODIFIED")).toEqual([13]);
    expect(await found("outcome=STATUS")).toEqual([12]);
    expect(await found("outcome=DELIVERED")).toEqual([13]);
    expect(await found("outcome=NONE")).toBe(400);
    expect(await found(`endpoint=${encodeURIComponent(ENDPOINT)}`)).toEqual([12, 13]);
    expect(await found("endpoint=https://other.test")).toEqual([]);
    expect(await found("product=1")).toEqual([12, 13]);
    expect(await found("product=2")).toEqual([]);
    expect(await found("subscriptionId=13")).toEqual([13]);
    expect(await found("to=2020-01-01T00:00:00Z")).toEqual([]);
    expect(await found("from=2020-01-01T00:00:00Z&type=CREATED")).toEqual([12]);
    const head = await call("vendor", "HEAD", "event?outcome=STATUS");
    expect(head.headers.get(headerNames.totalItems)).toBe("1");
  });

  test("has the invoices of a subscription among what is about it", async () => {
    const { call, server } = await withVendor();
    await call("admin", "PUT", "platformEndpoints", [{ url: ENDPOINT }]);
    const order = {
      type: "NORMAL",
      productVersion: { url: "productVersion/1" },
      configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
    };
    await call("customer", "POST", "order", order);
    await call("customer2", "POST", "order", { type: "NORMAL", productVersion: { url: "productVersion/6" } });
    await server.settle(10_000);
    const { body } = await call("admin", "GET", "event?subscriptionId=1");
    expect(body).toMatchObject([{ entityId: 1 }, { entityId: 1 }]);
    expect(new Set((body as { entityName: string }[]).map(({ entityName }) => entityName))).toEqual(
      new Set(["Subscription", "Invoice"]),
    );
  });

  test("has the attempts of each event in short, where the list is asked for them", async () => {
    const { call, server, event } = await withVendor(503);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    await call("vendor", "POST", "event", { ...event, entityId: 13 });
    await server.settle(10_000);
    await call("admin", "PUT", "sandbox/clock?settle=true", { advance: "PT2M" });
    const { body } = await call("vendor", "GET", "event?withAttempts=true");
    const listed = body as EventDTO[];
    expect(listed.map(({ latestAttempts }) => latestAttempts?.map(({ outcome }) => outcome))).toEqual([
      ["STATUS", "DELIVERED"],
      ["DELIVERED"],
    ]);
    const attempts = (await call("vendor", "GET", "event/1/attempt")).body as EventAttempt[];
    expect(listed[0]?.latestAttempts).toEqual(
      attempts.map(({ request, response, signatureVerifies, ...summary }) => summary),
    );
    for (const query of ["", "?withAttempts=false"])
      expect(JSON.stringify((await call("vendor", "GET", `event${query}`)).body)).not.toContain("latest");
  });

  test("has the latest fifty attempts of an event with more", async () => {
    const { call, server, event } = await withVendor();
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    for (let more = 0; more < 6; more += 1) {
      const rule = { direction: "outgoing", match: {}, action: { kind: "duplicate", copies: 10 }, times: 1 };
      expect((await call("admin", "PUT", "sandbox/faults", [rule])).status).toBe(200);
      await call("vendor", "POST", "event/1/redeliver");
      await server.settle(10_000);
    }
    const { body } = await call("vendor", "GET", "event?withAttempts=true");
    const [{ attempts, latestAttempts = [] } = {} as EventDTO] = body as EventDTO[];
    expect(attempts).toBeGreaterThan(50);
    expect(latestAttempts.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, index) => attempts - 49 + index),
    );
  });

  test("says of each attempt whether its signature fits the secret that is set now", async () => {
    const { call, server, event } = await withVendor(503);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    const verifies = async (): Promise<unknown> => (await call("vendor", "GET", "event/1/attempt")).body;
    expect(await verifies()).toMatchObject([{ signatureVerifies: true }]);
    await call("vendor", "PUT", "product/1", { notificationSecretToken: "another-secret" });
    expect(await verifies()).toMatchObject([{ signatureVerifies: false }]);
    await call("vendor", "PUT", "product/1", { notificationSecretToken: null });
    expect((await verifies()) as object[]).not.toContainEqual(
      expect.objectContaining({ signatureVerifies: expect.anything() }),
    );
  });

  test("is sent again where it matches the same filters", async () => {
    const { call, server, event, received } = await withVendor(503, 503);
    for (const entityId of [12, 13]) await call("vendor", "POST", "event", { ...event, entityId });
    await server.settle(10_000);
    const again = await call("vendor", "POST", "event/redeliver", { outcome: "STATUS", subscriptionId: 13 });
    expect(again.body).toEqual({ events: 1 });
    await server.settle(10_000);
    expect(received).toHaveLength(3);
    expect((await call("vendor", "POST", "event/redeliver", { outcome: "REFUSED" })).body).toEqual({
      events: 0,
    });
  });

  test("is not sent again for a filter that does not exist, which would match all", async () => {
    const { call, server, event, received } = await withVendor(503);
    await call("vendor", "POST", "event", event);
    await server.settle(10_000);
    const again = await call("vendor", "POST", "event/redeliver", { subscription: 13 });
    expect(firstError(again)).toMatchObject({
      key: "%field%-unknown",
      extraFields: { field: "subscription" },
    });
    await server.settle(10_000);
    expect(received).toHaveLength(1);
  });
});
