import { describe, expect, test } from "vitest";
import { schemas as compiled, type SchemaName } from "../src/validators.gen.js";
import { type Violation, validateSchema } from "../src/validators.js";
import { schemas } from "./bundle.js";
import { compare } from "./compare.js";
import { judge } from "./judge.js";
import { mutate } from "./mutate.js";
import { type Subject, subjects } from "./subjects.js";

// A large schema, such as Subscription, takes more than the usual limit on a busy machine.
const LONG = 60_000;

describe("the generated validators agree with another implementation of JSON Schema", () => {
  test.each(subjects)(
    "on $name: every example, and every change of one place in it",
    (subject) => {
      const { accepted, refused, disagreements } = compare(
        mutationsOf(subject),
        ours(subject),
        judge(subject.schema),
      );
      expect(disagreements).toEqual([]);
      expect(accepted).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    },
    LONG,
  );

  test("on nearly every schema that is a body", () => {
    expect(subjects.length).toBeGreaterThan(90);
  });
});

describe("a disagreement would be seen", () => {
  test("when a validator accepted everything", () => {
    const subject = named("SubscriptionPatch");
    expect(compare(mutationsOf(subject), () => true, judge(subject.schema)).disagreements).not.toEqual([]);
  });

  test("when a validator refused everything", () => {
    const subject = named("SubscriptionPatch");
    expect(compare(mutationsOf(subject), () => false, judge(subject.schema)).disagreements).not.toEqual([]);
  });

  test("when a validator lost the limit of one field", () => {
    const subject = named("SubscriptionPatch");
    const { SubscriptionSetNamePatch: strict } = schemas;
    const { maxLength, ...name } = strict?.properties?.["name"] ?? {};
    expect(maxLength).toBe(255);
    const lenient = { ...strict, properties: { ...strict?.properties, name } };
    const weakened = judge(subject.schema, { ...schemas, SubscriptionSetNamePatch: lenient });
    expect(compare(mutationsOf(subject), ours(subject), weakened).disagreements).toEqual([
      expect.stringContaining("(258 characters): ours false, theirs true"),
    ]);
  });
});

test("every rule that is broken is told in words of its own", () => {
  const told = new Map<string, string>();
  for (const subject of subjects) {
    const validate = violationsOf(subject);
    for (const { value } of mutationsOf(subject)) {
      for (const { keyword, message } of validate(value)) told.set(keyword, message);
    }
  }
  expect([...told.keys()]).toEqual(
    expect.arrayContaining(["type", "required", "enum", "maxLength", "format"]),
  );
  expect([...told].filter(([, message]) => message === "is not valid")).toEqual([]);
});

function mutationsOf({ schema, values }: Subject): ReturnType<typeof mutate> {
  return values.flatMap((value) => [{ change: "the example", value }, ...mutate(schema, value)]);
}

function ours(subject: Subject): (value: unknown) => boolean {
  const validate = violationsOf(subject);
  return (value) => validate(value).length === 0;
}

function violationsOf({ name }: Subject): (value: unknown) => Violation[] {
  if (!isSchemaName(name)) throw new Error(`${name} is not compiled.`);
  return (value) => validateSchema(name, value);
}

function isSchemaName(name: string): name is SchemaName {
  return Object.hasOwn(compiled, name);
}

function named(name: string): Subject {
  const found = subjects.find((subject) => subject.name === name);
  if (!found) throw new Error(`No example is a ${name}.`);
  return found;
}
