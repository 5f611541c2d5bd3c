import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writableFields } from "./writable-fields/fields-of-spec.js";
import { cases, createBaselines, entries, openStage } from "./writable-fields/stage.js";
import { type Stage, tryWith } from "./writable-fields/try-field.js";

// Every field of a body that the spec has must have an effect. A server that ignores a field does the same with it as
// without it, so both are tried, and what can be seen afterwards is compared.

const baselineOf = createBaselines();
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
}, 60_000);

afterAll(() => stage.world.server.close());

test("every writable field of the spec has an entry, and no entry is without a field", () => {
  const fields = [...writableFields].flatMap(([operation, names]) =>
    names.map((name) => `${operation} ${name}`),
  );
  const named = entries.flatMap(({ operation, fields: those }) =>
    Object.keys(those).map((name) => `${operation} ${name}`),
  );
  expect(fields.length).toBeGreaterThan(400);
  expect(named.sort()).toEqual(fields.sort());
});

describe("a writable field", () => {
  test.each(cases)("has an effect: $operation $name", async ({ name, entry, field }) => {
    const without = await baselineOf(stage, entry, field);
    const written = await tryWith(stage, entry, { name, field });
    expect(without.status, JSON.stringify(without.body)).toBeLessThan(300);
    if (field.status === undefined) {
      expect(written.status, JSON.stringify(written.body)).toBeLessThan(300);
      expect(written.effect).not.toEqual(without.effect);
    } else {
      expect(written.status, JSON.stringify(written.body)).toBe(field.status);
    }
  });
});
