import { headerNames, operations, UserRole } from "@syndikit/contract";
import { expect, onTestFinished, test } from "vitest";
import { changeOf } from "../src/changes/visibility.js";
import { principalOf } from "../src/http/authenticate.js";
import { openDemo } from "./support/demo-server.js";

type Account = "admin" | "vendor" | "vendor2" | "customer" | "customer2";

/** Reads the stream of changes as an account. */
async function follow(
  { server }: Awaited<ReturnType<typeof openDemo>>,
  account: Account,
  lastEventId?: string,
) {
  const headers = {
    [headerNames.authorization]: `Basic ${btoa(`${account}:${account}-demo`)}`,
    ...(lastEventId === undefined ? {} : { [headerNames.lastEventID]: lastEventId }),
  };
  const response = await server.fetch(new Request("http://market.test/api/sandbox/changes", { headers }));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error("There is no stream.");
  onTestFinished(() => reader.cancel());
  const heard: string[] = [];
  let text = "";
  let ended = false;
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const json = /^data: (.*)$/m.exec(event)?.[1];
        if (json === undefined) continue;
        const { kind, id } = JSON.parse(json);
        heard.push(id === undefined ? kind : `${kind}/${id}`);
      }
    }
    ended = true;
  })();
  return {
    heard,
    get ended() {
      return ended;
    },
    until: (what: string) => expect.poll(() => heard, { timeout: 20_000, interval: 20 }).toContain(what),
  };
}

const ORDER = {
  type: "NORMAL",
  productVersion: { url: "productVersion/1" },
  configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
};

test("who may read an order hears of it, of its subscription and its invoice, and nobody else does", async () => {
  const demo = await openDemo();
  const [admin, vendor, vendor2, customer, customer2] = await Promise.all(
    (["admin", "vendor", "vendor2", "customer", "customer2"] as const).map((who) => follow(demo, who)),
  );
  expect((await demo.call("customer", "POST", "order", ORDER)).status).toBe(201);
  // A later change that everybody receives.
  await demo.call("admin", "PUT", "sandbox/clock", { advance: "PT1S" });
  for (const reader of [admin, vendor, vendor2, customer, customer2]) await reader?.until("clock");
  for (const reader of [admin, vendor, customer]) {
    expect(reader?.heard).toEqual(
      expect.arrayContaining(["everything", "order/1", "subscription/1", "invoice/1"]),
    );
  }
  for (const reader of [vendor2, customer2]) {
    expect(reader?.heard.filter((what) => what !== "clock")).toEqual(["everything"]);
  }
});

test("a message is told to whom it was written", async () => {
  const demo = await openDemo();
  await demo.call("customer", "POST", "order", ORDER);
  const [customer, vendor] = await Promise.all(
    (["customer", "vendor"] as const).map((who) => follow(demo, who)),
  );
  await demo.call("vendor", "PATCH", "subscription/1", { deploymentStatus: "DEPLOYED" });
  await customer?.until("message");
  await vendor?.until("subscription/1");
  expect(vendor?.heard).not.toContain("message");
});

test("a delivery and its attempts, and the endpoint's health, are told to the vendor and not to the customer", async () => {
  const demo = await openDemo();
  demo.vendors.set("https://vendor.test", () => new Response(null, { status: 503 }));
  await demo.call("vendor", "PUT", "product/1", {
    syndicationEndpoints: ["https://vendor.test/events"],
    notificationSecretToken: "a-secret",
  });
  const [vendor, vendor2, customer] = await Promise.all(
    (["vendor", "vendor2", "customer"] as const).map((who) => follow(demo, who)),
  );
  await demo.call("customer", "POST", "order", ORDER);
  await vendor?.until("event/1");
  await vendor?.until("eventEndpoint/1");
  await demo.call("admin", "PUT", "sandbox/clock", { advance: "PT1S" });
  await customer?.until("clock");
  await vendor2?.until("clock");
  expect(customer?.heard.filter((what) => what.startsWith("event"))).toEqual([]);
  expect(vendor2?.heard.filter((what) => what.startsWith("event"))).toEqual([]);
});

test("what the catalogue's vendor changes is told, and what is deleted to whoever deleted it", async () => {
  const demo = await openDemo();
  const [vendor, vendor2, customer] = await Promise.all(
    (["vendor", "vendor2", "customer"] as const).map((who) => follow(demo, who)),
  );
  await demo.call("vendor", "PATCH", "productVersion/1", { description: "New." });
  await vendor?.until("productVersion/1");
  await customer?.until("productVersion/1");
  const created = await demo.call("customer", "POST", "paymentMethod", {
    label: "New card",
    payload: { paymentMethodId: "pm_card_visa" },
  });
  const method = String(created.headers.get("Location")).split("/").at(-1);
  await customer?.until(`paymentMethod/${method}`);
  const before = customer?.heard.length ?? 0;
  await demo.call("customer", "DELETE", `paymentMethod/${method}`);
  await expect.poll(() => customer?.heard.slice(before)).toContain(`paymentMethod/${method}`);
  expect(vendor2?.heard).not.toContain(`paymentMethod/${method}`);
});

test("a reset tells everybody to start over", async () => {
  const demo = await openDemo();
  const customer = await follow(demo, "customer");
  await customer.until("everything");
  await demo.call("admin", "POST", "sandbox/reset", { seed: "demo" });
  await expect.poll(() => customer.heard.filter((what) => what === "everything").length).toBe(2);
});

test("a request that was refused, and one that is rolled back, tell of nothing", async () => {
  const demo = await openDemo();
  const admin = await follow(demo, "admin");
  expect((await demo.call("customer", "POST", "order", { ...ORDER, type: "NONE" })).status).toBe(400);
  expect((await demo.call("vendor2", "PATCH", "productVersion/1", { description: "No." })).status).toBe(404);
  await demo.call("admin", "PUT", "sandbox/clock", { advance: "PT1S" });
  await admin.until("clock");
  expect(admin.heard.filter((what) => what !== "clock")).toEqual(["everything"]);
});

test("the streams end when the server closes, so that nobody waits for them", async () => {
  const demo = await openDemo();
  const admin = await follow(demo, "admin");
  await admin.until("everything");
  await demo.server.close();
  await expect.poll(() => admin.ended).toBe(true);
});

test("every operation that writes has something to tell, but for signing in and out and what asks only", () => {
  const principal = principalOf(
    {
      id: 1,
      userName: "admin",
      email: "",
      passwordHash: "",
      userRole: UserRole.ROLE_ADMIN,
      companyId: null,
      language: null,
      enabled: true,
    },
    null,
  );
  const silent = Object.values(operations)
    .filter(({ idempotency }) => idempotency !== "safe")
    .filter((operation) => changeOf(operation, { id: 1, principal }) === undefined)
    .map(({ id }) => id);
  expect(silent).toEqual(["loginPost", "logout", "sandboxExpireTokens", "sandboxReset", "testCardCreate"]);
});
