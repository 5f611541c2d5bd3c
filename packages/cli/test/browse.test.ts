import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliResult, runCli, startCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startVendor, type Vendor } from "./harness/start-vendor.js";

let marketplace: TestMarketplace;
let vendor: Vendor;
const look = (...args: string[]): Promise<CliResult> => runCli(args, { env: marketplace.env });
const order = async (): Promise<void> => {
  await marketplace
    .as("customer")
    .orders.create({ type: "NORMAL", productVersion: { url: "productVersion/1" } });
  await marketplace.server.settle();
};

beforeAll(async () => {
  marketplace = await startMarketplace();
  vendor = await startVendor(() => 503);
  await marketplace.as("vendor").products.update(1, {
    syndicationEndpoints: [vendor.events],
    notificationSecretToken: "a-secret-for-the-events",
  });
  await order();
});
afterAll(async () => {
  await marketplace.close();
  await vendor.close();
});

describe("events", () => {
  test("are listed with what became of them, in words and as JSON", async () => {
    const { code, stdout } = await look("events", "list", "--undelivered");
    expect(code).toBe(0);
    expect(stdout).toMatch(/event\/1 .*Subscription\.CREATED subscription\/1 .*\d attempts?, .*503/);

    const { records } = await look("events", "list", "--json");
    expect(records).toMatchObject([{ type: "event", event: { id: 1, notified: false } }]);
  });

  test("of another subscription are none, and that is said", async () => {
    const { code, stderr } = await look("events", "list", "--subscription", "subscription/77");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "There are no such events.\n" });
  });

  test("one is shown with its attempts, its page in the console, and what to do next", async () => {
    const { stdout } = await look("events", "show", "event/1");
    expect(stdout).toContain(`console   ${marketplace.url}/event/1`);
    expect(stdout).toMatch(/attempt 1 .*503 in \d+ ms {2}The endpoint answered 503/);
    expect(stdout).toContain(`syndikit doctor ${vendor.events}, then syndikit replay 1`);
  });

  test("that are new are followed until Ctrl-C", async () => {
    const running = startCli(["events", "tail", "--json"], { env: marketplace.env });
    const seen = running.record("event");
    // Only orders after the first poll count as new, so keep ordering until the poll is over.
    const timer = setInterval(() => void order(), 300);
    try {
      expect(await seen).toMatchObject({ type: "event", event: { entityName: "Subscription" } });
    } finally {
      clearInterval(timer);
    }
    expect((await running.interrupt()).code).toBe(0);
  });
});

test("an event that is not sent yet, because its endpoint is paused, says so", async () => {
  const { eventEndpoints } = marketplace.as("vendor");
  const [endpoint] = await eventEndpoints.list().first(1);
  if (endpoint === undefined) throw new Error("The marketplace has no endpoint.");
  await eventEndpoints.patch(endpoint, { paused: true });
  await order();
  const { stdout } = await look("events", "list", "--limit", "1");
  await eventEndpoints.patch(endpoint, { paused: false });
  expect(stdout).toContain("not sent yet: The endpoint is paused.");
});

test("attempts are shown with the exact bytes", async () => {
  const { stdout } = await look("attempts", "1", "--body");
  expect(stdout).toContain(`POST ${vendor.events}`);
  expect(stdout).toMatch(/^CMW-Event-Signature: sha1=[0-9a-f]{40}$/m);
  expect(stdout).toContain('"entityUrl":"subscription/1"');
});

test("attempts are one JSON object each, with the exact bytes, also without --body", async () => {
  const [attempt] = await marketplace.as("vendor").events.attempts(1);
  const { code, records, stdout } = await look("attempts", "1", "--json");
  expect(code).toBe(0);
  expect(records[0]).toEqual({ type: "attempt", attempt });
  expect(attempt).toMatchObject({
    ...{ number: 1, outcome: "STATUS", status: 503 },
    request: { url: vendor.events, body: expect.stringContaining('"entityUrl":"subscription/1"') },
  });
  expect(stdout.trimEnd().split("\n")).toHaveLength(records.length);
});

describe("requests", () => {
  test("that failed are listed with the reason, and one is shown with its page in the console", async () => {
    const { records } = await look("subscriptions", "show", "99999", "--json");
    expect(records).toMatchObject([{ type: "error", exitCode: 4 }]);
    const { stdout, stderr } = await look("logs", "--failed", "--operation", "subscriptionget");
    expect(stdout).toMatch(
      /^req_\S+ {2}\S+ {2}GET \/api\/subscription\/99999 {2}404 in [\d.]+ ms {2}vendor {2}subscriptionGet\n {2}There is no subscription 99999\./,
    );
    expect(stderr).toBe(`In the console: ${marketplace.url}/requests\n`);

    const id = stdout.slice(0, stdout.indexOf(" "));
    const one = await look("logs", "show", id);
    expect(one.stdout).toContain(`console   ${marketplace.url}/request/${id}`);
    expect((await look("logs", "show", id, "--json")).records).toMatchObject([
      { type: "request", request: { requestId: id, status: 404 } },
    ]);
  });

  test("of others are the administrator's to read", async () => {
    const ofCustomer = (records: CliResult["records"]) =>
      records.filter(({ request }) => (request as { userName?: string }).userName === "customer");
    expect(ofCustomer((await look("logs", "--json", "--limit", "1000")).records)).toEqual([]);
    const all = (await look("logs", "--json", "--everybody", "--limit", "1000")).records;
    expect(ofCustomer(all).length).toBeGreaterThan(0);
    expect((await look("logs", "--json", "--user", "customer", "--limit", "1000")).records).toEqual(
      ofCustomer(all),
    );
  });

  test("that are not in the log end with 4 and say why that may be", async () => {
    const { code, stderr } = await look("logs", "show", "req_none");
    expect({ code, stderr }).toEqual({ code: 4, stderr: expect.stringContaining("before a restart") });
  });

  test("that are new are followed until Ctrl-C", async () => {
    const running = startCli(["logs", "--tail", "--json", "--user", "customer"], { env: marketplace.env });
    const seen = running.record("request");
    const timer = setInterval(() => void marketplace.as("customer").users.me(), 300);
    try {
      expect(await seen).toMatchObject({ request: { userName: "customer" } });
    } finally {
      clearInterval(timer);
    }
    expect((await running.interrupt()).code).toBe(0);
  });
});

describe("subscriptions", () => {
  test("are listed by state, and one is shown", async () => {
    expect((await look("subscriptions", "list", "--state", "pending")).stdout).toMatch(
      /subscription\/1 +PENDING/,
    );
    const { stdout } = await look("subscriptions", "show", "1");
    expect(stdout).toContain("plan      productVersion/1");
    expect(stdout).toContain(`console   ${marketplace.url}/subscription/1`);
  });

  test.each([
    [["subscriptions", "list", "--state", "PENDNG"], "There is no state PENDNG. Did you mean PENDING?"],
    [["subscriptions", "show"], "Which one? Write subscription/12"],
    [["subscriptions", "show", "event/1"], "event/1 is not a subscription"],
    [["subscriptions", "lst"], "it is one of list, show, tail"],
    [["events", "list", "--limit", "many"], "--limit must be a whole number above 0"],
    [["subscriptions", "list", "7"], "list shows many subscriptions. To see only 7, write show 7."],
    [
      ["logs", "show", "--tail"],
      "show prints one request and ends, so --tail does not go with it. Leave out --tail",
    ],
    [["logs", "show"], "Give the requestId of an answer"],
    [["logs", "--operation", "orderCreat"], "There is no operation orderCreat. Did you mean orderCreate"],
    [["clock", "advance"], "How far should the clock move?"],
    [["clock", "advance", "1month"], "1month is neither a duration nor a date. Write P1M (a month)"],
    [["clock", "advance", "P-1M"], "P-1M is neither a duration nor a date."],
    [["clock", "advance", "2027-02-31"], "2027-02-31 is neither a duration nor a date."],
    [["clock", "show", "P1M"], "To move the clock, write: syndikit clock advance P1M."],
    [["events", "show", "abc"], "abc is not an event: write event/12"],
    [["events", "--marketplace", "127.0.0.1:8081"], "127.0.0.1:8081. Write it as http://127.0.0.1:8081."],
    [["open", "tenant/1"], "tenant/1 has no page"],
  ])("refuses %j", async (args, message) => {
    const { code, stderr } = await look(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test("that do not exist end with 4", async () => {
    const { code, stderr } = await look("subscriptions", "show", "99999");
    expect(code).toBe(4);
    expect(stderr).toContain("Either it does not exist, or it belongs to another company.");
    expect(stderr).not.toContain("sandbox");
  });
});

test("the clock moves to a day, and is shown where nothing is asked", async () => {
  const { records } = await look("clock", "--json");
  const { clock } = records[0] as { clock: { now: string } };
  const day = new Date(Date.parse(clock.now) + 2 * 86_400_000).toISOString().slice(0, 10);
  const moved = (await look("clock", "advance", day, "--json")).records[0] as { clock: { now: string } };
  expect(moved.clock.now.slice(0, 10)).toBe(day);
});

test("the clock is shown, and moved with what falls due", async () => {
  const before = (await look("clock", "show", "--json")).records[0] as { clock: { now: string } };
  const after = (await look("clock", "advance", "PT1H", "--json")).records[0] as { clock: { now: string } };
  expect(Date.parse(after.clock.now) - Date.parse(before.clock.now)).toBeGreaterThanOrEqual(3_600_000);
});

test("the address of a page is printed", async () => {
  const { stdout } = await look("open", "subscription/1", "--print");
  expect(stdout).toBe(`${marketplace.url}/subscription/1\n`);
  expect((await look("open", "request/req_4kHq2mYxTz9a", "--print")).stdout).toBe(
    `${marketplace.url}/request/req_4kHq2mYxTz9a\n`,
  );
});

test("the address of a page is one JSON object, and no browser is opened for a program", async () => {
  const running = startCli(["open", "subscription/1", "--json"], { env: marketplace.env });
  const { code, records } = await running.ended;
  expect(code).toBe(0);
  expect(records).toEqual([{ type: "page", address: `${marketplace.url}/subscription/1` }]);
  expect(running.opened).toEqual([]);
});
