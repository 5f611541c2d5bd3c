/** The run-time table, the signatures and the contract are made from one spec: here they meet. */
import { operations } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import * as flag from "../src/flag.js";
import { readPlans } from "../src/plan.js";
import { table } from "../src/table.gen.js";
import { testClient } from "./client.js";
import { empty, json } from "./fake-fetch.js";

const plans = readPlans(table);
const all = Object.values(operations);
const place = (method: string, path: string): string => `${method} ${path}`;

/** The names that the contract gives the methods of an operation. */
const namesOf = ({ sdk }: (typeof all)[number]): string[] =>
  ("methods" in sdk ? sdk.methods.map(({ name }) => name) : [sdk.method]).map(
    (name) => `${sdk.group}.${name}`,
  );

test("every operation is reachable by exactly the methods that the contract names", () => {
  const expected = all.flatMap((operation) =>
    namesOf(operation).map((name) => [name, place(operation.method, operation.path)]),
  );
  expect(plans.map(({ operation, method, path }) => [operation, place(method, path)]).sort()).toEqual(
    expected.sort(),
  );
  expect(new Set(plans.map(({ operation }) => operation)).size).toBe(plans.length);
});

test("every method is on the client, and is a function", () => {
  const { market } = testClient(() => json({}));
  for (const { operation } of plans) {
    const [group = "", name = ""] = operation.split(".");
    expect(Object(market)[group][name], operation).toBeTypeOf("function");
  }
});

describe("the retry class of the contract is the one that is kept", () => {
  test.each(all.map((operation) => [operation.id, operation] as const))(
    "%s",
    (_, { method, path, idempotency, sdk }) => {
      const [plan] = plans.filter((each) => each.method === method && each.path === path);
      const once = plan?.flags.includes(flag.once);
      if (!("methods" in sdk)) expect(once).toBe(idempotency === "once");
      else
        for (const each of sdk.methods) {
          const own = plans.find(({ operation }) => operation === `${sdk.group}.${each.name}`);
          expect(own?.flags.includes(flag.once), each.name).toBe(each.idempotency === "once");
        }
    },
  );
});

/** What each parameter of a path is called with. */
const value: Record<string, unknown> = { id: 7, key: "k", name: "n" };

test.each(plans.map((plan) => [plan.operation, plan] as const))(
  "%s sends what its plan says",
  async (_, plan) => {
    const [group = "", name = ""] = plan.operation.split(".");
    const { market, sent } = testClient(({ path }) => (path === "/api/login" ? json("t1") : empty()), {
      auth: { username: "u", password: "p" },
      retries: 0,
    });
    const segments = Array.from(plan.path.matchAll(/{(\w+)}/g), ([, segment = ""]) => value[segment]);
    const body = plan.fields.filter((field) => !field.includes("=")).map(() => 7);
    const call = Object(market)[group][name](...segments, ...body);
    await (name === "list" && plan.flags.includes(flag.paged) ? call.page() : call).catch(() => undefined);
    const last = sent.at(-1);
    expect(`${last?.method} ${last?.path}`).toBe(
      place(
        plan.method,
        `/api${plan.path}`.replace(/{(\w+)}/g, (_all, segment) => String(value[segment])),
      ),
    );
    expect(last?.body !== undefined).toBe(plan.fields.length > 0);
  },
);
