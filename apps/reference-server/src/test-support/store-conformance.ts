import { inspect } from "node:util";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertAuditEntries } from "../store/audit.js";
import { NestedTransaction, type Store, type Tx, UniqueViolation } from "../store/port.js";
import { auditEntries } from "../store/tables/audit.js";
import { companies } from "../store/tables/company.js";
import { settings } from "../store/tables/setting.js";
import { users } from "../store/tables/user.js";
import { type ConformanceOptions, memoryConformance } from "./memory-conformance.js";
import { createTrial } from "./store-trial.js";

/** Tests that every implementation of the port must pass. Call it inside a `describe`. */
export function storeConformance(open: () => Promise<Store> | Store, options: ConformanceOptions = {}): void {
  const { withStore, add, names } = createTrial(open);

  test("what was written is read", () =>
    withStore(async (store) => {
      await store.write((tx) => add(tx, "Northwind"));
      expect(await names(store)).toEqual(["Northwind"]);
    }));

  test("a failing write leaves nothing, and its neighbours in the same moment stay", () =>
    withStore(async (store) => {
      const outcomes = await Promise.allSettled([
        store.write((tx) => add(tx, "first")),
        store.write(async (tx) => {
          await add(tx, "second");
          throw new Error("refused");
        }),
        store.write((tx) => add(tx, "third")),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await names(store)).toEqual(["first", "third"]);
    }));

  test("writes run one after another, in the order in which they came", () =>
    withStore(async (store) => {
      const seen: number[] = [];
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          store.write(async (tx) => {
            const [last] = await tx
              .select({ count: companies.id })
              .from(companies)
              .orderBy(companies.id)
              .limit(1);
            await add(tx, `${index}`);
            seen.push(last === undefined ? 0 : index);
          }),
        ),
      );
      expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index));
    }));

  test("of fifty writers that check first, exactly one takes the value", () =>
    withStore(async (store) => {
      const take = (): Promise<boolean> =>
        store.write(async (tx) => {
          const taken = await tx.select().from(companies).where(eq(companies.name, "unique"));
          if (taken.length > 0) return false;
          await add(tx, "unique");
          return true;
        });
      const winners = await Promise.all(Array.from({ length: 50 }, take));
      expect(winners.filter(Boolean)).toHaveLength(1);
    }));

  test("a read never sees the half of a write", () =>
    withStore(async (store) => {
      const writing = store.write(async (tx) => {
        await add(tx, "one");
        await new Promise((resolve) => setTimeout(resolve, 20));
        await add(tx, "two");
      });
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect([0, 2]).toContain((await names(store)).length);
      await writing;
      expect(await names(store)).toEqual(["one", "two"]);
    }));

  test("a read sees one state throughout", () =>
    withStore(async (store) => {
      await store.write((tx) => add(tx, "before"));
      let writing: Promise<unknown> | undefined;
      const counts = await store.read(async (db) => {
        const first = (await db.select().from(companies)).length;
        writing = new Promise((resolve) => setTimeout(resolve, 0));
        await writing;
        return [first, (await db.select().from(companies)).length];
      });
      expect(counts).toEqual([1, 1]);
    }));

  test("a transaction inside another one is refused: it could wait for itself", () =>
    withStore(async (store) => {
      await expect(store.write(() => store.write((tx) => add(tx, "inner")))).rejects.toBeInstanceOf(
        NestedTransaction,
      );
      await expect(store.write(() => store.read(async () => 1))).rejects.toBeInstanceOf(NestedTransaction);
      await expect(store.read(() => store.read(async () => 1))).rejects.toBeInstanceOf(NestedTransaction);
      await expect(store.read(() => store.write((tx) => add(tx, "inner")))).rejects.toBeInstanceOf(
        NestedTransaction,
      );
      expect(await names(store)).toEqual([]);
    }));

  test("what a write started and did not await may write afterwards", () =>
    withStore(async (store) => {
      let later: Promise<number> | undefined;
      await store.write(async (tx) => {
        await add(tx, "first");
        later = new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
          store.write((next) => add(next, "later")),
        );
      });
      await later;
      expect(await names(store)).toEqual(["first", "later"]);
    }));

  test("a value that must be unique is a UniqueViolation", () =>
    withStore(async (store) => {
      const insert = (): Promise<unknown> =>
        store.write(async (tx) => {
          await tx.insert(companies).values({ id: 1, kind: "CUSTOMER", name: "a", createdAt: 0 });
        });
      await insert();
      await expect(insert()).rejects.toBeInstanceOf(UniqueViolation);
    }));

  test.each<{ after: string; go(tx: Tx): Promise<unknown> }>([
    { after: "nothing", go: async () => undefined },
    { after: "a read", go: (tx) => tx.select({ name: companies.name }).from(companies) },
    { after: "an error of the caller", go: () => Promise.reject(new Error("something else")) },
    {
      after: "more than are sent at once",
      async go(tx) {
        for (let id = 101; id <= 400; id += 1)
          await tx.insert(companies).values({ id, kind: "CUSTOMER", name: "late", createdAt: 0 });
      },
    },
  ])("a write fails for the first statement that fails, with $after behind it", ({ go }) =>
    withStore(async (store) => {
      const taken = { id: 100, kind: "CUSTOMER", name: "first", createdAt: 0 } as const;
      await store.write(async (tx) => {
        await tx.insert(companies).values(taken);
      });
      const failing = store.write(async (tx) => {
        await tx.update(companies).set({ name: "changed" }).where(eq(companies.id, taken.id));
        await tx.insert(companies).values(taken);
        await go(tx);
      });
      await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
      expect(await names(store)).toEqual(["first"]);
      await store.write((tx) => add(tx, "second"));
      expect((await names(store)).toSorted()).toEqual(["first", "second"]);
    }),
  );

  test("an error names no value that was to be stored, because it is logged", () =>
    withStore(async (store) => {
      const add = (id: number, company: number): Promise<unknown> =>
        store.write(async (tx) => {
          await tx.insert(users).values({
            id,
            userName: "ada",
            email: "ada@canary.example",
            name: "Ada",
            userRole: "ROLE_USER",
            environment: "PRODUCTION",
            creationDate: 0,
            passwordHash: "canary",
            companyId: company,
          });
        });
      await store.write(async (tx) => {
        await tx.insert(companies).values({ id: 1, kind: "CUSTOMER", name: "a", createdAt: 0 });
      });
      await add(1, 1);
      for (const [id, company] of [
        [1, 1],
        [2, 1],
        [3, 99],
      ] as const) {
        const error: unknown = await add(id, company).catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(Error);
        expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("canary");
      }
    }));

  test("identifiers are never given out twice", () =>
    withStore(async (store) => {
      const first = await store.write((tx) => add(tx, "first"));
      await store.write(async (tx) => {
        await tx.delete(companies).where(eq(companies.id, first));
      });
      expect(await store.write((tx) => add(tx, "second"))).toBeGreaterThan(first);
    }));

  test("listeners hear of every commit to their tables, but of no failure and of no quiet one", () =>
    withStore(async (store) => {
      let commits = 0;
      let others = 0;
      const stop = store.onCommit([settings, companies], () => {
        commits += 1;
      });
      store.onCommit([settings], () => {
        others += 1;
      });
      await store.write((tx) => add(tx, "heard"));
      expect([commits, others]).toEqual([1, 0]);
      await store.write((tx) => add(tx, "not for others"), { quiet: true });
      await store.write(async () => undefined);
      expect(commits).toBe(1);
      const failing = store.write(async (tx) => {
        await add(tx, "taken back");
        throw new Error("No.");
      });
      await expect(failing).rejects.toThrow("No.");
      await Promise.all([
        store.write((tx) => add(tx, "quiet, in a shared commit"), { quiet: true }),
        store.write((tx) => add(tx, "heard, in a shared commit")),
      ]);
      expect(commits).toBe(2);
      stop();
      await store.write((tx) => add(tx, "not heard"));
      expect(commits).toBe(2);
    }));

  memoryConformance(open, options);

  test("a snapshot brings everything back, the counters of identifiers too", () =>
    withStore(async (store) => {
      await store.write((tx) => add(tx, "kept"));
      const snapshot = await store.snapshot();
      const second = await store.write((tx) => add(tx, "forgotten"));
      await store.restore(snapshot);
      expect(await names(store)).toEqual(["kept"]);
      expect(await store.write((tx) => add(tx, "again"))).toBe(second);
    }));

  test("a snapshot holds nothing of the audit, and a restore leaves the audit as it is", () =>
    withStore(async (store) => {
      const noted = (operation: string) => {
        const rest = {
          actorId: null,
          marketplaceDate: null,
          before: null,
          after: null,
          actorName: null,
          asUserId: null,
          asUserName: null,
          object: null,
        };
        const entry = { ...rest, date: 0, operation, status: 200, address: "x", requestId: "x" };
        return store.write((tx) => insertAuditEntries(tx, [entry]));
      };
      const audit = () =>
        store.read(async (db) =>
          (await db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ id, operation }) => [
            id,
            operation,
          ]),
        );
      await noted("first");
      const snapshot = await store.snapshot();
      await noted("second");
      await store.restore(snapshot);
      await noted("third");
      expect(await audit()).toEqual([
        [1, "first"],
        [2, "second"],
        [3, "third"],
      ]);
    }));

  test("something that is not a snapshot changes nothing", () =>
    withStore(async (store) => {
      await store.write((tx) => add(tx, "kept"));
      await expect(store.restore(new Uint8Array(1000).fill(7))).rejects.toThrow();
      expect(await names(store)).toEqual(["kept"]);
    }));
}
