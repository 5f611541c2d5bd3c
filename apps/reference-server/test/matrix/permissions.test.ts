import { type Operation, operations, type Role, roles } from "@syndikit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountNames, accountsOf } from "./accounts.js";
import { samplesOf } from "./bodies.js";
import { askCell, type Cell, cellsOf, describeCell, expectedOf } from "./cells.js";
import { type Dump, differing, dump } from "./dump.js";
import { furnish } from "./factories.js";
import { table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// Every operation, for every role, on every object: what the tables of the contract say is what the server does.

let world: World;
let things: Things;
let before: Dump;
const succeeded = new Set<string>();

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
  before = await dump(world.server.store);
});

afterAll(() => world.server.close());

const everyRole = Object.keys(roles).filter((name): name is Role => name in roles);

describe("whoever may not", () => {
  describe.each(table.map((operation) => ({ operation, id: operation.id })))("call $id", ({ operation }) => {
    test.each(["nobody", ...everyRole] as const)("as %s is refused, and changes nothing", async (role) => {
      const who = role === "nobody" ? [undefined] : accountsOf(role);
      const cells = cellsOf(operation, things, who).filter((cell) => expectedOf(cell) !== "let in");
      const wrong: string[] = [];
      for (const cell of cells) {
        const { status } = await askCell(world, cell);
        const expected = expectedOf(cell);
        if (status !== expected) wrong.push(`${describeCell(cell)}: ${status}, not ${expected}`);
      }
      if (operation.idempotency !== "safe") {
        for (const name of differing(before, await dump(world.server.store))) wrong.push(`${name} changed`);
      }
      expect(wrong, wrong.join("\n")).toEqual([]);
    });
  });
});

describe("whoever may", () => {
  describe.each(table.map((operation) => ({ operation, id: operation.id })))("call $id", ({ operation }) => {
    test.each(everyRole)("as %s is let in", async (role) => {
      const cells = cellsOf(operation, things, accountsOf(role)).filter(
        (cell) => expectedOf(cell) === "let in",
      );
      const wrong: string[] = [];
      for (const cell of cells) wrong.push(...(await letIn(cell)));
      expect(wrong, wrong.join("\n")).toEqual([]);
    });
  });

  test("and every operation, and every action, has succeeded for somebody", () => {
    const missing = table.flatMap((operation) =>
      samplesOf(operation)
        .map(({ action }) => nameOf(operation, action))
        .filter((name) => !succeeded.has(name)),
    );
    expect(missing).toEqual([]);
  });

  async function letIn(cell: Cell): Promise<readonly string[]> {
    const { operation, sample } = cell;
    const { status, body } = await askCell(world, cell);
    const wrong: string[] = [];
    if ([401, 403, 404].includes(status)) wrong.push(`${status} ${JSON.stringify(body)}`);
    if (status < 300 && !operation.success.includes(status)) wrong.push(`${status} is not its success`);
    if (status < 300) succeeded.add(nameOf(operation, sample.action));
    // A declined payment is remembered, although it is refused.
    if (operation.idempotency !== "safe" && (status < 300 || status === 422)) await world.restore();
    return wrong.map((text) => `${describeCell(cell)}: ${text}`);
  }
});

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
