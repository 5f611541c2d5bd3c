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

const isRead = (path: string): boolean =>
  table.some((operation) => operation.method === "GET" && operation.path === path);
const conditional = table.filter(
  ({ method, path }) => ["PUT", "PATCH", "DELETE"].includes(method) && path.endsWith("/{id}") && isRead(path),
);

describe.each(conditional.map((operation) => ({ operation, id: operation.id })))("$id", ({ operation }) => {
  test("changes nothing when the object is not as If-Match says", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    const before = await dump(world.server.store);
    const answer = await askCell(world, cell, { [headerNames.ifMatch]: '"as-it-was-once"' });
    expect(answer.status).toBe(412);
    expect(differing(before, await dump(world.server.store))).toEqual([]);
  });

  test("changes the object when it is as If-Match says", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    const path = pathOf(operation, cell.thing?.id);
    const { headers } = await world.ask({ account: cell.account, method: "GET", path });
    const etag = headers.get(headerNames.eTag) ?? "no ETag";
    const answer = await askCell(world, cell, { [headerNames.ifMatch]: `"another", ${etag}` });
    expect(answer.status).toBeLessThan(300);
    if (operation.method !== "PUT") return;
    const after = await world.ask({ account: cell.account, method: "GET", path });
    expect(after.headers.get(headerNames.eTag)).toBe(answer.headers.get(headerNames.eTag));
  });
});

/** A cell whose request succeeds. Leaves the marketplace in the state after it. */
async function succeeding(operation: Operation): Promise<Cell> {
  for (const cell of cellsOf(operation, things, accountNames)) {
    if (expectedOf(cell) !== "let in") continue;
    const { status } = await askCell(world, cell);
    if (status < 300) return cell;
  }
  throw new Error(`${operation.id} has succeeded for nobody.`);
}
