import { headerNames, type Operation } from "@syndikit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../support/marketplace.js";
import { accountNames } from "./accounts.js";
import { type Sample, samplesOf } from "./bodies.js";
import { askCell, type Cell, cellsOf, expectedOf } from "./cells.js";
import { furnish } from "./factories.js";
import { pathOf, table } from "./table.js";
import type { Things } from "./things.js";
import { BASE_URL, openWorld, type World } from "./world.js";

// The rules of all writes: the location of a new object, unknown fields, and references.

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterAll(() => world.server.close());

const casesOf = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ operation, id: operation.id }));

describe("something new", () => {
  const creations = table.filter(({ success }) => success.includes(201));
  test.each(casesOf(creations))(
    "$id says where it is, as an absolute address that answers",
    async ({ operation }) => {
      const { cell, answer } = await firstSuccess(operation);
      const location = answer.headers.get(headerNames.location) ?? "";
      expect(location.startsWith(`${BASE_URL}/`)).toBe(true);
      const path = location.slice(BASE_URL.length + 1);
      if (hasReader(path)) {
        const read = await world.ask({ account: cell.account, method: "GET", path });
        expect(read.status).toBe(200);
        expect(Reflect.get(Object(read.body), "self")).toBe(path);
      }
      if (answer.body !== undefined) expect(answer.body).not.toHaveProperty("password");
      await world.restore();
    },
  );
});

describe("a field that nobody knows", () => {
  // A map accepts every field, and an array has none.
  const taking = table.filter(
    ({ body }) => body !== null && !/\[\]$|^Metadata$|^Instructions$/.test(body.schema),
  );
  const isRefused = ({ method, id, body }: (typeof taking)[number]) =>
    body?.schema === "EventFilter" || (method === "PATCH" && id !== "invoiceMarkPaid");
  test.each(casesOf(taking))(
    "is ignored by POST and PUT, and refused by PATCH and in a filter: $id",
    async ({ operation }) => {
      const { cell, answer } = await firstSuccess(operation);
      await world.restore();
      const { status } = await askWith(cell, (body) => ({ ...Object(body), unheardOf: 1 }));
      expect(status).toBe(isRefused(operation) ? 400 : answer.status);
      await world.restore();
    },
  );
});

describe("a reference", () => {
  const referring = casesOf(table).filter(
    ({ operation }) =>
      // An endpoint, and the pattern of a fault rule, have a `url` that is not a reference.
      !["platformEndpointsReplace", "faultsReplace"].includes(operation.id) &&
      samplesOf(operation).some((sample) => refers(sample)),
  );
  test.each(referring)("is taken in three forms, and in no other: $id", async ({ operation }) => {
    const cells = cellsOf(operation, things, accountNames).filter((cell) => expectedOf(cell) === "let in");
    const { cell, answer } = await firstSuccess(
      operation,
      cells.filter(({ sample }) => refers(sample)),
    );
    await world.restore();
    for (const write of [(url: string) => `/${url}`, (url: string) => `${BASE_URL}/${url}`]) {
      const { status } = await askWith(cell, (body) => rewrite(body, write));
      expect([write("x/1"), status]).toEqual([write("x/1"), answer.status]);
      await world.restore();
    }
    const wrong = [
      (url: string) => `https://elsewhere.test/api/${url}`,
      (url: string) => `${url}/`,
      (url: string) => `../${url}`,
      (url: string) => url.replace(/\d+/, "0"),
      (url: string) => url.replace(/\d+/, "2147483648"),
      (url: string) => url.replace(/\d+/, "abc"),
      (url: string) => url.replace(/\w+\//, "country/"),
    ];
    for (const write of wrong) {
      const { status } = await askWith(cell, (body) => rewrite(body, write));
      expect([write("x/1"), status]).toEqual([write("x/1"), 400]);
    }
  });
});

interface Success {
  readonly cell: Cell;
  readonly answer: Answer;
}

/** The first cell of an operation that succeeds. Leaves the marketplace in the state after it. */
async function firstSuccess(operation: Operation, among?: readonly Cell[]): Promise<Success> {
  const cells =
    among ?? cellsOf(operation, things, accountNames).filter((cell) => expectedOf(cell) === "let in");
  for (const cell of cells) {
    const answer = await askCell(world, cell);
    if (answer.status < 300) return { cell, answer };
  }
  throw new Error(`${operation.id} has succeeded for nobody.`);
}

function askWith(
  { operation, sample, account, thing }: Cell,
  change: (body: unknown) => unknown,
): Promise<Answer> {
  const body = account === undefined ? undefined : change(sample.body(account));
  return world.ask({ account, method: operation.method, path: pathOf(operation, thing?.id), body });
}

/** Whether a body holds a reference. */
function refers({ body }: Sample): boolean {
  return JSON.stringify(body("admin") ?? null).includes('"url":"');
}

/** The same body with every reference rewritten. */
function rewrite(value: unknown, write: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, write));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === "url" && typeof entry === "string" ? write(entry) : rewrite(entry, write),
    ]),
  );
}

/** Whether something at a path can be read. */
function hasReader(path: string): boolean {
  const shape = `/${path.replace(/\/\d+/, "/{id}")}`;
  return table.some((operation) => operation.method === "GET" && operation.path === shape);
}
