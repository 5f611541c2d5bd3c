import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ANYBODY } from "../shares/owner.js";
import type { Store } from "../store/port.js";
import { companies, companyGroups } from "../store/tables/company.js";
import { settings } from "../store/tables/setting.js";
import { createTrial } from "./store-trial.js";

export interface ConformanceOptions {
  /** False when other processes may write, so that nothing is cached. */
  readonly remembers?: boolean;
}

/** What a store keeps in memory beside its database, tables and totals, is never older than the database. */
export function memoryConformance(
  open: () => Promise<Store> | Store,
  { remembers = true }: ConformanceOptions,
): void {
  const { withStore, add } = createTrial(open);

  describe("what is remembered of a table", () => {
    const remembering = (
      store: Store,
    ): { find(name: string): Promise<number | undefined>; reads: number } => {
      const find = store.remember([companies], async (db, name) => {
        memory.reads += 1;
        const [row] = await db.select().from(companies).where(eq(companies.name, name));
        return row?.id;
      });
      const memory = { reads: 0, find: (name: string) => find(name, ANYBODY) };
      return memory;
    };

    test("is read once, and what was not found is looked for again", () =>
      withStore(async (store) => {
        const memory = remembering(store);
        expect(await memory.find("Northwind")).toBeUndefined();
        const id = await store.write((tx) => add(tx, "Northwind"));
        expect([await memory.find("Northwind"), await memory.find("Northwind")]).toEqual([id, id]);
        expect(memory.reads).toBe(remembers ? 2 : 3);
      }));

    test("is forgotten once a write to it is acknowledged, and not for one to another table", () =>
      withStore(async (store) => {
        const memory = remembering(store);
        const id = await store.write((tx) => add(tx, "Northwind"));
        await memory.find("Northwind");
        await store.write(async (tx) => {
          await tx.insert(settings).values({ name: "x", value: 1 });
        });
        expect([await memory.find("Northwind"), memory.reads]).toEqual([id, remembers ? 1 : 2]);
        await store.write(async (tx) => {
          await tx.update(companies).set({ name: "Southwind" }).where(eq(companies.id, id));
        });
        expect(await memory.find("Northwind")).toBeUndefined();
      }));

    test("is never older than a write that came while it was read", () =>
      withStore(async (store) => {
        const memory = remembering(store);
        const id = await store.write((tx) => add(tx, "Northwind"));
        const remove = store.write(async (tx) => {
          await tx.delete(companies).where(eq(companies.id, id));
        });
        await Promise.all([memory.find("Northwind"), remove, memory.find("Northwind")]);
        expect(await memory.find("Northwind")).toBeUndefined();
      }));

    test("is forgotten when everything is replaced", () =>
      withStore(async (store) => {
        const memory = remembering(store);
        const empty = await store.snapshot();
        await store.write((tx) => add(tx, "Northwind"));
        await memory.find("Northwind");
        await store.restore(empty);
        expect(await memory.find("Northwind")).toBeUndefined();
      }));
  });

  describe("a total", () => {
    const total = (store: Store): Promise<number> =>
      store.read((db) => db.$count(companies, eq(companies.kind, "CUSTOMER")));

    test("is never older than a write that is acknowledged", () =>
      withStore(async (store) => {
        expect([await total(store), await total(store)]).toEqual([0, 0]);
        await store.write((tx) => add(tx, "Northwind"));
        expect(await total(store)).toBe(1);
        await store.write(async (tx) => {
          await tx.update(companies).set({ kind: "VENDOR" });
        });
        expect(await total(store)).toBe(0);
      }));

    test("counts, inside a write, what that write did; and nobody else does before it is done", () =>
      withStore(async (store) => {
        await total(store);
        const failing = store.write(async (tx) => {
          await add(tx, "taken back");
          expect(await tx.$count(companies, eq(companies.kind, "CUSTOMER"))).toBe(1);
          throw new Error("refused");
        });
        await expect(failing).rejects.toThrow("refused");
        expect(await total(store)).toBe(0);
      }));

    test("follows a deletion that is passed on from another table", () =>
      withStore(async (store) => {
        const groups = (): Promise<number> => store.read((db) => db.$count(companyGroups));
        const companyId = await store.write(async (tx) => {
          const id = await add(tx, "Northwind");
          await tx.insert(companyGroups).values({ companyId: id, name: "Sales", identifier: "sales" });
          return id;
        });
        expect(await groups()).toBe(1);
        await store.write(async (tx) => {
          await tx.delete(companies).where(eq(companies.id, companyId));
        });
        expect(await groups()).toBe(0);
      }));

    test("agrees with the rows of the same read, whatever is written and counted meanwhile", () =>
      withStore(async (store) => {
        const count = (): Promise<number> => store.read((db) => db.$count(companies));
        await count();
        let goOn = (): void => undefined;
        const waited = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        let begin = (): void => undefined;
        const begun = new Promise<void>((resolve) => {
          begin = resolve;
        });
        const both = store.read(async (db) => {
          const rows = await db.select({ id: companies.id }).from(companies);
          begin();
          await waited;
          return [rows.length, await db.$count(companies)];
        });
        await begun;
        const written = store.write((tx) => add(tx, "Northwind")).then(count);
        // An engine that allows no writes during a read must not block here forever.
        await Promise.race([written, new Promise((resolve) => setTimeout(resolve, 100))]);
        goOn();
        expect(await both).toEqual([0, 0]);
        expect([await written, await count()]).toEqual([1, 1]);
      }));

    test("is that of what was restored", () =>
      withStore(async (store) => {
        const empty = await store.snapshot();
        await store.write((tx) => add(tx, "Northwind"));
        expect(await total(store)).toBe(1);
        await store.restore(empty);
        expect(await total(store)).toBe(0);
      }));
  });
}
