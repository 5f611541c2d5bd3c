import { headerNames, type Operation } from "@syndikit/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Answer } from "../support/marketplace.js";
import { accountNames } from "./accounts.js";
import { askCell, type Cell, cellsOf, expectedOf } from "./cells.js";
import { type Dump, differing, dump } from "./dump.js";
import { furnish } from "./factories.js";
import { table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// Every operation that takes an Idempotency-Key is executed once, no matter who repeats it how often.

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterEach(() => world.restore());

afterAll(() => world.server.close());

const keyed = table.filter(({ parameters }) =>
  parameters.some(({ name }) => name === headerNames.idempotencyKey),
);

describe.each(keyed.map((operation) => ({ operation, id: operation.id })))("$id", ({ operation }) => {
  test("with a key happens once, and is answered alike each time", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    const headers = { [headerNames.idempotencyKey]: `key of ${operation.id}` };
    const first = await askCell(world, cell, headers);
    const after = await settledDump();
    const second = await askCell(world, cell, headers);

    expect(essence(second)).toEqual(essence(first));
    expect(first.headers.get(headerNames.idempotencyReplayed)).toBeNull();
    expect(second.headers.get(headerNames.idempotencyReplayed)).toBe("true");
    expect(differing(after, await settledDump())).toEqual([]);
  });

  test("stores its answer in the transaction that does the work", async () => {
    const cell = await succeeding(operation);
    await world.restore();
    const without = await writesOf(() => askCell(world, cell));
    await world.restore();
    const headers = { [headerNames.idempotencyKey]: "a key" };
    // A request that writes nothing itself needs one write for its reply.
    expect(await writesOf(() => askCell(world, cell, headers))).toBe(Math.max(1, without));
  });
});

test("there are operations that take a key", () => {
  expect(keyed.length).toBeGreaterThan(25);
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

/**
 * All rows, after the deliveries that record their results. Polls are excluded, because they run at their own times.
 */
async function settledDump(): Promise<Dump> {
  await world.server.settle();
  return dump(world.server.store, ["polls"]);
}

/** The number of writes of a request; deliveries write quietly. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  // What a restore has set off by itself is no write of the request.
  await world.server.settle();
  const write = vi.spyOn(world.server.store, "write");
  try {
    await work();
    return write.mock.calls.filter(([, options]) => options?.quiet !== true).length;
  } finally {
    write.mockRestore();
  }
}

function essence({ status, headers, body }: Answer): object {
  return { status, location: headers.get(headerNames.location), body };
}
