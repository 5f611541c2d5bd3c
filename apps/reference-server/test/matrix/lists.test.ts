import { headerNames, type Operation } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json";
import { gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries } from "../../src/store/tables/audit.js";
import { at, sortFieldsOf } from "../../src/test-support/sort-fields.js";
import { errorOf } from "../support/errors.js";
import type { Answer } from "../support/marketplace.js";
import { type Account, accountNames, accounts } from "./accounts.js";
import { furnish } from "./factories.js";
import { isAboutObject, pathOf, table } from "./table.js";
import type { Thing } from "./things.js";
import { openWorld, type World } from "./world.js";

// The rules of all lists: a bare array, four headers, the limits of a page, and the known parameters.

const PAGE_HEADERS = [
  headerNames.pageNumber,
  headerNames.pageSize,
  headerNames.totalItems,
  headerNames.totalPages,
];

/** Queries that every list refuses. */
const WRONG = [
  "pageSize=51",
  "pageSize=0",
  "pageSize=-1",
  "pageSize=many",
  "pageNumber=0",
  "pageNumber=-1",
  "pageNumber=1.5",
  "pageNumber=2147483648",
  "sortField=nope",
  "sortDirection=UP",
  "unheardOf=1",
  "PageSize=2",
  "idAfter=-1",
  "idAfter=last",
  "idAfter=1.5",
  "idAfter=2147483648",
];

let world: World;
/** The object whose lists are read: a subscription with a few charges. */
let owner: Thing;

beforeAll(async () => {
  world = await openWorld();
  const { subscription = [] } = await furnish(world);
  const deployed = subscription.find(({ name }) => name.includes("of the customer, DEPLOYED"));
  if (deployed === undefined) throw new Error("No subscription of the customer is deployed.");
  owner = deployed;
  const lines = ["1.00", "2.00", "3.00"].map((price) => ({
    description: "Hours",
    price: { price, currency: "EUR" },
    quantity: 1,
  }));
  await world.ask({
    account: "vendor",
    method: "POST",
    path: `subscription/${owner.id}/invoice/oneshot`,
    body: lines,
  });
  // Only a few, as of every other resource.
  await world.server.store.write((tx) => tx.delete(auditEntries).where(gt(auditEntries.id, 5)));
});

afterAll(() => world.server.close());

const lists = table.filter(({ pagination }) => pagination === "page");

describe.each(lists.map((operation) => ({ operation, id: operation.id })))("$id", ({ operation }) => {
  const callers = accountNames.filter((account) => accounts[account] in operation.roles);

  test.each(callers)(
    "answers the %s with a bare array and four headers, and HEAD with the same headers",
    async (account) => {
      const get = await ask(operation, account);
      if (isAboutObject(operation) && account !== "admin" && owner.reach[account] === undefined) {
        expect(get.status).toBe(404);
        return;
      }
      expect(get.status).toBe(200);
      const total = Number(get.headers.get(headerNames.totalItems));
      expect(entriesOf(get)).toHaveLength(Math.min(total, 20));
      expect(numbersOf(get)).toEqual([1, 20, total, Math.ceil(total / 20)]);
      const head = await world.ask({ account, method: "HEAD", path: listPath(operation) });
      expect(head.status).toBe(200);
      expect(numbersOf(head)).toEqual(numbersOf(get));
    },
  );

  test("has every entry on exactly one page, in the order of the identifiers", async () => {
    const total = Number((await ask(operation, "admin")).headers.get(headerNames.totalItems));
    expect(total).toBeGreaterThan(1);
    const seen: number[] = [];
    for (let number = 1; number <= Math.ceil(total / 2); number += 1) {
      const page = await ask(operation, "admin", `pageSize=2&pageNumber=${number}`);
      expect(numbersOf(page)).toEqual([number, 2, total, Math.ceil(total / 2)]);
      seen.push(...idsOf(page));
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen).toHaveLength(total);
    const beyond = await ask(operation, "admin", "pageNumber=2147483647&pageSize=50");
    expect([beyond.status, entriesOf(beyond)]).toEqual([200, []]);
  });

  test.each(sortFieldsOf(operation))("is sorted by %s, in both directions", async (field) => {
    const sorted = (direction: string) => allIds(operation, `sortField=${field}&sortDirection=${direction}`);
    const up = await sorted("ASC");
    expect(up.length).toBe((await allIds(operation)).length);
    expect(await sorted("DESC")).toEqual(up.reverse());
  });

  test("goes on after an id, in both directions, and counts what remains", async () => {
    for (const direction of ["", "sortDirection=ASC", "sortField=id&sortDirection=DESC"]) {
      const all = await allIds(operation, direction);
      for (const [index, id] of all.entries()) {
        const query = `${direction}&idAfter=${id}&pageSize=2`;
        const rest = all.slice(index + 1);
        const page = await ask(operation, "admin", query);
        expect(idsOf(page), query).toEqual(rest.slice(0, 2));
        expect(numbersOf(page), query).toEqual([1, 2, rest.length, Math.ceil(rest.length / 2)]);
        expect(idsOf(await ask(operation, "admin", `${query}&pageNumber=2`)), query).toEqual(
          rest.slice(2, 4),
        );
        const head = await world.ask({
          account: "admin",
          method: "HEAD",
          path: `${listPath(operation)}?${query}`,
        });
        expect(numbersOf(head), query).toEqual(numbersOf(page));
      }
    }
    expect(await allIds(operation, "idAfter=0")).toEqual(await allIds(operation));
    expect(await allIds(operation, "idAfter=2147483647")).toEqual([]);
  });

  test("goes on after an id in the order of ids alone", async () => {
    for (const field of sortFieldsOf(operation)) {
      const answer = await ask(operation, "admin", `sortField=${field}&idAfter=1`);
      if (field === "id") expect(answer.status).toBe(200);
      else expect(errorOf(answer), field).toBe("400 idAfter-invalid");
    }
  });

  test.each(WRONG)("refuses %s, for HEAD too", async (query) => {
    expect((await ask(operation, "admin", query)).status).toBe(400);
    const head = await world.ask({
      account: "admin",
      method: "HEAD",
      path: `${listPath(operation)}?${query}`,
    });
    expect(head.status).toBe(400);
  });
});

/** Query parameters that are not filters: they change the form of the response, or what the request creates. */
const NO_FILTERS = ["apiVersion", "language", "expire"];

const filtered = table.filter(
  ({ method, path, parameters }) =>
    method === "GET" &&
    (isArray(at(document, "paths", path, "get")) ||
      parameters.some(({ in: place, name }) => place === "query" && !NO_FILTERS.includes(name))),
);

test.each(filtered.map((operation) => ({ operation, id: operation.id })))(
  "$id refuses a filter that it does not know, which would answer too much",
  async ({ operation }) => {
    const path = `${pathOf(operation, 1)}?unheardOf=1`;
    for (const method of ["GET", "HEAD"]) {
      expect((await world.ask({ account: "admin", method, path })).status, method).toBe(400);
    }
    expect(errorOf(await world.ask({ account: "admin", method: "GET", path }))).toBe("400 unheardOf-unknown");
  },
);

/** Whether an operation returns an array, according to the document. */
function isArray(operation: unknown): boolean {
  return at(operation, "responses", "200", "content", "application/json", "schema", "type") === "array";
}

test("every list has a HEAD, for the same roles, with the same parameters", () => {
  const heads = new Map(table.filter(({ method }) => method === "HEAD").map((head) => [head.path, head]));
  for (const { path, roles, parameters } of lists) {
    expect(heads.get(path)).toMatchObject({ roles, parameters });
  }
  expect(heads.size).toBe(lists.length);
});

/** The path of a list; that of an object is of {@link owner}. */
function listPath(operation: Operation): string {
  return isAboutObject(operation) ? pathOf(operation, owner.id) : pathOf(operation);
}

function ask(operation: Operation, account: Account, query = ""): Promise<Answer> {
  return world.ask({ account, method: "GET", path: `${listPath(operation)}?${query}` });
}

/** The entries of all pages. */
async function allIds(operation: Operation, query = ""): Promise<unknown[]> {
  const ids: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(operation, "admin", `pageSize=50&pageNumber=${page}&${query}`);
    expect(answer.status).toBe(200);
    ids.push(...idsOf(answer));
    if (idsOf(answer).length < 50) return ids;
  }
}

function entriesOf({ body }: Answer): readonly unknown[] {
  if (!Array.isArray(body)) throw new Error(`It is no bare array: ${JSON.stringify(body)}`);
  return body;
}

function idsOf(answer: Answer): number[] {
  return entriesOf(answer).map((entry) => Number(Reflect.get(Object(entry), "id")));
}

function numbersOf({ headers }: Answer): readonly number[] {
  return PAGE_HEADERS.map((name) => Number(headers.get(name) ?? Number.NaN));
}
