import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sources } from "../../src/resources/search/sources.js";
import { type Account, accountNames } from "./accounts.js";
import { furnish } from "./factories.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// The search finds what the caller may read, and nothing else: for every object of the matrix and every account.

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterAll(() => world.server.close());

interface Hit {
  readonly self: string;
  readonly field: string;
  readonly value: string;
}

async function find(account: Account, text: string): Promise<readonly Hit[]> {
  const path = `search?text=${encodeURIComponent(text)}`;
  const { status, body } = await world.ask({ account, method: "GET", path });
  expect(status).toBe(200);
  return (body as { groups: { hits: Hit[] }[] }).groups.flatMap(({ hits }) => hits);
}

async function mayRead(account: Account, self: string): Promise<boolean> {
  const { status } = await world.ask({ account, method: "GET", path: self });
  expect([200, 403, 404]).toContain(status);
  return status === 200;
}

describe.each(sources.map(({ resource }) => resource))("%s", (resource) => {
  test.each(accountNames)(
    "is found by its reference if the %s may read it, and only then",
    async (account) => {
      const objects = things[resource] ?? [];
      expect(objects.length).toBeGreaterThan(0);
      for (const { id, name } of objects) {
        const self = `${resource}/${id}`;
        const found = await find(account, self);
        const readable = await mayRead(account, self);
        expect(
          found.map((hit) => hit.self),
          name,
        ).toEqual(readable ? [self] : []);
        expect(
          (await find(account, String(id))).some((hit) => hit.self === self),
          name,
        ).toBe(readable);
      }
    },
  );
});

test.each(accountNames)(
  "by the beginning of a text the %s finds what the administrator finds, less what it may not read",
  async (account) => {
    const texts = new Set<string>();
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      for (const { value } of await find("admin", letter)) texts.add(value);
    }
    expect(texts.size).toBeGreaterThan(20);
    let found = 0;
    for (const text of texts) {
      const own = new Set((await find(account, text)).map(({ self }) => self));
      for (const self of own) expect(await mayRead(account, self), `${text}: ${self}`).toBe(true);
      found += own.size;
      for (const { self } of await find("admin", text)) {
        if (!own.has(self)) expect(await mayRead(account, self), `${text}: not ${self}`).toBe(false);
      }
    }
    expect(found).toBeGreaterThan(5);
  },
  60_000,
);
