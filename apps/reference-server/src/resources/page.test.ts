import { expect, test } from "vitest";
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
