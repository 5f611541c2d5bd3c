import { headerNames, OrderType, toReference } from "@syndikit/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { raise } from "../src/errors.js";
import { createIdempotency, IDEMPOTENCY_LIFETIME } from "../src/http/idempotency.js";
import { differing, dump } from "./matrix/dump.js";
import { errorOf } from "./support/errors.js";
import { type Answer, passwordOf } from "./support/marketplace.js";
import { openShop, type Shop } from "./support/shop.js";

let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});

interface Ask {
  readonly as?: string;
  readonly path?: string;
  readonly key?: string;
  readonly body?: unknown;
}

/** Orders a trial of the shop's plan, unless it is told otherwise. */
function ask({ as = "customer", path = "order", key = "key-1", body }: Ask = {}): Promise<Answer> {
  const order = {
    type: OrderType.TRIAL,
    productVersion: { url: toReference("productVersion", shop.productVersion) },
  };
  return shop.request(path, {
    method: "POST",
    headers: {
      [headerNames.authorization]: `Basic ${btoa(`${as}:${passwordOf(as)}`)}`,
      [headerNames.idempotencyKey]: key,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(body ?? order),
  });
}

const wasReplayed = ({ headers }: Answer): boolean => headers.get(headerNames.idempotencyReplayed) === "true";

async function countOrders(): Promise<string | null> {
  const { headers } = await shop.as("admin").head("order");
  return headers.get(headerNames.totalItems);
}

test("an order that is sent twice with one key is placed once", async () => {
  const first = await ask();
  const second = await ask();
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get(headerNames.location)).toBe(first.headers.get(headerNames.location));
  expect([wasReplayed(first), wasReplayed(second)]).toEqual([false, true]);
  expect(await countOrders()).toBe("1");
});

test("another body with the same key is refused, and the first answer stays", async () => {
  await ask();
  const other = await ask({ body: { type: OrderType.NORMAL, productVersion: { url: "productVersion/1" } } });
  expect(errorOf(other)).toBe("422 idempotency-key-reused");
  expect(wasReplayed(await ask())).toBe(true);
});

test("a body with the same members in another order is the same request, and one with its entries in another order is not", async () => {
  const body = (message: string, userRoles: string[]): unknown => ({ message, userRoles });
  const first = await ask({
    as: "admin",
    path: "notification",
    body: body("Hello", ["ROLE_USER", "ROLE_VENDOR"]),
  });
  const turned = { userRoles: ["ROLE_USER", "ROLE_VENDOR"], message: "Hello" };
  const second = await ask({ as: "admin", path: "notification", body: turned });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(wasReplayed(second)).toBe(true);
  const other = await ask({
    as: "admin",
    path: "notification",
    body: body("Hello", ["ROLE_VENDOR", "ROLE_USER"]),
  });
  expect(errorOf(other)).toBe("422 idempotency-key-reused");
});

test("a key belongs to one user and one operation", async () => {
  await ask();
  expect(wasReplayed(await ask({ as: "customer2" }))).toBe(false);
  const body = { message: "Hello", userRoles: ["ROLE_USER"] };
  expect(wasReplayed(await ask({ as: "admin", path: "notification", body }))).toBe(false);
  expect(await countOrders()).toBe("2");
});

test("a request that failed is forgotten, and can be repeated with its key", async () => {
  await ask({ key: "first" });
  const before = await dump(shop.services.store);
  expect(errorOf(await ask({ key: "second" }))).toBe("422 trial-already-used");
  expect(errorOf(await ask({ key: "second" }))).toBe("422 trial-already-used");
  expect(differing(before, await dump(shop.services.store))).toEqual([]);
});

test("a repetition while the first one is in flight is told to come back", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { services } = shop;
  const { write } = services.store;
  const reached = new Promise<void>((resolve) => {
    services.store.write = async (work, options) => {
      services.store.write = write;
      resolve();
      await held;
      return write.call(services.store, work, options) as ReturnType<typeof work>;
    };
  });
  const first = ask();
  await reached;
  const early = await ask();
  expect(errorOf(early)).toBe("409 idempotency-key-in-flight");
  expect(Number(early.headers.get(headerNames.retryAfter))).toBeGreaterThan(0);
  release();
  expect((await first).status).toBe(201);
  expect(wasReplayed(await ask())).toBe(true);
});

test("a process that is refused for what another has done with the same key gives the answer of the other", async () => {
  const { store, seals, clock } = shop.services;
  const [one, other] = [
    createIdempotency({ store, seals, clock, limit: 10 }),
    createIdempotency({ store, seals, clock, limit: 10 }),
  ];
  const key = { userId: 1, operationId: "userCreate", key: "key-1", fingerprint: "a" } as const;
  const reply = { status: 204 } as const;
  const late = await other.once(key, async () => {
    await one.once(key, async (write) => write(async () => reply, {}));
    return raise("valueTaken", { field: "email", value: "ada@customer.example" });
  });
  expect(late).toEqual({ reply, replayed: true });
});

test("an answer is kept for 24 hours of the machine's time, whatever the marketplace's clock says", async () => {
  await ask();
  await shop.as("admin").put("sandbox/clock", { advance: "P3D" });
  expect(wasReplayed(await ask())).toBe(true);
  shop.machine.elapse(IDEMPOTENCY_LIFETIME);
  expect(wasReplayed(await ask())).toBe(false);
});

test("what is kept is sealed", async () => {
  const body = { message: "the cellar door is open", userRoles: ["ROLE_USER"] };
  await ask({ as: "admin", path: "notification", body });
  const { idempotency_keys: kept } = await dump(shop.services.store);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain("cellar");
});

test("signing in takes no key: a token is answered once, and kept nowhere", async () => {
  const [first, second] = [await ask({ path: "login" }), await ask({ path: "login" })];
  expect(first.status).toBe(200);
  expect(second.body).not.toBe(first.body);
});

describe("a key that is none", () => {
  test.each([
    ["is empty", ""],
    ["is too long", "k".repeat(256)],
    ["holds what is not printable", "kéy"],
  ])("is refused when it %s", async (_, key) => {
    expect((await ask({ key })).status).toBe(400);
    expect(await countOrders()).toBe("0");
  });
});

test("a caller has a limit of answers that are kept, until some expire; others have their own", async () => {
  shop = await openShop({ answersPerCaller: 2 });
  const place = (key: string, as = "customer") => ask({ as, key, body: normalOrder() });
  expect([(await place("a")).status, (await place("b")).status]).toEqual([201, 201]);
  const refused = await place("c");
  expect([errorOf(refused), refused.headers.get(headerNames.retryAfter)]).toEqual([
    "429 too-many-idempotency-keys",
    "3600",
  ]);
  expect(wasReplayed(await place("a"))).toBe(true);
  expect((await place("c", "customer2")).status).toBe(201);
  shop.machine.elapse(IDEMPOTENCY_LIFETIME);
  expect((await place("c")).status).toBe(201);
});

const normalOrder = () => ({
  type: OrderType.NORMAL,
  productVersion: { url: toReference("productVersion", shop.productVersion) },
});
