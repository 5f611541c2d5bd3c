import { expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";
import { Subscriptions } from "../generated/resources/index.gen.js";

const page = { "cmw-pagenumber": "1", "cmw-pagesize": "20", "cmw-totalitems": "0", "cmw-totalpages": "1" };
const over = () =>
  testClient(({ path }) => (path.endsWith("/user") ? json([], 200, page) : json({ id: 42 })));

/** As Vue's `ref` and immer make them: every object that is read is a proxy, too. */
function deepProxy<Value extends object>(value: Value): Value {
  return new Proxy(value, {
    get(target, name, self) {
      const found: unknown = Reflect.get(target, name, self);
      return typeof found === "object" && found !== null ? deepProxy(found) : found;
    },
  });
}

test("methods work through a proxy", async () => {
  const { market, attempts } = over();
  const seen = deepProxy({ market });
  expect(await seen.market.users.get(1)).toEqual({ id: 42 });
  expect(await seen.market.users.list().all()).toEqual([]);
  expect(await seen.market.login.logout().catch(() => "refused")).not.toBe("refused");
  expect(attempts.map(({ operation }) => operation)).toEqual(["users.get", "users.list", "login.logout"]);
});

test("methods work when they are destructured, and keep their names", async () => {
  const { market, attempts } = over();
  const { get, list } = market.users;
  const { setName } = market.subscriptions;
  const { permanentToken } = market.login;
  await get(1);
  await list().page();
  await setName(42, "Notes");
  await permanentToken({ revokesPrevious: true }).catch(() => undefined);
  expect(attempts.map(({ operation }) => operation)).toEqual([
    "users.get",
    "users.list",
    "subscriptions.setName",
  ]);
});

test("a class that adds methods to those of a group has both", async () => {
  class Mine extends Subscriptions {
    async rename(id: number): Promise<string> {
      await this.call({ method: "PATCH", path: `/${id}`, body: { name: "Notes" } });
      return "renamed";
    }
  }
  const { market, attempts, sent } = over();
  const mine = new Mine(market.connection);
  const { rename } = mine;
  expect([await mine.get(42), await rename(42)]).toEqual([{ id: 42 }, "renamed"]);
  expect(mine.constructor).toBe(Mine);
  expect(attempts.map(({ operation }) => operation)).toEqual(["subscriptions.get", "subscriptions.rename"]);
  expect(sent[1]?.path).toBe("/api/subscription/42");
});

test("an argument too many is refused, by every method: it would be options that are ignored", async () => {
  const { market, sent } = over();
  let tried = 0;
  for (const [name, group] of Object.entries<Record<string, unknown>>(Object(market))) {
    for (const [method, call] of Object.entries(Object(group))) {
      if (name === "connection" || typeof call !== "function") continue;
      const given = Array.from({ length: 9 }, () => ({ revokesPrevious: true }));
      // A list is refused at once, as nobody may ever read it; a call by its promise.
      const error = await failure((async () => await call(...given))());
      expect(error, `${name}.${method}`).toBeInstanceOf(TypeError);
      expect(String(error)).toContain(`${name}.${method} has no argument after its options`);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(190);
  expect(sent).toEqual([]);
});

test("options after options are refused", async () => {
  const { market, sent } = over();
  const me = market.users.me as (...given: unknown[]) => Promise<unknown>;
  expect(String(await failure(me({}, { deadline: 500 })))).toContain("users.me has no argument after");
  expect(sent).toEqual([]);
});

test("a method of your own may have as many arguments as it takes", async () => {
  class Mine extends Subscriptions {
    async rename(id: number, name = "Notes", ...rest: readonly string[]): Promise<string> {
      await this.call({ method: "PATCH", path: `/${id}`, body: { name } });
      return [name, ...rest].join(" ");
    }
  }
  const mine = new Mine(over().market.connection);
  expect(await mine.rename(42, "Tasks", "of", "Ann")).toBe("Tasks of Ann");
});
