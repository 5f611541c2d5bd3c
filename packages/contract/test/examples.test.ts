import { describe, expect, test } from "vitest";
import { examples as typed } from "../src/examples.js";
import { operations } from "../src/index.js";
import { validateBody, validateEvent, validateResponse } from "../src/validators.js";
import { bodies, examples } from "./bundle.js";
import { judge } from "./judge.js";

const pairs = bodies.flatMap(({ schema, examples: names }) => names.map((name) => ({ name, schema })));

describe("examples", () => {
  test.each(pairs)("$name is valid by another implementation", ({ name, schema }) => {
    expect(judge(schema)(examples[name]?.value ?? null)).toBe(true);
  });

  test("are exported with the values of the spec", () => {
    const values = Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
    expect(typed).toEqual(values);
  });

  test("hold a request body that is valid", () => {
    expect(validateBody("subscriptionPatch", typed["subscription.patch.deployed"])).toEqual([]);
  });

  test("hold a response that is valid", () => {
    expect(validateResponse("subscriptionGet", 200, typed["subscription.deployed"])).toEqual([]);
  });

  test("hold an event that is valid", () => {
    expect(validateEvent("Subscription.CREATED", typed["Subscription.CREATED"])).toEqual([]);
  });

  test("stand under more bodies than there are operations that take one", () => {
    const taking = Object.values(operations).filter(({ body }) => body !== null);
    expect(pairs.length).toBeGreaterThan(2 * taking.length);
  });
});
