import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nextTurn } from "../../ports.js";
import { ofCompany } from "../../shares/owner.js";
import type { Db, Store } from "../port.js";
import { companies } from "../tables/company.js";
import { openSqlite } from "./open.js";

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pauses-"));
  store = openSqlite({ file: join(folder, "market.sqlite"), durability: "fast" });
  await store.write((tx) =>
    tx.insert(companies).values({ id: 1, kind: "CUSTOMER", name: "before", createdAt: 0 }),
  );
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const nameOf = async (db: Db): Promise<string | undefined> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, 1));
  return row?.name;
};

/** More than any process runs in one turn. */
const MANY = 50_000;

/** Runs statements until something is true. Returns how many that took; `MANY` when it did not come true. */
async function until(isTrue: () => boolean, statement: () => Promise<unknown>): Promise<number> {
  let count = 0;
  while (!isTrue() && count < MANY) {
    await statement();
    count += 1;
  }
  return count;
}

test("while one write runs very many statements, others read what was before, and the event loop has its turns", async () => {
  let isInside = false;
  let turns = 0;
  let read: string | undefined;
  const others = (async () => {
    while (!isInside) await nextTurn();
    read = await store.read(nameOf, { owner: ofCompany(2) });
    for (; turns < 5; turns += 1) await nextTurn();
  })();
  const statements = await store.write(async (tx) => {
    await tx.update(companies).set({ name: "within" }).where(eq(companies.id, 1));
    isInside = true;
    return until(
      () => turns === 5,
      () => nameOf(tx),
    );
  });
  expect(statements).toBeLessThan(MANY);
  expect(read).toBe("before");
  expect(await store.read(nameOf)).toBe("within");
  await others;
});

test("a long read gives turns too, sees one state, and a write is made meanwhile", async () => {
  let isInside = false;
  let isWritten = false;
  const others = (async () => {
    while (!isInside) await nextTurn();
    await store.write((tx) => tx.update(companies).set({ name: "after" }).where(eq(companies.id, 1)));
    isWritten = true;
  })();
  const seen = new Set<string | undefined>();
  const statements = await store.read(async (db) => {
    seen.add(await nameOf(db));
    isInside = true;
    return until(
      () => isWritten,
      async () => seen.add(await nameOf(db)),
    );
  });
  expect(statements).toBeLessThan(MANY);
  expect([...seen]).toEqual(["before"]);
  expect(await store.read(nameOf)).toBe("after");
  await others;
});

test("the long reads of one owner leave others a connection", async () => {
  let isServed = false;
  const long = (): Promise<number> =>
    store.read(
      (db) =>
        until(
          () => isServed,
          () => nameOf(db),
        ),
      { owner: ofCompany(1) },
    );
  const flood = Array.from({ length: 50 }, long);
  await nextTurn();
  expect(store.shares?.["reads"]?.state()).toMatchObject({ running: 3, waiting: 47 });
  expect(await store.read(nameOf, { owner: ofCompany(2) })).toBe("before");
  isServed = true;
  for (const statements of await Promise.all(flood)) expect(statements).toBeLessThan(MANY);
});

test("what waits for a turn goes on in the order in which it came", async () => {
  const order: string[] = [];
  await store.write(async (tx) => {
    let turned = false;
    void nextTurn().then(() => {
      turned = true;
    });
    // Until the next statement waits.
    const run = async (name: string): Promise<void> => {
      await tx.run(sql`select 1`);
      order.push(name);
    };
    await until(
      () => turned,
      async () => {
        order.length = 0;
        await Promise.all(["first", "second", "third"].map(run));
      },
    );
  });
  expect(order).toEqual(["first", "second", "third"]);
});

test("a store that closes waits for the reads in progress", async () => {
  const other = openSqlite({ file: join(folder, "other.sqlite") });
  let isClosing = false;
  const reading = other.read(async (db) => {
    await until(
      () => isClosing,
      () => nameOf(db),
    );
    return nameOf(db);
  });
  await nextTurn();
  isClosing = true;
  await other.close();
  expect(await reading).toBeUndefined();
});
