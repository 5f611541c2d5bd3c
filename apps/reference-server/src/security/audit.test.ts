import { expect, onTestFinished, test, vi } from "vitest";
import type { Observation } from "../api/observation.js";
import { silentLog } from "../ports.js";
import { openSqlite } from "../store/sqlite/open.js";
import { auditEntries } from "../store/tables/audit.js";
import { createAudit } from "./audit.js";

/** An audit whose writes end when the test says so. */
function openAudit() {
  const store = openSqlite({ file: ":memory:" });
  const clock = { wall: () => 1_000, now: () => 1_000, elapsed: () => 0 };
  const audit = createAudit({ store, clock, log: silentLog });
  const write = store.write.bind(store);
  const held: ((outcome: "stored" | "fails") => Promise<unknown>)[] = [];
  vi.spyOn(store, "write").mockImplementation(
    (work, options) =>
      new Promise((resolve, reject) => {
        held.push(async (outcome) => {
          if (outcome === "fails") reject(new Error("the disk is full"));
          else await write(work, options).then(resolve, reject);
        });
      }),
  );
  onTestFinished(() => store.close());
  return {
    audit,
    /** Ends the write that is underway. */
    async end(outcome: "stored" | "fails" = "stored") {
      await vi.waitUntil(() => held.length > 0);
      await held.shift()?.(outcome);
      await new Promise((resolve) => setImmediate(resolve));
    },
    writes: () => held.length,
    stored: async () => {
      const rows = await store.read((db) =>
        db.select({ by: auditEntries.requestId }).from(auditEntries).orderBy(auditEntries.id),
      );
      return rows.map(({ by }) => by);
    },
  };
}

function signIn(requestId: string): Observation {
  return {
    ...{ requestId, method: "GET", path: "/login", address: "192.0.2.1", isFromPage: false, startedAt: 0 },
    operationId: "login",
    signIn: {},
  };
}

test("a sign-in waits until its own entry is stored, and not for the failures that follow without a pause", async () => {
  const { audit, end, writes, stored } = openAudit();
  await audit.noteEnd(signIn("guess 1"), 401);
  let isAnswered = false;
  const answered = audit.noteEnd(signIn("right"), 200).then(() => {
    isAnswered = true;
  });
  await audit.noteEnd(signIn("guess 2"), 401);
  await end();
  expect(isAnswered).toBe(false);
  await audit.noteEnd(signIn("guess 3"), 401);
  await end();
  await audit.noteEnd(signIn("guess 4"), 401);
  await vi.waitUntil(() => writes() > 0);
  expect(isAnswered).toBe(true);
  await answered;
  expect(await stored()).toEqual(["guess 1", "right", "guess 2"]);
  const stopped = audit.stop();
  await end();
  await end();
  await stopped;
  expect(await stored()).toEqual(["guess 1", "right", "guess 2", "guess 3", "guess 4"]);
});

test("a sign-in waits for none of the failures that wait already, however many they are", async () => {
  const { audit, end, stored } = openAudit();
  const sent = Array.from({ length: 350 }, (_, index) => `guess ${index}`);
  for (const [index, id] of sent.entries())
    await audit.noteEnd({ ...signIn(id), address: `192.0.2.${index % 200}` }, 401);
  const answered = audit.noteEnd(signIn("right"), 200);
  // The first write had begun.
  await end();
  await end();
  await answered;
  expect((await stored()).slice(0, 4)).toEqual(["guess 0", "right", "guess 1", "guess 2"]);
});

test("a write that fails loses its own entries alone, and nobody waits for them any longer", async () => {
  const { audit, end, stored } = openAudit();
  const lost = audit.noteEnd(signIn("lost"), 200);
  const kept = audit.noteEnd(signIn("kept"), 200);
  await end("fails");
  await lost;
  await end();
  await kept;
  expect(await stored()).toEqual(["kept"]);
});
