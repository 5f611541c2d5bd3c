import { open, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CliOptions, type RunningCli, runCli, startCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startVendor, type Vendor, type VendorAnswer } from "./harness/start-vendor.js";

const secret = "a-secret-of-the-listener";
const product = "product/1";

let marketplace: TestMarketplace;
let vendor: Vendor;
let answer: VendorAnswer;

beforeEach(async () => {
  answer = 204;
  marketplace = await startMarketplace();
  vendor = await startVendor(() => answer);
});
afterEach(async () => {
  await vendor.close();
  await marketplace.close();
});

const listen = async (args: readonly string[] = [], options: CliOptions = {}): Promise<RunningCli> => {
  const running = startCli(["listen", "--forward-to", vendor.events, "--json", ...args], {
    ...options,
    env: { ...marketplace.env, ...options.env },
  });
  await running.record("ready");
  return running;
};

const sendTestEvent = (type: "CREATED" | "MODIFIED" = "CREATED"): Promise<unknown> =>
  marketplace.as("vendor").events.create({
    entityName: "Subscription",
    entityId: 999_999,
    type,
    product: { url: product },
  });

const endpoints = async (): Promise<readonly string[] | undefined> =>
  (await marketplace.as("vendor").products.get(product)).syndicationEndpoints;

describe("an event", () => {
  test("goes on byte for byte with its headers, and is shown with verdict, answer and time", async () => {
    const running = await listen(["--set-secret", "--secret", secret]);
    await sendTestEvent();
    expect(await running.record("delivery")).toMatchObject({
      event: "Subscription.CREATED",
      id: "999999",
      signature: "valid",
      status: 204,
      durationMs: expect.any(Number),
    });
    await running.interrupt();

    const [received] = vendor.received;
    expect(received).toMatchObject({ method: "POST", path: "/marketplace/events" });
    const header = received?.rawHeaders.at(received.rawHeaders.indexOf(headerNames.eventSignature) + 1);
    expect(verify({ body: received?.body ?? "", header, secrets: secret })).toMatchObject({ ok: true });
  });

  test("is shown to people in one line", async () => {
    const running = startCli(["listen", "--forward-to", vendor.events, "--set-secret"], marketplace);
    await running.printed("events go through");
    await sendTestEvent();
    await running.printed("->");
    const { stdout, code } = await running.interrupt();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\d\d:\d\d:\d\d {2}Subscription\.CREATED subscription\/999999 {2}signature valid {2}-> 204 in \d+ ms/,
    );
  });

  test("that trigger sends meanwhile is said to go to the application, not to the listener's port", async () => {
    const running = await listen();
    const [ours] = (await endpoints()) ?? [];
    const { code, stdout } = await runCli(["trigger", "Subscription.DELETED"], marketplace);
    expect(code, stdout).toBe(0);
    expect(stdout).toContain(`subscription/999999  ${vendor.events} -> 204 in `);
    expect(stdout).not.toContain(new URL(ours ?? "").host);

    answer = 500;
    const refused = await runCli(["trigger", "Subscription.DELETED"], marketplace);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain(`See why with: syndikit doctor ${vendor.events}\n`);
    expect(refused.stdout).not.toContain(new URL(ours ?? "").host);
    expect((await runCli(["trigger", "order", "--json"], marketplace)).records).toContainEqual(
      expect.objectContaining({ type: "delivered", endpoint: ours, application: vendor.events }),
    );
    await running.interrupt();
  });

  test("is not judged when no secret is known", async () => {
    const running = await listen();
    await sendTestEvent();
    expect(await running.record("delivery")).toMatchObject({ signature: "unchecked", status: 204 });
    await running.interrupt();
  });

  test("that nobody signed is told apart from one that is signed wrongly", async () => {
    const unsigned = await listen(["--secret", secret]);
    await sendTestEvent();
    expect(await unsigned.record("delivery")).toMatchObject({
      signature: "missing",
      advice: expect.stringContaining("--set-secret"),
    });
    await unsigned.interrupt();

    await marketplace
      .as("vendor")
      .products.update(product, { notificationSecretToken: "another-secret-than-that" });
    const other = await listen(["--secret", secret]);
    await sendTestEvent();
    expect(await other.record("delivery")).toMatchObject({ signature: "mismatch" });
    await other.interrupt();
  });

  test("that the vendor refuses is refused at the marketplace too, with what to do", async () => {
    answer = { status: 429, headers: { "Retry-After": "60" } };
    const running = await listen();
    await sendTestEvent();
    expect(await running.record("delivery")).toMatchObject({ status: 429, advice: expect.any(String) });
    await running.interrupt();
    const [attempt] = await marketplace.as("vendor").events.attempts(1);
    expect(attempt?.response?.headers).toMatchObject({ "retry-after": "60" });
  });

  test("is answered 502 when nothing listens, so that it comes again", async () => {
    await vendor.close();
    const running = await listen();
    await sendTestEvent();
    expect(await running.record("delivery")).toMatchObject({
      failure: "refused",
      advice: expect.stringContaining("Start your application"),
    });
    await running.interrupt();
    expect((await marketplace.as("vendor").events.attempts(1))[0]?.status).toBe(502);
  });

  test("that is not wanted is acknowledged, and goes no further", async () => {
    const running = await listen(["--events", "Subscription.MODIFIED"]);
    await sendTestEvent();
    await sendTestEvent("MODIFIED");
    expect(await running.record("delivery")).toMatchObject({ event: "Subscription.MODIFIED" });
    await marketplace.server.settle();
    await running.interrupt();
    expect(vendor.received).toHaveLength(1);
    expect((await marketplace.as("vendor").events.get(1)).notified).toBe(true);
  });

  test("is captured with its exact bytes and no header that could hold a secret", async () => {
    const file = join(marketplace.folder, "events.jsonl");
    const running = await listen(["--save", file, "--set-secret", "--secret", secret]);
    const { endpoint } = await running.record("ready");
    const body = '{ "entity":"Comet", "type":"MELTED", "id":"é" }\n';
    const headers = {
      Authorization: "Bearer hidden",
      "X-Metric-Key": "hidden",
      "Content-Type": "application/json",
    };
    await fetch(String(endpoint), { method: "POST", body, headers });
    await fetch(String(endpoint), { method: "POST", body: Buffer.from([0xff, 0xfe]) });
    await running.interrupt();

    const text = await readFile(file, "utf8");
    const records = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records).toMatchObject([{ method: "POST", body }, { bodyBase64: "//4=" }]);
    expect(text).not.toContain("hidden");
    expect(text).not.toContain(secret);
  });
});

describe("a capture in the place of another file", () => {
  test("with --force says where that file is kept", async () => {
    const file = join(marketplace.folder, "notes.txt");
    await writeFile(file, "mine");
    const running = await listen(["--save", file, "--force"]);
    const { kept } = await running.record("ready");
    await running.interrupt();

    expect(kept).toMatch(/notes\.txt\.before-/);
    expect(await readFile(String(kept), "utf8")).toBe("mine");
  });
});

describe("a capture that can no longer be written", () => {
  test("ends the listener in order, and says so", async () => {
    const running = await listen(["--save", join(marketplace.folder, "events.jsonl")]);
    const handle = await open(join(marketplace.folder, "other"), "a");
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    vi.spyOn(Object.getPrototypeOf(handle), "appendFile").mockRejectedValueOnce(full);
    await handle.close();
    await sendTestEvent();

    const { code, records } = await running.ended;
    expect(code).toBe(2);
    expect(records.map(({ type }) => type)).toEqual(["ready", "delivery", "restored", "error"]);
    expect(records.at(-1)?.["message"]).toContain("events.jsonl can no longer be written (ENOSPC)");
    vi.restoreAllMocks();
  });
});

describe("the marketplace", () => {
  test("has the former address again after Ctrl-C", async () => {
    const former = ["https://app.example/events", "https://other.example/events"];
    await marketplace.as("vendor").products.update(product, { syndicationEndpoints: former });
    const running = await listen();
    expect(await endpoints()).not.toEqual(former);
    const { code, records } = await running.interrupt();
    expect(code).toBe(0);
    expect(records.at(-1)).toMatchObject({ type: "restored", kind: "events", urls: former });
    expect(await endpoints()).toEqual(former);
    expect(await readdir(join(marketplace.folder, "state"))).toEqual([]);
  });

  test("keeps what somebody has changed meanwhile", async () => {
    const running = await listen();
    const changed = ["https://changed.example/events"];
    await marketplace.as("vendor").products.update(product, { syndicationEndpoints: changed });
    const { records } = await running.interrupt();
    expect(records.at(-1)).toMatchObject({ how: "changed-meanwhile" });
    expect(await endpoints()).toEqual(changed);
  });

  test("can lead metrics, values and order validation through as well, and has them back", async () => {
    const client = marketplace.as("vendor");
    await client.products.update(product, { orderValidationUrls: ["https://app.example/orders?shop=1"] });
    await client.configurationParameters.update(1, { externalValuesUrl: "https://app.example/values" });
    await client.applicationMetrics.update(1, { endpoint: "https://app.example/metric/notes" });
    const running = await listen(["--also", "metrics", "external-values", "order-validation"]);
    const { url } = await running.record("ready");

    const product1 = await client.products.get(product);
    expect(product1.orderValidationUrls).toEqual([`${url}/orders?shop=1`]);
    expect((await client.configurationParameters.get(1)).externalValuesUrl).toBe(`${url}/values`);
    const metric = (await client.applicationMetrics.get(1)).endpoint;
    expect(metric).toBe(`${url}/metric/notes`);
    await fetch(String(metric), { headers: { [headerNames.subscriptionId]: "12" } });
    expect(vendor.received.at(-1)).toMatchObject({ method: "GET", path: "/metric/notes" });

    await running.interrupt();
    expect((await client.products.get(product)).orderValidationUrls).toEqual([
      "https://app.example/orders?shop=1",
    ]);
    expect((await client.configurationParameters.get(1)).externalValuesUrl).toBe(
      "https://app.example/values",
    );
    expect((await client.applicationMetrics.get(1)).endpoint).toBe("https://app.example/metric/notes");
  });

  test("polls metrics whose address is a path through the listener, which shows that only when it is asked", async () => {
    const running = await listen();
    const { url } = await running.record("ready");
    await fetch(`${url}/metric/notes`, { headers: { [headerNames.subscriptionId]: "12" } });
    await sendTestEvent();
    await running.record("delivery");
    const { records } = await running.interrupt();
    expect(vendor.received.map(({ path }) => path)).toEqual(["/metric/notes", "/marketplace/events"]);
    expect(records.filter(({ type }) => type === "delivery")).toHaveLength(1);
  });

  test("is only listened to once at a time", async () => {
    const running = await listen();
    const second = await runCli(["listen", "--forward-to", vendor.events], marketplace);
    expect(second.code).toBe(2);
    expect(second.stderr).toContain("Another syndikit listen");
    await running.interrupt();
  });
});

describe("an address that no longer leads to the listener", () => {
  test("is taken again after a reset of the sandbox, with the secret", async () => {
    const running = await listen(["--set-secret", "--secret", secret]);
    const ours = await endpoints();
    await marketplace.as("admin").sandbox.reset({});
    expect(await endpoints()).not.toEqual(ours);

    expect(await running.record("address")).toMatchObject({
      ...{ kind: "events", of: product, how: "retaken" },
      text: expect.stringContaining("has taken it again"),
    });
    await expect.poll(endpoints).toEqual(ours);
    await sendTestEvent();
    expect(await running.record("delivery")).toMatchObject({ signature: "valid" });
    await running.interrupt();
  });

  test("because somebody else has set it, is reported, and left to them", async () => {
    const running = await listen();
    const others = ["http://127.0.0.1:9/others"];
    await marketplace.as("vendor").products.update(product, { syndicationEndpoints: others });

    expect(await running.record("address")).toMatchObject({
      ...{ how: "lost", urls: others },
      text: expect.stringContaining(`was set to ${others[0]}, and not by this listener`),
    });
    await running.interrupt();
    expect(await endpoints()).toEqual(others);
  });

  test("is not a reason for trigger to advise a listener that runs", async () => {
    const running = await listen();
    await marketplace.as("vendor").products.update(product, { syndicationEndpoints: [] });
    const { code, stderr } = await runCli(["trigger", "Subscription.DELETED"], marketplace);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining("although syndikit listen runs at http"),
    });
    expect(stderr).not.toContain("run syndikit listen");
    await running.interrupt();
  });
});

describe("the secret", () => {
  test("is new, set and printed when it is asked for and none is given", async () => {
    const running = await listen(["--print-secret"]);
    const { secret: made } = await running.record("ready");
    expect(made).toMatch(/^[\w-]{32}$/);
    await sendTestEvent();
    expect(await running.record("delivery")).toMatchObject({ signature: "valid" });
    await running.interrupt();
  });

  test("is never printed otherwise", async () => {
    const running = await listen([], { env: { SYNDIKIT_SECRET: secret } });
    await sendTestEvent();
    await running.record("delivery");
    const { stdout, stderr } = await running.interrupt();
    expect(stdout + stderr).not.toContain(secret);
  });
});

describe("a command line that cannot be used", () => {
  test.each([
    [["listen"], "Pass --forward-to"],
    [["listen", "--forward-to", "127.0.0.1:3000"], "Write it as http://"],
    [["listen", "--forward-to", "http://127.0.0.1:1/", "--port", "many"], "is not a port"],
    [["listen", "--forward-to", "http://127.0.0.1:1/", "--also", "everything"], "Allowed choices"],
    [
      ["listen", "--forward-to", "http://127.0.0.1:1/", "--events", "Subscripton.*"],
      "Did you mean Subscription.",
    ],
    [["listen", "--forward-to", "http://127.0.0.1:1/", "--product", "Pencils"], "Acme Notes"],
    [["listen", "--forward-to", "http://127.0.0.1:1/", "--save", "/no/such/folder/x"], "cannot be written"],
  ])("%j is refused with what to do, and changes nothing", async (args, message) => {
    const before = await endpoints();
    const { code, stderr } = await runCli(args, marketplace);
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
    expect(await endpoints()).toEqual(before);
  });
});
