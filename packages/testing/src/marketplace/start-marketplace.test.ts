import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type SmallApplication, smallApplication } from "../../test/small-application.js";
import { type Marketplace, type MarketplaceOptions, startMarketplace } from "../index.js";
import { createApi } from "./api.js";

async function open(options?: MarketplaceOptions): Promise<Marketplace> {
  const marketplace = await startMarketplace(options);
  onTestFinished(() => marketplace.close());
  return marketplace;
}

async function openWithApplication(): Promise<{ marketplace: Marketplace; application: SmallApplication }> {
  const marketplace = await open();
  const application = smallApplication(marketplace);
  marketplace.connect(application.receive);
  return { marketplace, application };
}

test("an older Node than the package's manifest asks for is refused by its version, with what to do", async () => {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { engines } = JSON.parse(manifest) as { readonly engines: { readonly node: string } };
  const oldest = engines.node.replace(/^>=|\.0$/g, "");
  runOn({ node: "18.20.8" });

  await expect(startMarketplace()).rejects.toThrow(
    `startMarketplace() needs Node ${oldest} or later, and this is 18.20.8. Install a newer one, for example with: nvm install 22`,
  );
});

test("Bun is refused by its name, with where to run the test", async () => {
  runOn({ bun: "1.4.5" });

  await expect(startMarketplace()).rejects.toThrow(
    "startMarketplace() needs Node: Bun cannot load better-sqlite3. Run these tests with vitest or node:test.",
  );
});

/** Until the end of the test, the process says that it is another runtime. */
function runOn(other: Readonly<Record<string, string>>): void {
  const { versions } = process;
  onTestFinished(() => void Object.defineProperty(process, "versions", { value: versions }));
  Object.defineProperty(process, "versions", { value: { ...versions, ...other }, configurable: true });
}

describe("an order", () => {
  test("reaches DEPLOYED without a socket", async () => {
    const { marketplace, application } = await openWithApplication();
    const ordered = await marketplace.placeOrder();
    const subscription = await marketplace.waitFor(ordered, "DEPLOYED");
    expect(subscription).toMatchObject({ id: ordered.id, self: ordered.url, paid: true, type: "NORMAL" });
    expect(application.arrived).toEqual(["Subscription.CREATED"]);
  });

  test("takes plans, quantities and parameters by the names that the vendor gave them", async () => {
    const marketplace = await open();
    const ordered = await marketplace.placeOrder({
      plan: "Pro",
      quantities: { users: 3 },
      parameters: { workspace: "acme", region: "eu" },
      externalReference: "PO-17",
    });
    expect(await marketplace.read(ordered)).toMatchObject({
      productVersion: { url: "productVersion/2" },
      billingItems: { "billingItem/1": 3 },
      configurationParameters: { "configurationParameter/1": "acme", "configurationParameter/2": "eu" },
    });
  });

  test.each([
    [{ pay: "x" as never }, 'pay of placeOrder must be true or false, not "x".'],
    [{ plan: "Prro" }, "There is no plan Prro. There are: Basic, Pro"],
    [{ quantities: { user: 1 } }, "nothing with the identifier user. There are: users"],
    [{ parameters: { place: "eu" } }, "nothing with the code place. There are: workspace, region"],
  ])("with %o is refused with the names that there are", async (order, message) => {
    const marketplace = await open();
    await expect(marketplace.placeOrder(order)).rejects.toThrow(message);
  });

  test("that the marketplace refuses says why", async () => {
    const marketplace = await open();
    const order = marketplace.placeOrder({ parameters: { workspace: "A" } });
    await expect(order).rejects.toThrow(/refused POST \/order of customer with 422: .+/);
  });

  test("of a customer without a card waits for its payment when it is not to be paid", async () => {
    const { marketplace } = await openWithApplication();
    const ordered = await marketplace.placeOrder({ by: "customer2", pay: false });
    expect((await marketplace.read(ordered)).deploymentStatus).toBe("WAITING_PAYMENT");
    await marketplace.pay(ordered);
    await marketplace.waitFor(ordered, "DEPLOYED");
  });

  test("that is paid already is not paid again", async () => {
    const { marketplace } = await openWithApplication();
    const ordered = await marketplace.placeOrder();
    await marketplace.pay(ordered);
    await marketplace.waitFor(ordered, "DEPLOYED");
  });

  test("that is paid with a card that is declined says so", async () => {
    const marketplace = await open();
    const ordered = await marketplace.placeOrder({ by: "customer2", pay: false });
    const paying = marketplace.pay(ordered, "pm_card_chargeDeclined");
    await expect(paying).rejects.toThrow(/refused POST \/invoice\/\d+\/pay.* of customer2/);
    expect((await marketplace.read(ordered)).paid).toBe(false);
  });

  test("is paid when it is not said otherwise", async () => {
    const { marketplace } = await openWithApplication();
    await marketplace.waitFor(await marketplace.placeOrder({ by: "customer2" }), "DEPLOYED");
  });

  test.each(["TRIAL", "SANDBOX"] as const)("can be a %s", async (type) => {
    const { marketplace } = await openWithApplication();
    const subscription = await marketplace.waitFor(await marketplace.placeOrder({ type }), "DEPLOYED");
    expect(subscription.type).toBe(type);
  });

  test("is cancelled by its buyer", async () => {
    const { marketplace } = await openWithApplication();
    const ordered = await marketplace.placeOrder();
    await marketplace.waitFor(ordered, "DEPLOYED");
    await marketplace.cancel(ordered);
    await marketplace.waitFor(ordered, "UNDEPLOYED");
  });
});

describe("waiting in vain", () => {
  test("without an application says that there is none", async () => {
    const marketplace = await open();
    const ordered = await marketplace.placeOrder();
    const waiting = marketplace.waitFor(ordered, "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow("Connect the application: pass `receive`");
  });

  test.each<[string, () => Response, string]>([
    ["401", () => new Response(null, { status: 401 }), "must be `marketplace.signatureSecret`"],
    ["404", () => new Response(null, { status: 404 }), "does not take POST at /marketplace/events"],
    ["500", () => new Response(null, { status: 500 }), "answered Subscription.CREATED with 500"],
    ["204 and no call", () => new Response(null, { status: 204 }), "accepted the event, but made no call"],
    [
      "an error",
      () => {
        throw new Error("the tenant's disk is full");
      },
      "the tenant's disk is full",
    ],
  ])("for an application that answers %s says what to do", async (_, receive, advice) => {
    const marketplace = await open({ receive });
    const ordered = await marketplace.placeOrder();
    const waiting = marketplace.waitFor(ordered, "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow(advice);
  });

  test("for an application that does not answer ends nevertheless, and says so", async () => {
    let answer = (_: Response): void => undefined;
    const marketplace = await open({
      receive: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /What the marketplace sent:\n {2}one request, not answered yet\n[\s\S]*something in it hangs\.$/,
        ),
      }),
    );
    answer(new Response(null, { status: 204 }));
  });

  test("for a product whose events go elsewhere says so", async () => {
    const marketplace = await open();
    const vendor = createApi(marketplace.client);
    await vendor("productUpdate", { path: { id: 1 }, body: { syndicationEndpoints: [] } });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow("look at its `syndicationEndpoints`");
  });

  test.each([".", ".."])("makes no address of the metadata key %s, and the owner stays", async (key) => {
    const marketplace = await open();
    const { baseUrl, auth, fetch } = marketplace.client;
    const vendor = createApi(marketplace.client);
    await expect(vendor("productDeleteMetadataKey", { path: { id: 1, key } })).rejects.toThrow(TypeError);
    const { status } = await fetch(`${baseUrl}/api/product/1/metadata/${key}`, {
      method: "DELETE",
      headers: { authorization: `Basic ${btoa(`${auth.username}:${auth.password}`)}` },
    });
    expect(status).toBe(400);
    expect(await vendor("productGet", { path: { id: 1 } })).toMatchObject({ id: 1 });
  });

  test("tells the story that the README shows", async () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const [, shown] = /```text\nNotReachedError: (.*?)\n```/s.exec(readme) ?? [];
    const marketplace = await open({ receive: () => new Response(null, { status: 401 }) });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toMatchObject({ name: "NotReachedError", message: shown });
  });

  test("tells of no error of an application that another one has replaced", async () => {
    const marketplace = await open({
      receive: () => {
        throw new Error("the tenant's disk is full");
      },
    });
    await marketplace.placeOrder();
    await marketplace.settle();
    marketplace.connect(() => new Response(null, { status: 500 }));
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow("answered Subscription.CREATED with 500");
    await expect(waiting).rejects.not.toThrow("disk is full");
  });

  test("for an application that puts the event off tells how its error comes here", async () => {
    const marketplace = await open({ receive: () => new Response(null, { status: 429 }) });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow("marketplace.reportError(error)");
    marketplace.reportError(new Error("no room"));
    const again = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(again).rejects.toThrow("because of the error above");
  });

  test("for an application that gives its work up tells how its error comes here", async () => {
    const marketplace = await open();
    // As the receiver kit does when `provision` returns an endpoint that cannot be used.
    const giveUp = (report: () => void) =>
      marketplace.connect(async () => {
        const { baseUrl, auth, fetch } = marketplace.client;
        const authorization = `Basic ${btoa(`${auth.username}:${auth.password}`)}`;
        await fetch(`${baseUrl}/api/subscription`, { headers: { authorization } });
        report();
        return new Response(null, { status: 204 });
      });
    giveUp(() => {});
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow(
      "The marketplace did its part, and the application did not report DEPLOYED. Its log says why. With the receiver " +
        "kit, `hooks: { deadLettered: ({ cause, error }) => marketplace.reportError(cause ?? error) }` shows here why " +
        "work was given up.",
    );
    giveUp(() => marketplace.reportError(new Error("an endpoint must be https")));
    const again = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(again).rejects.toThrow(
      "The marketplace did its part, and the application did not report DEPLOYED because of the error above.",
    );
  });

  test("for an address where nobody listens says where", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const receive = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await new Promise((resolve) => server.close(resolve));
    const marketplace = await open({ receive });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow(`No answer came from ${receive}.`);
  });

  test("tells what the application called, and why it was refused", async () => {
    const marketplace = await open();
    marketplace.connect(async () => {
      const { client } = marketplace;
      const { username, password } = client.auth;
      await client.fetch(`${client.baseUrl}/api/subscription/1`, {
        method: "PATCH",
        headers: {
          authorization: `Basic ${btoa(`${username}:${password}`)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ deploymentStatus: "UNDEPLOYED" }),
      });
      return new Response(null, { status: 204 });
    });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow(/PATCH \/subscription\/1: 409, .+UNDEPLOYED/);
  });

  test("ends at once when nothing leads there any more", async () => {
    const { marketplace } = await openWithApplication();
    const ordered = await marketplace.placeOrder();
    await marketplace.waitFor(ordered, "DEPLOYED");
    const waiting = marketplace.waitFor(ordered, "PENDING", { timeout: 60_000 });
    await expect(waiting).rejects.toMatchObject({ name: "NotReachedError", facts: { wanted: "PENDING" } });
    await expect(waiting).rejects.toThrow("Nothing leads from DEPLOYED to PENDING");
  });
});

/** A test without types passes anything. */
const untyped = <Value>(value: unknown): Value => value as Value;

describe("an argument that is none", () => {
  test.each<[string, unknown, string]>([
    ["undefined", undefined, "undefined names no subscription"],
    ["null", null, "null names no subscription"],
    ["no number", Number.NaN, "NaN names no subscription"],
    ["another resource", "invoice/1", '"invoice/1" names no subscription'],
    ["a number in quotes", "1", '"1" names no subscription. Write 12, or "subscription/12"'],
    ["an object of something else", { self: "invoice/1" }, "names no subscription"],
    ["a promise", Promise.resolve({ id: 1 }), "Write `await` before the call that it comes from"],
  ])("names no subscription where it is %s", async (_, ref, message) => {
    const marketplace = await open();
    await expect(marketplace.read(untyped(ref))).rejects.toThrow(message);
    await expect(marketplace.waitFor(untyped(ref), "DEPLOYED")).rejects.toThrow(message);
  });

  test.each<[string, (market: Marketplace) => Promise<unknown>, string]>([
    [
      "a state",
      (market) => market.waitFor(1, untyped("DEPLOYD")),
      "DEPLOYD is not a state of a subscription.",
    ],
    [
      "a timeout",
      (market) => market.waitFor(1, "DEPLOYED", { timeout: untyped("soon") }),
      "timeout must be a number of milliseconds, not soon.",
    ],
    [
      "a buyer",
      (market) => market.placeOrder({ by: untyped("bob") }),
      "There is no user bob. There are: admin",
    ],
    ["a member", (market) => market.placeOrder(untyped({ pln: "Pro" })), "placeOrder does not know pln."],
    ["an order", (market) => market.placeOrder(untyped("Pro")), "placeOrder takes an object with plan,"],
    ["a span", (market) => market.clock.advance(Number.NaN), "NaN is not a span of time"],
    ["a call", ({ faults }) => faults.breakCalls({ operation: untyped("get") }), "There is no operation get"],
    [
      "a status",
      ({ faults }) => faults.failCalls({ status: 200 }),
      "status must be a whole number from 400 to 599, not 200.",
    ],
    [
      "an answer",
      ({ faults }) => faults.failDeliveries({ status: 5 }),
      "status must be a whole number from 200 to 599, not 5.",
    ],
    [
      "a number",
      ({ faults }) => faults.failDeliveries({ times: -1 }),
      "times must be a whole number from 1, not -1.",
    ],
    [
      "a count",
      ({ faults }) => faults.missignDeliveries({ times: 1.5 }),
      "times must be a whole number from 1, not 1.5.",
    ],
    [
      "a wait",
      ({ faults }) => faults.slowCalls({ milliseconds: -1 }),
      "milliseconds must be 0 or more, not -1",
    ],
    [
      "a delay",
      ({ faults }) => faults.delayDeliveries({ by: "10 minutes" }),
      "a minute at most, not for 10 minutes",
    ],
    [
      "a fault",
      ({ faults }) => faults.failCalls(untyped(undefined)),
      "failCalls takes an object with times, operation, status, retryAfter, not undefined.",
    ],
    [
      "nothing",
      ({ faults }) => faults.failCalls(untyped(null)),
      "failCalls takes an object with times, operation, status, retryAfter, not null.",
    ],
    [
      "a name",
      ({ faults }) => faults.failCalls(untyped({ operaton: "x", status: 500 })),
      "not know operaton.",
    ],
    ["a reset", ({ faults }) => faults.breakCalls(untyped({ time: 2 })), "breakCalls does not know time."],
    ["a pause", ({ faults }) => faults.slowCalls(untyped({ ms: 5 })), "slowCalls does not know ms."],
    ["an outage", ({ faults }) => faults.failDeliveries(untyped({ entity: "User" })), "not know entity."],
    ["a copy", ({ faults }) => faults.duplicateDeliveries(untyped({ copy: 3 })), "does not know copy."],
    ["an hour", ({ faults }) => faults.delayDeliveries(untyped({ for: "1s" })), "does not know for."],
    ["an order of events", ({ faults }) => faults.reorderDeliveries(untyped({ types: "A" })), "know types."],
    ["a signature", ({ faults }) => faults.missignDeliveries(untyped("twice")), "an object with times,"],
    ["an option", (market) => market.waitFor(1, "DEPLOYED", untyped({ whitin: "1h" })), "not know whitin."],
    ["a credit", (market) => market.credit(1, untyped(undefined)), "credit takes an object with reason,"],
  ])("is named where %s is wrong", async (_, ask, message) => {
    await expect(ask(await open())).rejects.toThrow(message);
  });

  test("is named where a user or an option is wrong", async () => {
    const marketplace = await open();
    expect(() => marketplace.clientFor(untyped("bob"))).toThrow("There is no user bob.");
    await expect(startMarketplace(untyped({ eventPath: "/hooks" }))).rejects.toThrow(
      "startMarketplace does not know eventPath. It knows: receive, eventsPath,",
    );
  });
});

test("a marketplace is closed at the end of the block of its `await using`, also when the test fails", async () => {
  let marketplace: Marketplace | undefined;
  let url = "";
  const failing = async (): Promise<void> => {
    await using own = await startMarketplace();
    marketplace = own;
    url = await own.listen();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    throw new Error("The test fails.");
  };
  await expect(failing()).rejects.toThrow("The test fails.");
  await expect(marketplace?.placeOrder()).rejects.toThrow("The marketplace is closed");
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
});

test("a call of a marketplace that is closed says that it is", async () => {
  const marketplace = await startMarketplace();
  await marketplace.close();
  await expect(marketplace.placeOrder()).rejects.toThrow("The marketplace is closed, and was called after");
});

describe("the version of the interface", () => {
  test.each([
    ["none, unless one is asked for", undefined, null],
    ["the one that was asked for", "20250109", "20250109"],
  ])("is %s", async (_, apiVersion, expected) => {
    const { client } = await open(apiVersion === undefined ? {} : { apiVersion });
    const sent: (string | null)[] = [];
    const vendor = createApi({
      ...client,
      fetch: (url, init) => {
        sent.push(new URL(url).searchParams.get("apiVersion"));
        return client.fetch(url, init);
      },
    });
    await vendor("productGet", { path: { id: 1 } });
    expect(client.apiVersion ?? null).toBe(expected);
    expect(sent).toEqual([expected]);
  });
});

describe("the clock", () => {
  test("stands still until it is moved, and then everything due happens", async () => {
    const { marketplace, application } = await openWithApplication();
    const { clock } = marketplace;
    const before = clock.now();
    const ordered = await marketplace.placeOrder();
    const { endDate } = await marketplace.waitFor(ordered, "DEPLOYED");
    expect(clock.now()).toBe(before);

    await clock.advance("1 month");
    expect(new Date(clock.now()).toISOString()).toBe("2026-02-15T12:00:00.000Z");
    const renewed = await marketplace.read(ordered);
    expect(Date.parse(renewed.endDate ?? "")).toBeGreaterThan(Date.parse(endDate ?? ""));
    expect(application.arrived.at(-1)).toBe("Subscription.MODIFIED");
    // A month of polls is thousands of requests.
  }, 60_000);

  test("moves what the application has planned on it as well", async () => {
    const marketplace = await open();
    const times: string[] = [];
    const plan = (): void => {
      marketplace.clock.after(60_000, () => {
        times.push(new Date(marketplace.clock.now()).toISOString());
        if (times.length < 3) plan();
      });
    };
    plan();
    await marketplace.clock.advance("PT10M");
    expect(times).toEqual([
      "2026-01-15T12:01:00.000Z",
      "2026-01-15T12:02:00.000Z",
      "2026-01-15T12:03:00.000Z",
    ]);
  });

  test("brings each retry of a delivery at its time", async () => {
    const { marketplace } = await openWithApplication();
    await marketplace.faults.failDeliveries({ status: 503, times: 3 });
    const ordered = await marketplace.placeOrder();
    await marketplace.waitFor(ordered, "DEPLOYED", { within: "1 hour" });
    const deliveries = await marketplace.deliveries(ordered);
    expect(deliveries.map(({ status, date }) => [status, date])).toEqual([
      [503, "2026-01-15T12:00:00Z"],
      [503, "2026-01-15T12:00:05Z"],
      [503, "2026-01-15T12:00:35Z"],
      [204, "2026-01-15T12:02:35Z"],
    ]);
  });
});

describe("a fault", () => {
  test("fails the next calls, and no more", async () => {
    const { marketplace } = await openWithApplication();
    await marketplace.faults.failCalls({ operation: "subscriptionGet", status: 500 });
    const ordered = await marketplace.placeOrder();
    await marketplace.settle();
    expect(marketplace.calls).toMatchObject([{ path: `/subscription/${ordered.id}`, status: 500 }]);
    await marketplace.waitFor(ordered, "DEPLOYED", { within: "1 minute" });
  });

  test("repeats events", async () => {
    const { marketplace, application } = await openWithApplication();
    await marketplace.faults.duplicateDeliveries({ copies: 3 });
    await marketplace.placeOrder();
    await marketplace.settle();
    expect(application.arrived).toEqual(Array(3).fill("Subscription.CREATED"));
  });

  test("holds events back until the clock has moved", async () => {
    const { marketplace, application } = await openWithApplication();
    await marketplace.faults.delayDeliveries({ by: "30 seconds" });
    await marketplace.placeOrder();
    await marketplace.settle();
    expect(application.arrived).toEqual([]);
    await marketplace.clock.advance("30 seconds");
    expect(application.arrived).toEqual(["Subscription.CREATED"]);
  });

  test("spoils the signature", async () => {
    const { marketplace } = await openWithApplication();
    await marketplace.faults.missignDeliveries();
    const ordered = await marketplace.placeOrder();
    await marketplace.settle();
    expect(await marketplace.deliveries(ordered)).toMatchObject([{ outcome: "STATUS", status: 401 }]);
  });

  test("adds to those that stand, and all of them end with clear", async () => {
    const { marketplace, application } = await openWithApplication();
    const { faults } = marketplace;
    await faults.reorderDeliveries();
    await faults.slowCalls({ milliseconds: 1, times: 2 });
    await faults.breakCalls({ operation: "userGet" });
    await faults.failDeliveries();
    await faults.clear();
    await marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED");
    expect(application.arrived).toEqual(["Subscription.CREATED"]);
  });
});

describe("an application in another process", () => {
  test("is reached by its address, and reaches the marketplace by listen", async () => {
    const marketplace = await open();
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url);
      request.resume().on("end", () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    marketplace.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const ordered = await marketplace.placeOrder();
    await marketplace.settle();
    expect(seen).toEqual(["/marketplace/events"]);
    expect(await marketplace.deliveries(ordered)).toMatchObject([{ status: 204, outcome: "DELIVERED" }]);

    const url = await marketplace.listen();
    expect(await marketplace.listen()).toBe(url);
    await marketplace.faults.breakCalls({ operation: "countryCodesGet" });
    await expect(fetch(`${url}/api/countryCodes`)).rejects.toThrow();
    expect((await fetch(`${url}/api/countryCodes`)).status).toBe(401);
    expect(marketplace.calls.map(({ path, status }) => [path, status])).toEqual([
      ["/countryCodes", 0],
      ["/countryCodes", 401],
    ]);
  });
});

describe("an application that is none", () => {
  test.each(["ftp://127.0.0.1/", "127.0.0.1:3000", "the-app"])("%s is refused", async (receive) => {
    await expect(startMarketplace({ receive })).rejects.toThrow(`${receive} is not an application`);
  });

  test("and gives back no Response, is told so", async () => {
    const marketplace = await open();
    // @ts-expect-error: as an application without types may answer.
    marketplace.connect(() => ({ status: 204 }));
    const ordered = await marketplace.placeOrder();
    await expect(marketplace.waitFor(ordered, "DEPLOYED", { timeout: 50 })).rejects.toThrow(
      "The application returned no Response",
    );
  });

  test("and is a listener of Node, is told what makes it a function", async () => {
    const marketplace = await open();
    const listener = (_: IncomingMessage, response: ServerResponse): void => void response.end();
    // @ts-expect-error: it needs `fromNode`.
    marketplace.connect(listener);
    const ordered = await marketplace.placeOrder();
    await expect(marketplace.waitFor(ordered, "DEPLOYED", { timeout: 50 })).rejects.toThrow(
      "connect it with `fromNode`",
    );
  });

  test("and never answers, does not keep the marketplace from closing", async () => {
    const marketplace = await startMarketplace({ receive: () => new Promise(() => undefined) });
    const ordered = await marketplace.placeOrder();
    await expect(marketplace.waitFor(ordered, "DEPLOYED", { timeout: 50 })).rejects.toThrow(
      "something in it hangs",
    );
    const began = performance.now();
    await marketplace.close();
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
