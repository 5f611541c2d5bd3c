import { afterAll, beforeAll, expect, test } from "vitest";
import { cases, createBaselines, openStage } from "./writable-fields/stage.js";
import { type Stage, tryWith } from "./writable-fields/try-field.js";

// The proof that `writable-fields.test.ts` can fail: here the server does not get the field. If anything but the field
// made a difference, a server that ignores the field would not be noticed.

const baselineOf = createBaselines();
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
}, 120_000);

afterAll(() => stage.world.server.close());

test.each(cases)(
  "a server that ignored it would be noticed: $operation $name",
  async ({ name, entry, field }) => {
    const without = await baselineOf(stage, entry, field);
    const ignored = await tryWith(stage, entry, { name, field, ignored: true });
    expect(ignored.status).toBe(without.status);
    expect(ignored.effect).toEqual(without.effect);
  },
);
