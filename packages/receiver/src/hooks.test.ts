import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { fakeClock } from "../test/fake-clock.js";
import { fakeMarketplace } from "../test/fake-marketplace.js";
import { consoleHooks } from "./hooks.js";
import { createProvisioner, memoryStore, type Provisioner, type ProvisionerOptions } from "./index.js";
import { ReceiverError } from "./receiver-error.js";

let written: MockInstance<typeof console.error>;
beforeEach(() => {
  written = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => written.mockRestore());

const lines = (): string[] => written.mock.calls.map((parts) => parts.join(" "));

function provisionerWith(options: Partial<ProvisionerOptions> = {}): Provisioner {
  return createProvisioner({
    client: fakeMarketplace().client,
    store: memoryStore(),
    clock: fakeClock(),
    random: () => 0.5,
    provision: () => {
      throw new TypeError("tenant.url is undefined\nof a tenant");
    },
    deprovision: () => {},
    ...options,
  });
}

test("an exception of the vendor's code is one line, with the subscription, the attempt, the next time and the stack", async () => {
  await provisionerWith().reconcile(12);

  expect(lines()).toEqual([
    expect.stringMatching(
      /^subscription\/12: attempt 1 of 12 failed, next 2026-01-01T00:00:01\.500Z: TypeError: tenant\.url is undefined of a tenant \(at .*hooks\.test\.ts:\d+/,
    ),
  ]);
  expect(lines()[0]).not.toContain("\n");
});

test("the stack shows the vendor's own code, without the frames of the kit and of Node", () => {
  const error = new TypeError("tenant.url is undefined");
  const kit = "file:///app/node_modules/@syndikit/receiver/dist/index.js:3165:33";
  error.stack = [
    "TypeError: tenant.url is undefined",
    `    at run (${kit})`,
    "    at Object.provision (/app/src/provisioning.ts:18:13)",
    "    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)",
    "    at C:\\app\\node_modules\\@syndikit\\receiver\\dist\\index.cjs:3108:53",
    "    at start (/app/src/main.ts:3:1)",
  ].join("\n");
  consoleHooks.error(error, "x");
  error.stack = `TypeError: tenant.url is undefined\n    at run (${kit})`;
  consoleHooks.error(error, "x");

  expect(lines()).toEqual([
    "x: TypeError: tenant.url is undefined (at Object.provision (/app/src/provisioning.ts:18:13); at start (/app/src/main.ts:3:1))",
    "x: TypeError: tenant.url is undefined",
  ]);
});

test("code that still runs after half a minute is one line, with what becomes of it; so is its time limit", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const clock = fakeClock();
  const provision = (): never => new Promise(() => {}) as never;
  void provisionerWith({ clock, provision, retry: { attempts: 1 } }).reconcile(12);
  await clock.advance(29_000);
  expect(warned).not.toHaveBeenCalled();
  await clock.advance(2_000);
  expect(warned.mock.calls).toEqual([
    [
      "still_running (subscription/12): provision() of subscription/12 is still running after 30 s. After 300 s without a new step it counts as failed, and is tried again. What takes longer waits with step.sleep or step.waitFor.",
    ],
  ]);
  await clock.advance(300_000);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(lines()).toEqual([
    expect.stringMatching(
      /given up .*provision\(\) of subscription\/12 took longer than 300 s\. Let it wait with step\.sleep or step\.waitFor, or set a longer timeLimit\./,
    ),
  ]);
  warned.mockRestore();
});

test("an error of the kit is one line, which says what to do", () => {
  consoleHooks.error(new ReceiverError("store_lost", "receiver.db was deleted."), "looking for due work");

  expect(lines()).toEqual(["looking for due work: receiver.db was deleted."]);
});

test("another error that no caller sees is one line too, with its first frames: a database is away for minutes", () => {
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", port: 5432 });
  consoleHooks.error(away, "looking for due work");

  expect(lines()).toEqual([
    expect.stringMatching(
      /^looking for due work: Error: connect ECONNREFUSED \(at .*hooks\.test\.ts:\d+.*\)$/,
    ),
  ]);
});

test("a dead letter is one line", async () => {
  await provisionerWith({ retry: { attempts: 1 } }).reconcile(12);

  expect(lines()).toEqual([
    expect.stringMatching(
      /^subscription\/12: given up \(exhausted\) at attempt 1: TypeError: tenant\.url.* It is tried again at the next start, or with redrive\(\)\.$/,
    ),
  ]);
});

test("an outage is one line when it begins, and one when it ends", async () => {
  const market = fakeMarketplace();
  market.before = () => {
    throw Object.assign(new Error("Unauthorized"), { status: 401 });
  };
  const clock = fakeClock();
  const provision = () => ({ endpoints: [{ category: "APP", endpoint: "https://t.example" }] as const });
  const provisioner = provisionerWith({ client: market.client, provision, clock });
  await provisioner.reconcile(12);
  await clock.advance(2000);
  market.before = () => {};
  await provisioner.reconcile(12);

  expect(lines()).toEqual([
    expect.stringMatching(
      /^The marketplace is not available, next probe .*401: the token is expired or was replaced, or the password is wrong/,
    ),
    "The marketplace answers again.",
  ]);
});

test.each([
  [
    "getaddrinfo ENOTFOUND market.example",
    /The name is not known here: check the client's baseUrl, and that this/,
  ],
  ["getaddrinfo EAI_AGAIN market.example", /has a network and a name server\.$/],
  ["connect ECONNREFUSED 127.0.0.1:8081", /Nothing listens there: check the client's baseUrl\.$/],
])("a marketplace that is not reached says what to do: %s", async (message, said) => {
  const market = fakeMarketplace();
  market.before = () => {
    throw new Error(`GET subscription/12 got no answer: ${message}`);
  };
  await provisionerWith({ client: market.client }).reconcile(12);

  expect(lines()).toEqual([expect.stringMatching(said)]);
});

test("a hook replaces its line, and leaves the others", async () => {
  const retrying = vi.fn();
  await provisionerWith({ hooks: { retrying } }).reconcile(12);

  expect(lines()).toEqual([]);
  expect(retrying).toHaveBeenCalledWith(
    expect.objectContaining({ key: "subscription/12", attempt: 1, attempts: 12, counted: true }),
  );
});

test("a hook that rejects, of any kind of promise, is one line, and changes nothing", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const cause = new Error("disk full");
  const promise = (): void => Promise.reject(cause) as never;
  const thenable = (): void =>
    // biome-ignore lint/suspicious/noThenProperty: it is what makes it a promise.
    ({ then: (_: unknown, refuse: (error: Error) => void) => refuse(cause) }) as never;
  for (const hook of [promise, thenable]) {
    await provisionerWith({ hooks: { retrying: hook, decided: hook, error: hook, around: hook } }).reconcile(
      12,
    );
  }
  await vi.waitFor(() => expect(lines()).toContain("A hook failed: Error: disk full"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
