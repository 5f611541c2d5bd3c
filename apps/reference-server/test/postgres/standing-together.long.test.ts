import { operations } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { FILL_LISTED_USERS } from "../../src/store/listed-users.js";
import { admin, customer, growingLists, tried, vendor } from "../../src/test-support/growing-lists.js";
import { at } from "../../src/test-support/sort-fields.js";
import { type GrowingDatabase, openGrowingDatabase } from "./growing-database.js";

const ROWS = 100_000;

/** The filters that have few values, each with what the rows in the middle have, and what all others have. */
const FILTERS = [
  ['eventGetAllPaged {"notified":false}', "events", "notified", "0", "1"],
  ['eventGetAllPaged {"outcome":"TIMEOUT"}', "events", "outcome", "'TIMEOUT'", "'DELIVERED'"],
  ['eventGetAllPaged {"type":"CREATED"}', "events", "type", "'CREATED'", "'MODIFIED'"],
  ['eventGetAllPaged {"entityName":"Subscription"}', "events", "entity_name", "'Subscription'", "'Invoice'"],
  ['orderGetAllPaged {"status":"REJECTED"}', "orders", "status", "'REJECTED'", "'PAID'"],
  ['orderGetAllPaged {"type":"NORMAL"}', "orders", "type", "'NORMAL'", "'RENEWAL'"],
  ['orderGetAllPaged {"paid":false}', "invoices", "status", "'UNPAID'", "'PAID'"],
  ['invoiceGetAllPaged {"paid":false}', "invoices", "status", "'UNPAID'", "'PAID'"],
  ['invoiceGetAllPaged {"status":["UNPAID"]}', "invoices", "status", "'UNPAID'", "'PAID'"],
  [
    'subscriptionGetAllPaged {"status":["FAILED"]}',
    ...(["subscriptions", "deployment_status", "'FAILED'", "'DEPLOYED'"] as const),
  ],
  ['subscriptionGetAllPaged {"type":"TRIAL"}', "subscriptions", "type", "'TRIAL'", "'NORMAL'"],
  ['userGetAllPaged {"role":"ROLE_VENDOR"}', "users", "user_role", "'ROLE_VENDOR'", "'ROLE_USER'"],
  ['tokenGetAllPaged {"kind":"PERSONAL"}', "tokens", "kind", "'PERSONAL'", "'SESSION'"],
  ['auditEntryGetAllPaged {"outcome":"FAILURE"}', "audit_entries", "status", "409", "204"],
] as const;

/** In the middle, as far from both ends of a list as can be. */
const isAmong = (found: number): string => `id > ${ROWS / 2} and id <= ${ROWS / 2 + found}`;

/** Sets the columns of the filters, so that so many rows are found, which stand together. */
function standTogether(found: number, where = "true"): readonly string[] {
  const changes = new Map<string, Set<string>>();
  for (const [, table, column, few, others] of FILTERS) {
    const change = `${column} = case when ${isAmong(found)} then ${few} else ${others} end`;
    changes.set(table, (changes.get(table) ?? new Set()).add(change));
  }
  // They are of the vendor's company, so that it lists them too.
  changes.get("users")?.add(`company_id = case when ${isAmong(found)} then 1 else 9 + id / 10 end`);
  return [
    ...[...changes].map(
      ([table, columns]) => `update ${table} set ${[...columns].join(", ")} where ${where}`,
    ),
    `delete from listed_users; ${FILL_LISTED_USERS}`,
    "vacuum analyze",
  ];
}

let database: GrowingDatabase;

beforeAll(async () => {
  database = await openGrowingDatabase(inject("postgresUrl"), `together_${process.pid}`, ROWS);
});

afterAll(() => database.drop());

const lists = growingLists.filter(([name]) => FILTERS.some(([filter]) => filter === name));

type Caller = Parameters<(typeof growingLists)[number][1]>[1];

/** The most rows that the scans look at for a page, in any order of the list. */
async function mostLooked([, list, sorts]: (typeof growingLists)[number], caller: Caller): Promise<number> {
  let most = 0;
  for (const sort of sorts) {
    most = Math.max(most, await database.countLooked((db) => list(db, caller, sort)));
  }
  return most;
}

/**
 * An order is found by its invoice, a vendor's user among those that it lists, and a token in two parts of an index, by
 * whether it expires.
 */
const isFoundInTwoSteps = (name: string): boolean => /^(order\w+ \{"paid"|user|token)/.test(name);
const stepsOf = (name: string): number => (isFoundInTwoSteps(name) ? 2 : 1);

describe("where those that are looked up at once stand together,", () => {
  const FOUND = 3_000;

  beforeAll(async () => {
    for (const statement of standTogether(FOUND)) await database.client.query(statement);
  });

  describe.each(Object.entries({ admin, vendor, customer }))("for the %s, PostgreSQL", (_, caller) => {
    test.each(lists)("looks at little more than what %s finds", async (...tried) => {
      // They are counted, looked up, and those of the page are read.
      expect(await mostLooked(tried, caller)).toBeLessThanOrEqual(stepsOf(tried[0]) * (2 * FOUND + 500));
    });
  });
});

describe("where more than those stand together,", () => {
  const FOUND = 8_000;

  beforeAll(async () => {
    for (const statement of standTogether(FOUND, isAmong(FOUND))) await database.client.query(statement);
  });

  test.each(lists)("PostgreSQL looks at a few times what %s finds", async (...tried) => {
    // They are counted, looked for among as many in the order of the list, looked up and sorted.
    expect(await mostLooked(tried, admin)).toBeLessThanOrEqual(stepsOf(tried[0]) * (5 * FOUND + 10_500));
  });
});

test("every filter of few values, of every list that grows, is among them", () => {
  const filters = Object.values(operations).flatMap(({ id, path }) => {
    const named = tried[id]?.filters ?? [];
    const parameters = at(document, "paths", path, "get", "parameters");
    return (Array.isArray(parameters) ? parameters : []).flatMap((given: unknown) => {
      const parameter = meantBy(given);
      const name = String(at(parameter, "name"));
      return named.includes(name) && hasFewValues(parameter) ? [`${id} ${name}`] : [];
    });
  });
  const tested = FILTERS.map(([name]) => /^(\w+ )\{"(\w+)"/.exec(name)?.slice(1).join(""));
  expect(filters.length).toBeGreaterThan(10);
  expect(filters.filter((filter) => !tested.includes(filter))).toEqual([]);
});

function hasFewValues(parameter: unknown): boolean {
  const schema = meantBy(at(parameter, "schema"));
  const one = meantBy(at(schema, "items") ?? schema);
  return at(one, "type") === "boolean" || at(one, "enum") !== undefined;
}

/** A part of the contract, or what it refers to. */
function meantBy(value: unknown): unknown {
  const reference = at(value, "$ref");
  return typeof reference === "string" ? at(document, ...reference.split("/").slice(1)) : value;
}
