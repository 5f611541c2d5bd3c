import { events as catalogue, type Operation } from "@syndikit/contract";
import { gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { events } from "../../src/store/tables/event.js";
import { accountNames } from "./accounts.js";
import { askCell, cellsOf, describeCell, expectedOf } from "./cells.js";
import { furnish } from "./factories.js";
import { table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// Which events follow on which operation: those that the contract names, and no other; and every one of them does.

let world: World;
let things: Things;
let last = 0;
const seen = new Set<string>();

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
  last = Math.max(0, ...(await emittedSince(0)).map(({ id }) => id));
});

afterAll(() => world.server.close());

const writing = table.filter(({ idempotency }) => idempotency !== "safe");

describe.each(writing.map((operation) => ({ operation, id: operation.id })))("$id", ({ operation }) => {
  test("causes no event that it does not name", { timeout: 60_000 }, async () => {
    const cells = cellsOf(operation, things, accountNames).filter((cell) => expectedOf(cell) === "let in");
    const wrong: string[] = [];
    for (const cell of cells) {
      const { status } = await askCell(world, cell);
      for (const name of await emittedBy(operation)) {
        if (!operation.emits.includes(name)) wrong.push(`${describeCell(cell)}: ${status}, and ${name}`);
      }
      if (status < 300 || status === 422) await world.restore();
    }
    expect(wrong, wrong.join("\n")).toEqual([]);
  });
});

test("the clock causes what falls due, and nothing else", async () => {
  const clock = table.find(({ id }) => id === "clockAdvance");
  if (clock === undefined) throw new Error("There is no operation that moves the clock.");
  await deployUnpayable();
  await world.make("admin", "PUT", "sandbox/clock", { advance: "P2M" });
  for (const name of await emittedBy(clock)) expect(clock.emits).toContain(name);
  await world.restore();
});

test("every event of the contract has been caused, by every operation that names it", () => {
  const named = writing.flatMap(({ id, emits }) => emits.map((name) => `${id} ${name}`));
  const missing = named.filter((pair) => !seen.has(pair));
  expect(missing, missing.join("\n")).toEqual([]);
  const emitted = Object.entries(catalogue).filter(([, { emittedBy }]) => emittedBy.length > 0);
  const caused = new Set([...seen].map((pair) => pair.split(" ")[1]));
  expect(emitted.map(([name]) => name).filter((name) => !caused.has(name))).toEqual([]);
});

/** Deploys what the colleague ordered. Its card is declined, so the renewal will expire unpaid. */
async function deployUnpayable(): Promise<void> {
  const named = (resource: string) =>
    things[resource]?.find(({ name }) => name.includes("of the colleague, WAITING_PAYMENT"))?.id;
  await world.make("admin", "PATCH", `invoice/${named("invoice")}/pay`, { reference: "transfer-1" });
  await world.make("admin", "PATCH", `subscription/${named("subscription")}`, {
    deploymentStatus: "DEPLOYED",
  });
}

/** The events that came since the beginning, and were not made up by a test event. */
async function emittedBy({ id }: Operation): Promise<readonly string[]> {
  const names = (await emittedSince(last)).filter(({ test: stubbed }) => !stubbed).map(({ name }) => name);
  for (const name of names) seen.add(`${id} ${name}`);
  return names;
}

async function emittedSince(id: number): Promise<readonly { id: number; name: string; test: boolean }[]> {
  const rows = await world.server.store.read((db) => db.select().from(events).where(gt(events.id, id)));
  return rows.map((row) => ({ id: row.id, name: `${row.entityName}.${row.type}`, test: row.test }));
}
