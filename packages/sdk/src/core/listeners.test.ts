import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { empty, json } from "../../test/fake-fetch.js";
import { UnexpectedResponse, Unreachable } from "./errors.js";

const deprecated = (): Response => json({ id: 1 }, 200, { "cmw-deprecated-by-version": "20270101" });

test("a deprecated operation is told of once, and each operation by itself", async () => {
  const onDeprecated = vi.fn();
  const { market } = testClient(deprecated, { onDeprecated });
  await market.users.me();
  await market.users.me();
  await market.subscriptions.get(42);
  expect(onDeprecated.mock.calls).toEqual([
    [{ operation: "users.me", version: "20270101" }],
    [{ operation: "subscriptions.get", version: "20270101" }],
  ]);
});

test("without a listener it is one warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { market } = testClient(deprecated);
  await market.users.me();
  await market.users.me();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

describe("what only looks on changes no outcome:", () => {
  const fails: Readonly<Record<string, () => never>> = {
    "it throws": () => {
      throw new Error("disk full");
    },
    "it rejects": (() => Promise.reject(new Error("disk full"))) as () => never,
    "it rejects as a library does": (() => ({
      // biome-ignore lint/suspicious/noThenProperty: it is what makes it a promise.
      then: (_: unknown, refuse: (error: Error) => void) => refuse(new Error("disk full")),
    })) as unknown as () => never,
    "it throws what has no text": () => {
      throw Object.create(null);
    },
    "it throws nothing": () => {
      throw undefined;
    },
  };

  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  beforeEach(() => void process.on("unhandledRejection", note));
  afterEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("unhandledRejection", note);
    expect(unhandled.splice(0)).toEqual([]);
  });

  test.each(Object.entries(fails))("%s", async (_, fail) => {
    const { market, sent } = testClient(
      ({ method }) => (method === "POST" ? empty(201, { "cmw-deprecated-by-version": "20270101" }) : json(7)),
      {
        log: "debug",
        logger: { warn: fail, info: fail, debug: fail },
        onAttempt: fail,
        onDeprecated: fail,
      },
    );
    expect(await market.subscriptions.bill(42, [])).toEqual({ invoice: undefined });
    expect(UnexpectedResponse.is(await failure(market.users.me()))).toBe(true);
    expect(sent.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test("without a listener, a console that throws", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(fails["it throws"] ?? (() => undefined));
    const { market } = testClient(deprecated);
    expect(await market.users.me()).toEqual({ id: 1 });
    warn.mockRestore();
  });

  test("a failing listener is a warning", async () => {
    const warn = vi.fn();
    const { market } = testClient(() => json({ id: 1 }), {
      onAttempt: () => Promise.reject(new Error("disk full")) as never,
      logger: { warn, info: warn, debug: warn },
    });
    await market.users.me();
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([["A listener failed: Error: disk full"]]));
  });

  test("an error of the network whose fields cannot be read", async () => {
    const error = Object.defineProperty(new Error("reset"), "config", {
      enumerable: true,
      get: () => {
        throw new Error("revoked");
      },
    });
    const { market, attempts } = testClient(() => Promise.reject(error), { retries: 0 });
    expect(Unreachable.is(await failure(market.users.me()))).toBe(true);
    expect(attempts).toHaveLength(1);
  });
});

test("what is told of an attempt has no header and no body", async () => {
  const told: object[] = [];
  const { market } = testClient(() => json({ name: "the body of the answer" }), {
    onAttempt: (attempt) => void told.push(attempt),
    auth: { token: "the-token-of-the-caller" },
  });
  await market.products.update(1, { name: "the body of the request" }, { headers: { "x-own": "a-header" } });

  expect(told).toMatchObject([{ operation: "products.update", status: 200 }]);
  expect(JSON.stringify(told)).not.toMatch(/the body of|the-token|a-header/);
});
