import { createClient } from "redis";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { redisStore } from "../../src/store/redis.js";
import { describeStore } from "../store-conformance.js";
import { raceForClaims } from "./race-for-claims.js";
import { type RedisSettings, startRedis } from "./start-redis.js";

const client = createClient({ url: inject("redisUrl") });
client.on("error", (error) => console.error(error));
beforeAll(async () => {
  await client.connect();
});
afterAll(() => client.close());

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `store-${stores}`;
};

describeStore("Redis", () => redisStore({ client, prefix: newPrefix() }));

it("lets several connections claim every task, and none of them twice", async () => {
  const prefix = newPrefix();
  const others = await Promise.all([1, 2, 3].map(() => client.duplicate().connect()));

  await raceForClaims([client, ...others].map((connection) => redisStore({ client: connection, prefix })));
  await Promise.all(others.map((connection) => connection.close()));
});

it("sends its script again to a Redis that forgot it", async () => {
  const store = redisStore({ client, prefix: newPrefix() });
  await store.enqueue({ key: "subscription/1", cause: "event", dueAt: 7 });
  await client.scriptFlush();

  expect(await store.nextDue()).toBe(7);
});

it("forgets more old tasks than one share", async () => {
  const store = redisStore({ client, prefix: newPrefix() });
  for (let index = 0; index < 1001; index += 1) {
    await store.enqueue({ key: `event/${index}`, cause: "event", dueAt: 0, once: true });
    const claim = await store.claimNext({ owner: "a", now: 0, until: 1 });
    if (claim !== undefined) await store.settle(claim, { kind: "done", now: 1 });
  }

  expect(await store.prune(2)).toBe(1001);
});

it.each(["", "a{b", "a}b"])("refuses %j as the beginning of its keys", (prefix) => {
  expect(() => redisStore({ client, prefix })).toThrow(/braces/);
});

describe("a Redis that forgets", () => {
  async function firstUse(settings: RedisSettings, durable: boolean): Promise<unknown> {
    const server = await startRedis(settings);
    const forgetful = await createClient({ url: server.url }).connect();
    const result = await redisStore({ client: forgetful, durable })
      .nextDue()
      .catch((error: unknown) => error);
    await forgetful.close();
    await server.stop();
    return result;
  }

  it("is refused without an append-only file, unless it was said not to be durable", async () => {
    expect(await firstUse({ appendonly: "no" }, true)).toMatchObject({
      code: "invalid_option",
      message: expect.stringContaining("appendonly yes"),
    });
    expect(await firstUse({ appendonly: "no" }, false)).toBeUndefined();
  });

  it("is refused when it throws keys away in need of memory", async () => {
    const args = ["--maxmemory", "50mb", "--maxmemory-policy", "allkeys-lru"];

    expect(await firstUse({ args }, true)).toMatchObject({
      code: "invalid_option",
      message: expect.stringContaining("noeviction"),
    });
    expect(await firstUse({ args: ["--maxmemory", "50mb"] }, true)).toBeUndefined();
  });
});
