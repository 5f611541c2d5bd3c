import { events as catalogue, type Operation, operations, type Role, roles } from "@syndikit/contract";
import { gt, is, Table } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { events } from "../../src/store/tables/event.js";
import * as tables from "../../src/store/tables/index.js";
import { accountNames, accountsOf } from "./accounts.js";
import { samplesOf } from "./bodies.js";
import { askCell, type Cell, cellsOf, describeCell, expectedOf } from "./cells.js";
import { type Dump, differing, dump } from "./dump.js";
import { furnish } from "./factories.js";
import { table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// Every operation, for every role, on every object: the server must do what the tables of the contract say. Allowed
// requests cause exactly the events that the contract names, and each of these events is caused by some request.

let world: World;
let things: Things;
let before: Dump;
/** The last event before the first request. */
let last = 0;
/** The number of commits so far: without a new one there is nothing to compare. */
let commits = 0;
const succeeded = new Set<string>();
/** Each operation with each event that it caused. */
const caused = new Set<string>();

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
  before = await dump(world.server.store);
  world.server.store.onCommit(
    Object.values(tables).filter((each) => is(each, Table)),
    () => {
      commits += 1;
    },
  );
  last = Math.max(0, ...(await emittedSince(0)).map(({ id }) => id));
});

afterAll(() => world.server.close());

/** Milliseconds for one action on every object, each undone by a restore, on a busy machine. */
const MANY_OBJECTS = 60_000;

const everyRole = Object.keys(roles).filter((name): name is Role => name in roles);

describe("whoever may not", () => {
  describe.each(table.map((operation) => ({ operation, id: operation.id })))("call $id", ({ operation }) => {
    test.each(["nobody", ...everyRole] as const)("as %s is refused, and changes nothing", async (role) => {
      const who = role === "nobody" ? [undefined] : accountsOf(role);
      const cells = cellsOf(operation, things, who).filter((cell) => expectedOf(cell) !== "let in");
      const wrong: string[] = [];
      const known = commits;
      for (const cell of cells) {
        const { status } = await askCell(world, cell);
        const expected = expectedOf(cell);
        if (status !== expected) wrong.push(`${describeCell(cell)}: ${status}, not ${expected}`);
      }
      if (commits !== known) {
        for (const name of differing(before, await dump(world.server.store))) wrong.push(`${name} changed`);
      }
      expect(wrong, wrong.join("\n")).toEqual([]);
    });
  });
});

describe("whoever may", () => {
  describe.each(table.map((operation) => ({ operation, id: operation.id })))("call $id", ({ operation }) => {
    const tried = everyRole.flatMap((role) =>
      samplesOf(operation).map(({ action }) => ({ role, action, by: action === "" ? "" : ` by ${action}` })),
    );
    test.each(tried)(
      "as $role$by is let in, and causes no event that the operation does not name",
      { timeout: MANY_OBJECTS },
      async ({ role, action }) => {
        const cells = cellsOf(operation, things, accountsOf(role)).filter(
          (cell) => cell.sample.action === action && expectedOf(cell) === "let in",
        );
        const wrong: string[] = [];
        for (const cell of cells) wrong.push(...(await letIn(cell)));
        expect(wrong, wrong.join("\n")).toEqual([]);
      },
    );
  });

  test("and what they write is seen", () => {
    expect(commits).toBeGreaterThan(0);
  });

  test("and every operation, and every action, has succeeded for somebody", () => {
    const missing = table.flatMap((operation) =>
      samplesOf(operation)
        .map(({ action }) => nameOf(operation, action))
        .filter((name) => !succeeded.has(name)),
    );
    expect(missing).toEqual([]);
  });

  // Two months with an hourly metric poll.
  test("and the clock causes what falls due, and nothing else", { timeout: 60_000 }, async () => {
    await deployUnpayable();
    await world.make("admin", "PUT", "sandbox/clock", { advance: "P2M" });
    for (const name of await emittedBy(operations.clockAdvance)) {
      expect(operations.clockAdvance.emits).toContain(name);
    }
    await world.restore();
  });

  test("and a bill that is not paid begins a grace", async () => {
    const subscription = await deployUnpayable();
    await world.make("vendor", "POST", `subscription/${subscription}/invoice`, [
      { price: { price: "5.0000" } },
    ]);
    const emitted = await emittedBy(operations.subscriptionBill);
    expect(emitted).toEqual(expect.arrayContaining([...operations.subscriptionBill.emits]));
    await world.restore();
  });

  test("and every event of the contract has been caused, by every operation that names it", () => {
    const writing = table.filter(({ idempotency }) => idempotency !== "safe");
    const missing = writing
      .flatMap(({ id, emits }) => emits.map((name) => `${id} ${name}`))
      .filter((pair) => !caused.has(pair));
    expect(missing, missing.join("\n")).toEqual([]);
    const names = new Set([...caused].map((pair) => pair.split(" ")[1]));
    const emitted = Object.entries(catalogue).filter(([, { emittedBy }]) => emittedBy.length > 0);
    expect(emitted.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  async function letIn(cell: Cell): Promise<readonly string[]> {
    const { operation, sample } = cell;
    const { status, body } = await askCell(world, cell);
    const wrong: string[] = [];
    if ([401, 403, 404].includes(status)) wrong.push(`${status} ${JSON.stringify(body)}`);
    if (status < 300 && !operation.success.includes(status)) wrong.push(`${status} is not its success`);
    if (status < 300) succeeded.add(nameOf(operation, sample.action));
    if (operation.idempotency !== "safe") {
      for (const name of await emittedBy(operation)) {
        if (!operation.emits.includes(name)) wrong.push(`${status}, and ${name}`);
      }
      // A declined payment is recorded, although the request is refused.
      if (status < 300 || status === 422) await world.restore();
    }
    return wrong.map((text) => `${describeCell(cell)}: ${text}`);
  }
});

/** Deploys the colleague's subscription. Its card is declined, so the renewal will expire unpaid. */
async function deployUnpayable(): Promise<number | undefined> {
  const named = (resource: string) =>
    things[resource]?.find(({ name }) => name.includes("of the colleague, WAITING_PAYMENT"))?.id;
  await world.make("admin", "PATCH", `invoice/${named("invoice")}/pay`, { reference: "transfer-1" });
  await world.make("admin", "PATCH", `subscription/${named("subscription")}`, {
    deploymentStatus: "DEPLOYED",
  });
  return named("subscription");
}

/** The events since the beginning, except test events. */
async function emittedBy({ id }: Pick<Operation, "id">): Promise<readonly string[]> {
  const names = (await emittedSince(last)).filter(({ test: stubbed }) => !stubbed).map(({ name }) => name);
  for (const name of names) caused.add(`${id} ${name}`);
  return names;
}

async function emittedSince(id: number): Promise<readonly { id: number; name: string; test: boolean }[]> {
  const rows = await world.server.store.read((db) => db.select().from(events).where(gt(events.id, id)));
  return rows.map((row) => ({ id: row.id, name: `${row.entityName}.${row.type}`, test: row.test }));
}

const nameOf = ({ id }: Operation, action: string): string => (action === "" ? id : `${id}.${action}`);

describe("the matrix finds a row that is wrong:", () => {
  const { companyGroupRetrieve: right } = operations;
  test.each<[string, Operation["roles"]]>([
    ["a role too many", { ...right.roles, ROLE_VENDOR: ["own"] }],
    ["a role too few", { ROLE_ADMIN: ["any"] }],
    ["a scope that is too wide", { ...right.roles, ROLE_USER: ["any"] }],
    ["a scope that is too narrow", { ROLE_USER: ["own"], ROLE_ADMIN: ["own"] }],
  ])("%s", async (_, roles) => {
    const findings = async (operation: Operation): Promise<number> => {
      const cells = cellsOf(operation, things, accountNames);
      const answers = await Promise.all(cells.map((cell) => askCell(world, cell)));
      return cells.filter((cell, index) => !isAsExpected(cell, answers[index]?.status)).length;
    };
    expect(await findings(right)).toBe(0);
    expect(await findings({ ...right, roles })).toBeGreaterThan(0);
  });
});

function isAsExpected(cell: Cell, status: number | undefined): boolean {
  const expected = expectedOf(cell);
  return expected === "let in" ? status === 200 : status === expected;
}
