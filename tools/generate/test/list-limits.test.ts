import { expect, test } from "vitest";
import { listLimits } from "../src/emit/list-limits.js";
import type { Spec } from "../src/model.js";

test("a list has the limit of its schema, and one without a limit is left out", async () => {
  const schemas = {
    Report: { properties: { points: { type: "array", maxItems: 100 }, entries: { type: "array" } } },
    Text: { type: "string" },
  };
  // Only this part is read.
  const printed = await listLimits.emit({ schemas } as unknown as Spec);
  expect(printed.match(/".*/g)).toEqual(['"Report.points": 100,']);
});
