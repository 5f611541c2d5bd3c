import { maxTotalItems } from "@syndikit/contract";
import type Database from "better-sqlite3";
import { eq, lte, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../store/port.js";
import { openImage } from "../store/sqlite/image.js";
import { openSqlite } from "../store/sqlite/open.js";
import { companies } from "../store/tables/company.js";
import { type PageQuery, selectPage } from "./page.js";

const KINDS = ["CUSTOMER", "VENDOR"] as const;

test("the pages of a list, one after the other, are the whole list, whatever their size and order", async () => {
  const store = openSqlite({ file: ":memory:" });
  const rows = Array.from({ length: 23 }, (_, at) => ({
    kind: KINDS[at % 2] ?? "CUSTOMER",
    name: `company ${at}`,
    createdAt: at % 3,
  }));
  await store.write((tx) => tx.insert(companies).values(rows));
  const read = (query: PageQuery): Promise<number[]> =>
    store.read(async (db) => {
      const page = await selectPage(db, db.select().from(companies).$dynamic(), {
        from: companies,
        where: undefined,
        query,
        sortable: { id: companies.id, createdAt: companies.createdAt },
      });
      expect(page.page.total).toBe(23);
      return page.rows.map(({ id }) => id);
    });
  for (const sortField of ["id", "createdAt"]) {
    for (const sortDirection of ["ASC", "DESC"]) {
      const whole = await read({ sortField, sortDirection, pageSize: 100 });
      expect(new Set(whole).size).toBe(23);
      for (const pageSize of [1, 2, 5, 7, 22, 23, 24]) {
        const pages: number[][] = [];
        for (let pageNumber = 1; (pageNumber - 1) * pageSize < 23; pageNumber += 1)
          pages.push(await read({ sortField, sortDirection, pageSize, pageNumber }));
        expect(pages.flat(), `${sortField} ${sortDirection} by ${pageSize}`).toEqual(whole);
        expect(await read({ sortField, sortDirection, pageSize, pageNumber: pages.length + 1 })).toEqual([]);
      }
    }
  }
  await store.close();
});

test("an entry that changes, comes or goes moves no other past the place to go on from", async () => {
  const store = openSqlite({ file: ":memory:" });
  const add = (count: number) =>
    store.write((tx) =>
      tx
        .insert(companies)
        .values(
          Array.from({ length: count }, () => ({ kind: "CUSTOMER" as const, name: "a", createdAt: 1 })),
        ),
    );
  await add(9);
  const read = (idAfter?: number): Promise<{ readonly ids: readonly number[]; readonly total: number }> =>
    store.read(async (db) => {
      const { rows, page } = await selectPage(db, db.select().from(companies).$dynamic(), {
        from: companies,
        where: eq(companies.name, "a"),
        query: { pageSize: 3, ...(idAfter === undefined ? {} : { idAfter }) },
        sortable: { id: companies.id },
      });
      return { ids: rows.map(({ id }) => id), total: page.total };
    });
  expect(await read()).toEqual({ ids: [1, 2, 3], total: 9 });
  await store.write((tx) => tx.update(companies).set({ name: "b" }).where(lte(companies.id, 3)));
  expect(await read(3)).toEqual({ ids: [4, 5, 6], total: 6 });
  await store.write((tx) => tx.delete(companies).where(eq(companies.id, 6)));
  await add(1);
  expect(await read(6)).toEqual({ ids: [7, 8, 9], total: 4 });
  expect(await read(9)).toEqual({ ids: [10], total: 1 });
  await store.close();
});

describe("of 60,000 entries 7,000 are found, more than are looked up at once:", () => {
  let looked = 0;
  let client: Database.Database;
  let store: Store;
  beforeAll(() => {
    client = openImage();
    store = openSqlite({ file: ":memory:", content: client });
    // As every list that grows has them.
    client.exec(
      "create index by_age on companies (created_at, id); create index by_own_name on companies (name)",
    );
    client.function("looked_at", (name) => {
      looked += 1;
      return name;
    });
  });
  afterAll(() => store.close());

  const fill = (isWanted: string, createdAt = "n / 7"): void => {
    client.exec(`delete from companies;
      insert into companies (id, kind, name, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 60000)
      select n, 'CUSTOMER', case when ${isWanted} then 'a' else 'b' end, ${createdAt} from numbers`);
  };

  const read = (query: PageQuery): Promise<readonly number[]> => {
    looked = 0;
    return store.read(async (db) => {
      const { id, name, createdAt } = companies;
      const { rows, page } = await selectPage(db, db.select().from(companies).$dynamic(), {
        from: companies,
        // What is not looked up by the name is looked at row by row.
        where: (on) => (on(name) === name ? eq(name, "a") : sql`looked_at(${name}) = 'a'`),
        query: { pageSize: 50, ...query },
        sortable: { id, createdAt },
      });
      expect(page.total).toBe(7_000);
      return rows.map((row) => row.id);
    });
  };

  /** The same, by reading all of them. */
  const expected = ({
    sortField = "id",
    sortDirection = "ASC",
    pageNumber = 1,
    idAfter,
  }: PageQuery): unknown[] =>
    client
      .prepare(
        `select id from companies where name = 'a'
          and ${idAfter === undefined ? "true" : `id ${sortDirection === "ASC" ? ">" : "<"} ${idAfter}`} order by ${sortField === "id" ? "id" : "created_at"} ${sortDirection}, id ${sortDirection}
          limit 50 offset ${(pageNumber - 1) * 50}`,
      )
      .pluck()
      .all();

  const queries = ["id", "createdAt"].flatMap((sortField) =>
    ["ASC", "DESC"].flatMap((sortDirection) =>
      [1, 2, 70, 139, 140, 141, 200].map((pageNumber) => ({ sortField, sortDirection, pageNumber })),
    ),
  );

  test.each([
    ["the last of all", "n > 53000"],
    ["the first of all", "n <= 7000"],
    ["in the middle", "n > 30000 and n <= 37000"],
    ["spread evenly", "n * 7 % 60 < 7"],
  ])("where they are %s, no page looks at more than twice as many", async (_, isWanted) => {
    fill(isWanted);
    for (const query of queries) {
      expect(await read(query), JSON.stringify(query)).toEqual(expected(query));
      expect(looked, JSON.stringify(query)).toBeLessThanOrEqual(2 * 7_000);
    }
  });

  test("where all were made at one moment, no page looks at more than twice as many", async () => {
    fill("n > 30000 and n <= 37000", "1");
    for (const query of queries) {
      expect(await read(query), JSON.stringify(query)).toEqual(expected(query));
      expect(looked, JSON.stringify(query)).toBeLessThanOrEqual(2 * 7_000);
    }
  });

  test.each([
    ["ASC", 33_000],
    ["DESC", 37_001],
  ])(
    "of those that remain after an identifier, in the order %s, no page looks at more",
    async (sortDirection, idAfter) => {
      fill("n > 30000 and n <= 40000");
      for (const pageNumber of [1, 2, 70, 140, 141]) {
        const query = { sortDirection, idAfter, pageNumber };
        expect(await read(query), JSON.stringify(query)).toEqual(expected(query));
        expect(looked, JSON.stringify(query)).toBeLessThanOrEqual(2 * 7_000);
      }
    },
  );

  test("where they are spread evenly, the first page looks at few", async () => {
    fill("n * 7 % 60 < 7");
    await read({});
    expect(looked).toBeLessThan(1_000);
  });

  test("a page beyond the end looks at none", async () => {
    fill("n > 30000 and n <= 37000");
    expect(await read({ pageNumber: 200 })).toEqual([]);
    expect(looked).toBe(0);
  });
});

test("a list is counted up to 100,000, and read to its end", async () => {
  const store = openSqlite({ file: ":memory:" });
  const addUpTo = (last: number): Promise<unknown> =>
    store.write((tx) =>
      tx.run(sql`insert into companies (kind, name, created_at)
        with recursive numbers(n) as (
          select coalesce(max(id), 0) + 1 from companies union all select n + 1 from numbers where n < ${last}
        )
        select 'CUSTOMER', 'a', n from numbers`),
    );
  const read = (query: PageQuery) =>
    store.read(async (db) => {
      const { rows, page } = await selectPage(db, db.select().from(companies).$dynamic(), {
        from: companies,
        where: eq(companies.name, "a"),
        query,
        sortable: { id: companies.id, createdAt: companies.createdAt },
      });
      return { ids: rows.map(({ id }) => id), total: page.total, isCapped: page.isCapped };
    });
  await addUpTo(maxTotalItems);
  const last = { pageNumber: maxTotalItems / 2, pageSize: 2 };
  expect(await read(last)).toEqual({ ids: [99_999, 100_000], total: 100_000, isCapped: false });
  await addUpTo(maxTotalItems + 3);
  expect(await read(last)).toEqual({ ids: [99_999, 100_000], total: 100_000, isCapped: true });
  const beyond = { pageNumber: 1 + maxTotalItems / 2, pageSize: 2, sortField: "createdAt" };
  expect(await read(beyond)).toEqual({ ids: [100_001, 100_002], total: 100_000, isCapped: true });
  expect(await read({ idAfter: 100_001, pageSize: 2 })).toEqual({
    ids: [100_002, 100_003],
    total: 2,
    isCapped: false,
  });
  expect(await read({ pageSize: 2, sortDirection: "DESC" })).toMatchObject({ ids: [100_003, 100_002] });
  await store.close();
});
