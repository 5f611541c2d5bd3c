import type Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Principal } from "../../api/call.js";
import { openImage } from "../../store/sqlite/image.js";
import { queriesOf } from "../../test-support/query-plans.js";
import { search } from "./handlers.js";

const everybody: Readonly<Record<string, Principal>> = Object.fromEntries(
  (["ROLE_ADMIN", "ROLE_VENDOR", "ROLE_USER"] as const).map((role) => [
    role,
    {
      userId: 2,
      userName: "x",
      role,
      companyId: role === "ROLE_USER" ? 9 : 1,
      language: null,
      tokenId: null,
    },
  ]),
);

let client: Database.Database;

beforeAll(() => {
  client = openImage();
});

afterAll(() => {
  client.close();
});

/** How SQLite runs the queries of a search, by their text. */
async function readPlans(principal: Principal, text: string): Promise<ReadonlyMap<string, string>> {
  const queries = await queriesOf(client, (db) => search(db, { principal, query: { text } }));
  return new Map(queries.map(({ text, plan }) => [text, plan]));
}

/** Tables that hold more than a marketplace has vendors and products. */
const LARGE =
  /^SCAN (events|orders|invoices|subscriptions|subscription_\w+|audit_entries|users|companies|messages|payment_methods|endpoints)\b/m;

describe.each(Object.entries(everybody))("for %s", (_, principal) => {
  test.each([
    "7",
    "user/4",
    "INV-2026-000004",
    "acme",
    "Ada Lovelace",
    "élan",
    "pay_4",
    "https://a.example/x",
  ])("no large table is scanned to find %s", async (text) => {
    const plans = await readPlans(principal, text);
    expect(plans.size).toBeGreaterThan(0);
    for (const [query, plan] of plans) expect(plan, query).not.toMatch(LARGE);
  });
});

/** The indexes that the queries of a search use. */
async function usedBy(principal: Principal | undefined): Promise<ReadonlySet<string>> {
  if (principal === undefined) throw new Error("There is no such role.");
  const plans = [...(await readPlans(principal, "acme")).values()];
  return new Set(
    plans.flatMap((plan) =>
      [...plan.matchAll(/USING (?:COVERING )?INDEX (\w+)/g)].map(([, index]) => index ?? ""),
    ),
  );
}

test("an administrator's search looks every text up in its own index, and every such index is used", async () => {
  const made = client
    .prepare("select name from sqlite_master where name like '%\\_found%' escape '\\'")
    .pluck()
    .all();
  expect(made.length).toBeGreaterThan(15);
  const used = await usedBy(everybody["ROLE_ADMIN"]);
  expect([...used]).toEqual(expect.arrayContaining([...made, "users_user_name", "users_email"]));
});

test("a vendor's search begins with the text, and a customer's with what it bought", async () => {
  const ofBought = [
    "subscriptions_found_by_name",
    "subscription_values_found",
    "subscription_endpoints_found",
    "orders_found_by_reference",
    "invoices_found_by_payment",
  ];
  expect([...(await usedBy(everybody["ROLE_VENDOR"]))]).toEqual(expect.arrayContaining(ofBought));
  const customer = await usedBy(everybody["ROLE_USER"]);
  expect(ofBought.filter((index) => customer.has(index))).toEqual([]);
  expect(customer.has("subscriptions_by_company")).toBe(true);
});
