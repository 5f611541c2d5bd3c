import { headerNames, type Operation } from "@syndikit/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { accountNames } from "./accounts.js";
import { askCell, type Cell, cellsOf, expectedOf } from "./cells.js";
import { differing, dump } from "./dump.js";
import { furnish } from "./factories.js";
import { pathOf, table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// Every operation that changes a readable object accepts the object's ETag as a condition.

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterEach(() => world.restore());

afterAll(() => world.server.close());

const isTagged = (path: string): boolean =>
  path.includes("{id}") &&
  table.some(({ method, path: read, pagination }) => {
    return method === "GET" && read === path && pagination === null;
  });
const changes = table.filter(({ idempotency }) => idempotency !== "safe");
const conditional = changes.filter(({ path }) => isTagged(path));
const others = changes.filter(({ path, security }) => !isTagged(path) && security.length > 1);

describe.each(conditional.map((operation) => ({ operation, id: operation.id })))("$id", ({ operation }) => {
  test("changes nothing when the object is not as If-Match says", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    const before = await dump(world.server.store);
    const answer = await askCell(world, cell, { [headerNames.ifMatch]: '"as-it-was-once"' });
    expect(answer.status).toBe(412);
    expect(differing(before, await dump(world.server.store))).toEqual([]);
  });

  test("changes nothing when the object is there, and If-None-Match says that it should not be", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    expect((await askCell(world, cell, { "If-None-Match": "*" })).status).toBe(412);
  });

  test("changes the object when it is as If-Match says", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    const path = pathOf(operation, cell.thing?.id);
    const { headers } = await world.ask({ account: cell.account, method: "GET", path });
    const etag = headers.get(headerNames.eTag) ?? "no ETag";
    const answer = await askCell(world, cell, { [headerNames.ifMatch]: `"another", ${etag}` });
    expect(answer.status).toBeLessThan(300);
    if (answer.status !== 200 || operation.method !== "PUT") return;
    const after = await world.ask({ account: cell.account, method: "GET", path });
    expect(after.headers.get(headerNames.eTag)).toBe(answer.headers.get(headerNames.eTag));
  });
});

test.each(others.map((operation) => ({ operation, id: operation.id })))(
  "$id refuses If-Match, for it has nothing to compare it with",
  async ({ operation }) => {
    const cell = await succeeding(operation);
    await world.restore();
    const before = await dump(world.server.store);
    expect((await askCell(world, cell, { [headerNames.ifMatch]: "*" })).status).toBe(400);
    expect(differing(before, await dump(world.server.store))).toEqual([]);
  },
);

/** A cell whose request succeeds. Leaves the marketplace in the state after it. */
async function succeeding(operation: Operation): Promise<Cell> {
  for (const cell of cellsOf(operation, things, accountNames)) {
    if (expectedOf(cell) !== "let in") continue;
    const { status } = await askCell(world, cell);
    if (status < 300) return cell;
  }
  throw new Error(`${operation.id} has succeeded for nobody.`);
}
