import { type EventName, headerNames } from "@syndikit/contract";
import { validateEvent } from "@syndikit/contract/validators";
import { verify } from "@syndikit/signature";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventNames } from "../src/event/read-event.js";
import { stories } from "../src/story/stories.js";
import { type CliResult, runCli, startCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startVendor, type Vendor } from "./harness/start-vendor.js";

const secret = "a-secret-for-the-events";

let vendor: Vendor;
beforeEach(async () => {
  vendor = await startVendor();
});
afterEach(() => vendor.close());

describe("an event that is sent straight to a vendor", () => {
  const send = (args: readonly string[]): Promise<CliResult> =>
    runCli(["trigger", ...args, "--to", vendor.events, "--json"], { env: { SYNDIKIT_SECRET: secret } });

  test.each(eventNames)("is valid and signed: %s", async (name: EventName) => {
    const { code, records } = await send([name]);
    expect({ code, records }).toMatchObject({
      code: 0,
      records: [{ event: name, status: 204, signed: true }],
    });
    const [received] = vendor.received;
    const body = received?.body ?? Buffer.alloc(0);
    const header = received?.rawHeaders.at(
      (received?.rawHeaders.indexOf(headerNames.eventSignature) ?? 0) + 1,
    );
    expect(verify({ body, header, secrets: secret })).toMatchObject({ ok: true });
    expect(validateEvent(name, JSON.parse(body.toString()))).toEqual([]);
  });

  test("carries what is overridden, and the entity's URL follows its id", async () => {
    await send(["ProductVersion.MODIFIED", "--override", "id=77", "metadata.approved=false", "eventId=5"]);
    expect(JSON.parse(String(vendor.received[0]?.body))).toMatchObject({
      id: "77",
      entityUrl: "productVersion/77",
      eventId: 5,
      metadata: { approved: false },
    });
  });

  test.each(["__proto__", "constructor", "toString"])(
    "sends a key %s that one may choose as any other, and changes no other object by it",
    async (key) => {
      expect(await send(["User.CREATED", "--override", `metadata.${key}={"of":"x"}`])).toMatchObject({
        code: 0,
      });
      expect(String(vendor.received[0]?.body)).toContain(`"metadata":{"${key}":{"of":"x"}}`);
      expect({}).not.toHaveProperty("of");
      expect(await send(["User.CREATED", "--override", `metadata.${key}.of=x`])).toMatchObject({ code: 2 });
      expect({}).not.toHaveProperty("of");
    },
  );

  test.each([
    ["metadata.aproved=true", "Did you mean metadata.approved?"],
    ["ident=1", "There is no ident"],
    ["type=DELETED", "type is set by what you trigger"],
    ["eventId=many", "must be integer"],
    ["eventId=0", "would not be valid: eventId must be"],
    ["date=yesterday", "would not be valid: date must"],
    ["id", "is not key=value"],
  ])("refuses the override %s, and sends nothing", async (override, message) => {
    const { code, stdout } = await send(["ProductVersion.MODIFIED", "--override", override]);
    expect(stdout).toContain(message);
    expect(code).toBe(2);
    expect(vendor.received).toEqual([]);
  });

  test("ends with 3 when nothing listens, and with 1 when it is refused", async () => {
    await vendor.close();
    expect(await send(["User.CREATED"])).toMatchObject({ code: 3, records: [{ failure: "refused" }] });
    vendor = await startVendor(401);
    const refused = await send(["User.CREATED"]);
    expect(refused).toMatchObject({ code: 1, records: [{ status: 401 }] });
    expect(refused.stdout).toContain("syndikit doctor");
  });
});

describe("what does not exist", () => {
  test.each([
    ["Subscription.CREATD", "Did you mean Subscription.CREATED"],
    ["renewl", "Did you mean renewal?"],
    ["something-else-entirely", "--list shows them all"],
  ])("%s is refused", async (name, message) => {
    const { code, stderr } = await runCli(["trigger", name]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe("the list", () => {
  test("names every event and every story, with their keys", async () => {
    const { code, records } = await runCli(["trigger", "--list", "--json"]);
    expect(code).toBe(0);
    expect(records.map(({ name }) => name)).toEqual([...eventNames, ...stories.map(({ name }) => name)]);
    expect(records).toContainEqual(
      expect.objectContaining({ name: "renewal", keys: expect.arrayContaining(["clock.advance"]) }),
    );
  });
});

describe("through the marketplace", () => {
  let marketplace: TestMarketplace;
  beforeAll(async () => {
    marketplace = await startMarketplace();
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    await marketplace.as("admin").sandbox.reset({ seed: "demo" });
    await marketplace.as("vendor").products.update(1, {
      syndicationEndpoints: [vendor.events],
      notificationSecretToken: secret,
    });
  });
  const trigger = (...args: string[]): Promise<CliResult> =>
    runCli(["trigger", ...args, "--json"], marketplace);

  test("sends a test event, for an entity that nobody has unless one is named", async () => {
    expect(await trigger("Subscription.DELETED")).toMatchObject({ code: 0, records: [{ status: 204 }] });
    expect(await trigger("Subscription.DELETED", "--override", "id=12")).toMatchObject({ code: 0 });
    expect(vendor.received.map(({ body }) => JSON.parse(String(body)).id)).toEqual(["999999", "12"]);
  });

  test("refuses to override what the marketplace fills in", async () => {
    const { code, stdout } = await trigger("Subscription.DELETED", "--override", "date=2026-01-01T00:00:00Z");
    expect({ code, stdout }).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("only id can be set"),
    });
  });

  test("says that the product has no address", async () => {
    await marketplace.as("vendor").products.update(1, { syndicationEndpoints: [] });
    const { code, stdout } = await trigger("Subscription.DELETED");
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining("syndikit listen") });
  });

  const expected: Readonly<Record<string, readonly string[]>> = {
    order: ["CREATED"],
    "order-unpaid": ["CREATED"],
    payment: ["CREATED", "MODIFIED"],
    "declined-payment": ["CREATED"],
    trial: ["CREATED"],
    "trial-to-paid": ["CREATED", "MODIFIED"],
    upgrade: ["CREATED", "MODIFIED"],
    "deferred-upgrade": ["CREATED", "MODIFIED"],
    renewal: ["CREATED", "MODIFIED"],
    termination: ["CREATED", "MODIFIED", "DELETED"],
    expiry: ["CREATED", "MODIFIED", "DELETED"],
  };

  test("has an expectation for each story", () => {
    expect(Object.keys(expected)).toEqual(stories.map(({ name }) => name));
  });

  test.each(stories.map(({ name }) => name))(
    "plays %s, and the real events happen",
    async (name) => {
      const { code, records, stdout } = await trigger(name, "--stand-in");
      expect(code, stdout).toBe(0);
      const types = records.filter(({ type }) => type === "delivered").map(({ event }) => event);
      expect(types).toEqual(expected[name]?.map((type) => `Subscription.${type}`));
      // When time passes, the marketplace also polls the vendor's metric.
      const events = vendor.received.filter(({ method }) => method === "POST");
      expect(events.map(({ body }) => JSON.parse(String(body)).type)).toEqual(expected[name]);
      // Moving the sandbox's clock by a month is slow on a busy machine. A story that is cut off makes the next ones
      // fail.
    },
    120_000,
  );

  test("orders what the overrides say", async () => {
    const { code } = await trigger(
      "order",
      "--override",
      "order.productVersion=productVersion/2",
      "order.billingItems.billingItem/1=3",
      "subscription.name=Notes of Ann",
    );
    expect(code).toBe(0);
    const subscription = await marketplace.as("vendor").subscriptions.get(1);
    expect(subscription).toMatchObject({
      name: "Notes of Ann",
      productVersion: { url: "productVersion/2" },
      billingItems: { "billingItem/1": 3 },
    });
  });

  test("plays a story with a subscription that is there, and tells only the new events", async () => {
    await trigger("trial-to-paid", "--stand-in");
    const { code, records } = await trigger("upgrade", "--subscription", "1");
    expect(code).toBe(0);
    expect(records.filter(({ type }) => type === "delivered")).toMatchObject([
      { event: "Subscription.MODIFIED" },
    ]);
  });

  test.each([
    [["order", "--override", "order.plan=2"], "There is no order.plan"],
    [["order", "--override", "clock.advance=P1M"], "This story has no clock.advance"],
    [["order", "--override", "order.type=GIFT"], "type must be"],
    [["order", "--subscription", "12"], "leave out --subscription"],
    [["renewal", "--subscription", "invoice/12"], "is not a subscription"],
    [["renewal", "--to", "http://127.0.0.1:1/"], "leave out --to"],
  ])("refuses %j before anything is called", async (args, message) => {
    const { code, stdout } = await trigger(...args);
    expect(stdout).toContain(message);
    expect(code).toBe(2);
    expect(await marketplace.as("customer").subscriptions.list().first(1)).toEqual([]);
  });

  test.each([
    ["renewal", "NORMAL order of productVersion/1"],
    ["renewal", "the stand-in reported"],
    ["upgrade", "the stand-in reported"],
    ["expiry", "the stand-in reported"],
    ["payment", "NORMAL order of productVersion/1"],
  ])("makes no further call after Ctrl-C: %s, at %j", async (story, step) => {
    const admin = marketplace.as("admin");
    const monthOf = async () => (await admin.sandbox.clock()).now.slice(0, 7);
    const before = await monthOf();
    const running = startCli(["trigger", story, "--stand-in", "--json"], marketplace);
    await running.printed(step);
    const { code, records } = await running.interrupt();

    expect(code).toBe(130);
    expect(records.at(-2)).toMatchObject({ type: "step", text: expect.stringContaining(step) });
    expect(records.at(-1)).toMatchObject({ type: "error" });
    expect(await monthOf()).toBe(before);
    const { deploymentStatus, productVersion, autoRenew } = await admin.subscriptions.get(1);
    expect([deploymentStatus, productVersion.url, autoRenew]).toEqual([
      story === "payment" ? "WAITING_PAYMENT" : step.startsWith("NORMAL") ? "PENDING" : "DEPLOYED",
      "productVersion/1",
      true,
    ]);
  });

  test("says when the vendor does not report in time", async () => {
    const { code, stdout } = await trigger("renewal", "--patience", "0.3");
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining("--stand-in") });
  });

  test("ends with 4 when the marketplace refuses", async () => {
    await trigger("trial");
    const { code, stdout } = await trigger("trial");
    expect({ code, stdout }).toMatchObject({ code: 4, stdout: expect.stringContaining("422") });
  });
});
