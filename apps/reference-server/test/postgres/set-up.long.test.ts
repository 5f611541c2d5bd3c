// Databases that are set up in other ways than the server would.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPostgres, type SharedStore } from "../../src/store/postgres/open.js";
import { contains } from "../../src/store/searched-texts.js";
import { companies } from "../../src/store/tables/company.js";
import { execute } from "../replicas/cluster.js";
import { freshDatabase } from "./databases.js";

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function using(url: string, work: (store: SharedStore) => Promise<void>): Promise<void> {
  const store = await openPostgres({ url });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function add(store: SharedStore, name: string): Promise<void> {
  await store.write(async (tx) => {
    await tx.insert(companies).values({ kind: "CUSTOMER", name, createdAt: 0 });
  });
}

test("the server's own settings hold, whatever the database or its address say", async () => {
  const url = await freshDatabase();
  for (const setting of [
    "default_transaction_isolation = 'repeatable read'",
    "bytea_output = 'escape'",
    "jit = on",
  ]) {
    await execute(url, `alter database ${nameOf(url)} set ${setting}`);
  }
  await using(`${url}?options=-c%20search_path%3Dpublic`, async (store) => {
    const setting = (name: string) => sql<string>`current_setting(${name})`;
    const [settings] = await store.write((tx) =>
      tx
        .select({
          isolation: setting("transaction_isolation"),
          path: setting("search_path"),
          bytes: setting("bytea_output"),
          idle: setting("idle_in_transaction_session_timeout"),
          jit: setting("jit"),
        })
        .from(sql`(select 1) as one`),
    );
    expect(settings).toEqual({
      isolation: "read committed",
      path: "public",
      bytes: "hex",
      idle: "20s",
      jit: "off",
    });
    await add(store, "Northwind");
    const { name } = await store.snapshots.take("one", 0, store);
    await store.write((tx) => tx.delete(companies));
    await store.snapshots.use(name, ({ content }) => store.restore(content));
    expect(await store.read((db) => db.$count(companies))).toBe(1);
  });
});

test("a snapshot without tables is not restored", async () => {
  await using(await freshDatabase(), async (store) => {
    await add(store, "Northwind");
    await expect(store.restore(new Uint8Array())).rejects.toThrow("The snapshot has no tables.");
    expect(await store.read((db) => db.$count(companies))).toBe(1);
  });
});

test("texts are found as on SQLite, in a database that folds case by a language", async () => {
  const url = await freshDatabase();
  const name = `${nameOf(url)}_folding`;
  const template = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'";
  await execute(url, `create database ${name} ${template}`);
  await using(Object.assign(new URL(url), { pathname: `/${name}` }).href, async (store) => {
    await add(store, "Ärzte INTERNATIONAL");
    const found = (text: string) =>
      store.read((db) => db.$count(companies, contains([companies.name], text)));
    expect(await Promise.all(["Ärzte", "ä", "international", "İ"].map(found))).toEqual([1, 0, 1, 0]);
  });
  await execute(url, `drop database ${name} with (force)`);
});

test("a database that cannot store every text is refused at the start", async () => {
  const url = await freshDatabase();
  const name = `${nameOf(url)}_latin`;
  await execute(url, `create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
  const opening = openPostgres({ url: Object.assign(new URL(url), { pathname: `/${name}` }).href });
  await expect(opening).rejects.toThrow(
    "the database has the encoding LATIN1; create one with encoding 'UTF8'",
  );
  await execute(url, `drop database ${name} with (force)`);
});
