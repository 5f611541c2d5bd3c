import { operations } from "@syndikit/contract";
import type Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../api/scope.js";
import { recordInterrupted } from "../events/attempts.js";
import type { Db } from "../store/port.js";
import {
  admin,
  customer,
  endingLists,
  growingLists,
  type Page,
  type Sort,
  tried,
  vendor,
} from "../test-support/growing-lists.js";
import { openGrowing, readGrowing } from "../test-support/growing-tables.js";
import { plansOf, queriesOf } from "../test-support/query-plans.js";
import { sortFieldsOf } from "../test-support/sort-fields.js";
import { listAuditEntries } from "./audit-entry/queries.js";
import { listCompaniesIn } from "./company/queries.js";
import { listEvents } from "./event/handlers.js";
import { listInvoices } from "./invoice/queries.js";
import { listMessages } from "./message/queries.js";
import { readDeclared } from "./proceeds-report/handlers.js";
import { listSubscriptions } from "./subscription/list.js";
import { listUsers } from "./user/queries.js";

let client: Database.Database;

/** More than are sorted. */
const ROWS = 20_000;

beforeAll(() => {
  client = openGrowing(ROWS);
});

afterAll(() => {
  client.close();
});

interface ListPlans {
  readonly ids: readonly number[];
  readonly count: string;
  /** How the page is looked for, and found by the last one. */
  readonly pages: readonly string[];
  readonly plan: string;
}

/** The ids of a page, and SQLite's plans of the queries that count and read it. */
async function readPlans(list: (db: Db) => Promise<Page>): Promise<ListPlans> {
  let ids: readonly number[] = [];
  const queries = await queriesOf(client, async (db) => {
    ids = (await list(db)).rows.map(({ id }) => id);
  });
  const counted = queries.findLastIndex(({ text }) => text.endsWith("as counted"));
  const pages = queries.slice(counted + 1).map(({ plan }) => plan);
  return { ids, count: queries[counted]?.plan ?? "", pages, plan: pages.at(-1) ?? "" };
}

const byDate = { sortField: "date", sortDirection: "ASC", pageSize: 2 } as const;

test.each([
  ["an administrator's invoices", (db: Db) => listInvoices(db, admin, byDate), "invoices_by_date"],
  ["a vendor's invoices", (db: Db) => listInvoices(db, vendor, byDate), "invoices_by_date"],
  [
    "a vendor's paid invoices",
    (db: Db) => listInvoices(db, vendor, { ...byDate, paid: true }),
    "invoices_by_date",
  ],
  ["the audit", (db: Db) => listAuditEntries(db, admin, byDate), "audit_entries_by_date"],
  [
    "an operation's entries",
    (db: Db) => listAuditEntries(db, admin, { ...byDate, operation: "orderCreate" }),
    "audit_entries_by_date",
  ],
])("of many, %s are read by date, and not sorted", async (_, list, index) => {
  const { ids, plan } = await readPlans(list);
  expect(plan).toContain(index);
  expect(plan).not.toContain("TEMP B-TREE FOR ORDER BY");
  expect([ids.length, (ids[0] ?? 0) > (ids[1] ?? 0)]).toEqual([2, true]);
});

test.each([
  [
    "an administrator's unpaid invoices",
    (db: Db) => listInvoices(db, admin, { ...byDate, paid: false }),
    "invoices_by_status",
    [20_000, 19_900],
  ],
  [
    "a vendor's unpaid invoices",
    (db: Db) => listInvoices(db, vendor, { ...byDate, status: ["UNPAID"] }),
    "invoices_by_status",
    [20_000, 19_900],
  ],
  [
    "refused requests",
    (db: Db) => listAuditEntries(db, admin, { ...byDate, outcome: "FAILURE" }),
    "audit_entries_failed",
    [20_000, 19_900],
  ],
  [
    "refused requests, in the order of their identifiers",
    (db: Db) => listAuditEntries(db, admin, { pageSize: 2, outcome: "FAILURE" }),
    "audit_entries_failed",
    [100, 200],
  ],
  [
    "undelivered events, in the order of their identifiers",
    (db: Db) => listEvents(db, admin, { pageSize: 2, notified: false }),
    "events_undelivered",
    [100, 200],
  ],
  [
    "the entries of a request",
    (db: Db) => listAuditEntries(db, admin, { ...byDate, requestId: "r7" }),
    "audit_entries_by_request",
    [7],
  ],
])("of many, the few that are %s are looked up", async (_, list, index, found) => {
  const { ids, plan } = await readPlans(list);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/SCAN (invoices|audit_entries|events)$/m);
  expect(ids).toEqual(found);
});

const GROWING = `(${readGrowing().join("|")})`;
/** A table that is read row by row, be it in the order of an index. */
const SCAN = new RegExp(`^SCAN ${GROWING}( USING INDEX \\w+)?$`, "m");
/** And one that is read inside an index, if that has more than the entries that are found. */
const ANY_SCAN = new RegExp(
  `^SCAN ${GROWING}(?! USING COVERING INDEX (events_undelivered|audit_entries_failed)$)( |$)`,
  "m",
);

describe.each(Object.entries({ admin, vendor, customer }))("for the %s", (_, caller) => {
  test.each(growingLists)(
    "no table that grows is scanned to count %s, or to sort them",
    async (_name, list, sorts) => {
      for (const sort of sorts) {
        const { count, pages } = await readPlans((db) => list(db, caller, sort));
        const asked = `${sort.sortField} ${sort.sortDirection}`;
        expect(count, asked).not.toMatch(SCAN);
        for (const plan of pages)
          if (plan.includes("TEMP B-TREE FOR ORDER BY")) expect(plan, asked).not.toMatch(ANY_SCAN);
      }
    },
  );
});

test.each(endingLists)(
  "%s are read in their order from an index, and no more than are shown",
  async (_, list) => {
    for (const plan of await plansOf(client, list)) {
      expect(plan).toMatch(/^SEARCH /m);
      expect(plan).not.toMatch(ANY_SCAN);
      expect(plan).not.toContain("TEMP B-TREE");
    }
  },
);

/** What vendors and administrators set up: a marketplace has few of them. */
const FEW = [
  ...["companyGetAllPaged", "productGetAllPaged", "productVersionGetAllPaged", "billingItemGetAllPaged"],
  ...["configurationParameterGetAllPaged", "applicationMetricGetAllPaged", "eventEndpointGetAllPaged"],
  "notifyGetAllPaged",
];

test("every list of the contract that grows is among them, with each of its filters and orders", () => {
  const paged = Object.values(operations).filter(({ pagination }) => pagination === "page");
  const grow = paged.filter(({ id }) => !FEW.includes(id));
  expect(Object.keys(tried).toSorted()).toEqual(grow.map(({ id }) => id).toSorted());
  const ofPages = ["apiVersion", "pageNumber", "pageSize", "idAfter", "sortField", "sortDirection"];
  const ofRows = ["withAttempts"];
  for (const operation of grow) {
    const { id, parameters } = operation;
    const filters = parameters.filter(
      (one) => one.in === "query" && ![...ofPages, ...ofRows].includes(one.name),
    );
    const { filters: given = [], sortFields = [] } = tried[id] ?? {};
    expect([...new Set(given)].toSorted(), id).toEqual(filters.map(({ name }) => name).toSorted());
    expect([...sortFields].toSorted(), id).toEqual(sortFieldsOf(operation).toSorted());
  }
});

const texts: readonly (readonly [string, (db: Db, text: string, sort: Sort) => Promise<Page>, Sort[]])[] = [
  [
    "users",
    async (db, search, sort) => {
      const caller: Caller = { ...vendor, scopes: ["self", "members", "customers"] };
      const query = { ...sort, search } as Parameters<typeof listUsers>[2];
      return { rows: (await listUsers(db, caller, query)).rows.map(({ user }) => user) };
    },
    sortsBy("id", "userName", "name", "email", "creationDate"),
  ],
  [
    "subscriptions",
    async (db, search, sort) => {
      const query = { ...sort, search } as Parameters<typeof listSubscriptions>[2];
      return { rows: (await listSubscriptions(db, vendor, query)).ids.map((id) => ({ id })) };
    },
    sortsBy("id", "name", "createdAt", "updatedAt", "endDate"),
  ],
  [
    "messages",
    (db, search, sort) => listMessages(db, admin, { ...sort, search } as Parameters<typeof listMessages>[2]),
    sortsBy("id", "createdAt"),
  ],
  [
    "companies",
    (db, search, sort) =>
      listCompaniesIn(db, { kind: "CUSTOMER", reached: sql`true` }, { ...sort, search } as Parameters<
        typeof listCompaniesIn
      >[2]),
    sortsBy("id", "name"),
  ],
];

function sortsBy(...fields: readonly string[]): Sort[] {
  return fields.flatMap((sortField) =>
    (["ASC", "DESC"] as const).map((sortDirection) => ({ sortField, sortDirection, pageSize: 50 as const })),
  );
}

test("of many, messages are read by time, and not sorted", async () => {
  for (const sort of sortsBy("createdAt")) {
    const { plan } = await readPlans((db) => listMessages(db, admin, sort as { sortField: "createdAt" }));
    expect(plan).toContain("messages_by_time");
    expect(plan).not.toContain("TEMP B-TREE");
  }
});

test("a vendor's balance report begins with what was declared, and not with its subscriptions", async () => {
  const plans = await plansOf(client, (db) => readDeclared(db, { ...vendor, scopes: ["product"] }, {}));
  for (const each of plans.slice(-2)) {
    expect(each.split("\n")[0]).toContain("invoices USING INDEX invoices_cashed");
    expect(each).toContain("subscriptions USING INTEGER PRIMARY KEY");
  }
});

test.each(texts)("of many %s, the few that have a text are looked up", async (_name, list, sorts) => {
  for (const sort of sorts) {
    const { count, plan } = await readPlans((db) => list(db, "-1977", sort));
    for (const each of [count, plan]) {
      expect(each, sort.sortField).toMatch(/VIRTUAL TABLE INDEX/);
      expect(each, sort.sortField).not.toMatch(/^SCAN (users|subscriptions|messages|companies)( |$)/m);
    }
  }
});

test.each(growingLists.filter(([name]) => /^(order|invoice)/.test(name)))(
  "a customer's own are found by the subscription, and not by the filter, in %s",
  async (_name, list, sorts) => {
    for (const sort of sorts) {
      const { count } = await readPlans((db) => list(db, customer, sort));
      expect(count).toMatch(/SEARCH (orders|invoices) USING (COVERING )?INDEX \w+_by_subscription/);
    }
  },
);

test("failures are counted in their own index", async () => {
  const { count } = await readPlans((db) => listAuditEntries(db, admin, { outcome: "FAILURE" }));
  expect(count).toContain("audit_entries_failed");
});

test("a start looks up the deliveries that were interrupted, and reads no other events", async () => {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const plans = await plansOf(client, (db) => recordInterrupted(db, { now: 0, log, pauseAfter: 0 }));
  expect(plans.join("\n")).toContain("events_in_flight");
});

describe("where those of an outage stand together at the end,", () => {
  const since = ROWS - 6_000;

  beforeAll(() => {
    client.exec(`savepoint outage;
      update events set notified = id <= ${since}, outcome = case when id > ${since} then 'TIMEOUT' else 'DELIVERED' end;
      update invoices set status = case when id > ${since} then 'UNPAID' else 'PAID' end;
      update audit_entries set status = case when id > ${since} then 500 else 200 end;
      update subscriptions set deployment_status = case when id > ${since} then 'FAILED' else 'DEPLOYED' end`);
  });

  afterAll(() => {
    client.exec("rollback to outage; release outage");
  });

  const rare = [
    'eventGetAllPaged {"notified":false}',
    'eventGetAllPaged {"outcome":"TIMEOUT"}',
    'orderGetAllPaged {"paid":false}',
    'invoiceGetAllPaged {"paid":false}',
    'invoiceGetAllPaged {"status":["UNPAID"]}',
    'subscriptionGetAllPaged {"status":["FAILED"]}',
    'auditEntryGetAllPaged {"outcome":"FAILURE"}',
  ];

  describe.each(Object.entries({ admin, vendor }))("for the %s", (_, caller) => {
    test.each(growingLists.filter(([name]) => rare.includes(name)))(
      "%s looks them up, and reads no table in its order to them",
      async (_name, list, sorts) => {
        for (const sort of sorts) {
          const { ids, pages, plan } = await readPlans((db) => list(db, caller, sort));
          expect(ids, sort.sortField).toHaveLength(50);
          expect(pages.length, sort.sortField).toBeLessThanOrEqual(5);
          expect(plan, sort.sortField).not.toMatch(SCAN);
        }
      },
    );
  });
});

/** Filters of which most rows have one value, and few have another. */
const SKEWED = ["notified", "outcome", "paid", "status", "type", "role", "kind"];

/** As in `invoiceGetAllPaged {"paid"`. */
const filterOf = (name: string): string => name.slice(0, name.indexOf(":"));

const skewed = growingLists.filter(([name]) => SKEWED.some((filter) => name.includes(`{"${filter}":`)));
const several = [...new Set(skewed.map(([name]) => filterOf(name)))]
  .map((filter) => [filter, skewed.filter(([name]) => filterOf(name) === filter)] as const)
  .filter(([, lists]) => lists.length > 1);

// PostgreSQL comes to keep one plan for a text, whatever is bound to it.
test.each(several)("no two values of %s are counted by the same text", async (_, lists) => {
  const texts = await Promise.all(
    lists.map(async ([, list]) => {
      const queries = await queriesOf(client, (db) => list(db, admin, BY_ID));
      return queries
        .filter(({ text }) => text.endsWith("as counted"))
        .map(({ text }) => text)
        .join("; ");
    }),
  );
  expect(new Set(texts).size).toBe(lists.length);
});

const BY_ID: Sort = { sortField: "id", sortDirection: "ASC", pageSize: 50 };
