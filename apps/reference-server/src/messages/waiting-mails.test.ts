import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAILS } from "../shares/table.js";
import type { Db, Tx } from "../store/port.js";
import { openImage } from "../store/sqlite/image.js";
import { messages } from "../store/tables/message.js";
import { users } from "../store/tables/user.js";
import { plansOf } from "../test-support/query-plans.js";
import { createWaitingMails, readAllDue, readNewlyDue, type WaitingMail } from "./waiting-mails.js";

describe("the next batch", () => {
  const owners = fc.record({
    causedBy: fc.integer({ min: 1, max: 4 }),
    reader: fc.integer({ min: 1, max: 5 }),
  });

  test("is no more than what fits, of no vendor and to no reader more than its share, and nothing idle is left", () => {
    fc.assert(
      fc.property(fc.array(owners, { maxLength: 60 }), (all) => {
        const mails = all.map((each, index): WaitingMail => ({ id: index + 1, ...each }));
        const waiting = createWaitingMails();
        waiting.add(mails);
        const left = new Map(mails.map((mail) => [mail.id, mail]));
        while (waiting.size > 0) {
          const batch = waiting.takeBatch().map((id) => left.get(id));
          expect(batch.length).toBeGreaterThan(0);
          expect(batch.length).toBeLessThanOrEqual(MAILS.all);
          const taken = (key: "causedBy" | "reader", owner: number | undefined): number =>
            batch.filter((mail) => mail?.[key] === owner).length;
          for (const mail of batch) {
            expect(mail).toBeDefined();
            expect(taken("causedBy", mail?.causedBy)).toBeLessThanOrEqual(MAILS.each);
            expect(taken("reader", mail?.reader)).toBeLessThanOrEqual(MAILS.each);
            left.delete(mail?.id ?? 0);
          }
          if (batch.length < MAILS.all)
            for (const { causedBy, reader } of left.values())
              expect(Math.max(taken("causedBy", causedBy), taken("reader", reader))).toBe(MAILS.each);
        }
        expect(left.size).toBe(0);
      }),
    );
  });

  test("begins with one who has one mail, before the second of any other, also between batches", () => {
    const waiting = createWaitingMails();
    const flood = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, causedBy: 7, reader: index }));
    waiting.add(flood);
    expect(waiting.takeBatch()).toEqual([1, 2, 3, 4]);
    waiting.add([{ id: 200, causedBy: 8, reader: 3 }]);
    const next = waiting.takeBatch();
    expect(next.indexOf(200)).toBeLessThan(2);
    expect(next).toHaveLength(5);
  });
});

test("a retry of a mail from before the mail server was set becomes due, and is not sent", async () => {
  const client = openImage();
  // The driver is synchronous, while the type is asynchronous; awaiting works for both.
  const db = drizzle(client, { casing: "snake_case" }) as unknown as Tx;
  const user = { id: 1, userName: "ada", name: "Ada", email: "ada@market.example", creationDate: 0 };
  await db.insert(users).values({ ...user, userRole: "ROLE_USER", environment: "test" });
  const mail = { userId: 1, subject: "-", text: "-", html: "-", language: "en", createdAt: 0 };
  await db.insert(messages).values([
    { ...mail, id: 1, dueAt: 20, failures: 1 },
    { ...mail, id: 2, dueAt: 20, failures: 1 },
  ]);
  const { mails, soFar } = await readAllDue(db, { after: 1, wall: 10, waits: sql`100` });
  expect(mails).toEqual([]);
  const more = await readNewlyDue(db, soFar, 30);
  expect(more.mails.map(({ id }) => id)).toEqual([2]);
  client.close();
});

test("waiting mails are read in the order of an index, and between batches only what is new", async () => {
  const client = openImage();
  const steps = async (work: (db: Db) => Promise<unknown>): Promise<readonly string[]> =>
    (await plansOf(client, work)).flatMap((plan) => plan.split("\n"));
  const users = "SEARCH users USING INTEGER PRIMARY KEY (rowid=?)";

  expect(await steps((db) => readAllDue(db, { after: 0, wall: 5, waits: sql`1` }))).toEqual([
    "SEARCH messages",
    "SEARCH messages USING INDEX messages_due (due_at>?)",
    users,
    "SEARCH messages USING INDEX messages_due (due_at<?)",
    users,
  ]);
  expect(await steps((db) => readNewlyDue(db, { after: 0, lastId: 5, wall: 5 }, 6))).toEqual([
    "SEARCH messages USING INTEGER PRIMARY KEY (rowid>?)",
    users,
    "SEARCH messages USING INDEX messages_due (due_at>? AND due_at<?)",
    users,
  ]);
  client.close();
});
