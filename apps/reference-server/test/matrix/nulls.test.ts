import { operations } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json" with { type: "json" };
import { withoutNulls } from "@syndikit/contract/validators";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { accountNames } from "./accounts.js";
import { type Cell, cellsOf, expectedOf } from "./cells.js";
import { furnish } from "./factories.js";
import { pathOf, table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// Many libraries write each field without a value as `null`. Every operation takes such a body as the one without.

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterEach(() => world.restore());

afterAll(() => world.server.close());

const sending = table.filter(({ body, id }) => body !== null && id in operations);

test.each(sending.map((operation) => ({ operation, id: operation.id })))(
  "$id takes null for every optional field that its body leaves out",
  async ({ operation }) => {
    let tried = 0;
    for (const cell of cellsOf(operation, things, accountNames)) {
      if (expectedOf(cell) !== "let in" || cell.account === undefined) continue;
      const body = cell.sample.body(cell.account);
      const plain = await send(cell, body);
      await world.restore();
      if (plain.status >= 300) continue;
      tried += 1;
      const filled = withNulls(operation.id, body);
      const answer = await send(cell, filled);
      expect({ sent: filled, ...answer }).toMatchObject({ sent: filled, status: plain.status });
      await world.restore();
      if (tried === 3) break;
    }
    expect(tried).toBeGreaterThan(0);
  },
);

function send({ operation, account, thing }: Cell, body: unknown) {
  return world.ask({ account, method: operation.method, path: pathOf(operation, thing?.id), body });
}

/** The names of all fields in the document; those that a body of this operation does not have stay, and are left out. */
const names = [
  ...new Set(
    Object.values(document.components.schemas).flatMap((schema) =>
      "properties" in schema ? Object.keys(schema.properties) : [],
    ),
  ),
];

/** The body with `null` in every field that is then the same as absent, also in the entries of a list. */
function withNulls(id: string, body: unknown): unknown {
  const operationId = id as keyof typeof operations;
  const absent = (wrap: (entry: object) => unknown) =>
    names.filter(
      (name) =>
        JSON.stringify(withoutNulls(operationId, wrap({ [name]: null }))) === JSON.stringify(wrap({})),
    );
  if (Array.isArray(body)) {
    const added = Object.fromEntries(absent((entry) => [entry]).map((name) => [name, null]));
    return body.map((entry) => (typeof entry === "object" ? { ...added, ...entry } : entry));
  }
  if (typeof body !== "object" || body === null) return body;
  const action = "action" in body ? { action: body.action } : {};
  const added = absent((entry) => ({ ...action, ...entry }));
  return { ...Object.fromEntries(added.map((name) => [name, null])), ...body };
}
