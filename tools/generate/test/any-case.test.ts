import { expect, test } from "vitest";
import { inAnyCase } from "../src/any-case.js";

test("a constant that is read in any case is a pattern in the bundle", () => {
  const schema = inAnyCase({
    type: "string",
    const: "SET_NAME",
    "x-any-case": true,
    description: "The action.",
  });
  expect(schema).toMatchObject({ type: "string", description: "The action.", examples: ["SET_NAME"] });
  expect(schema).not.toHaveProperty("const");
  const pattern = new RegExp(String(schema["pattern"]), "u");
  expect(
    ["SET_NAME", "set_name", "Set_Name", "setname", "SET_NAMES"].filter((text) => pattern.test(text)),
  ).toEqual(["SET_NAME", "set_name", "Set_Name"]);
});

test("any other schema stays as it is", () => {
  expect(inAnyCase({ const: "A" })).toEqual({ const: "A" });
});

test("what has no constant cannot be read in any case", () => {
  expect(() => inAnyCase({ type: "string", "x-any-case": true })).toThrow("needs a const");
});
