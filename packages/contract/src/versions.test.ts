import { expect, test } from "vitest";
import { type ApiVersion, apiVersions, hasField, validateShape, versionedSchemas } from "./versions.js";

test("there are the 36 published versions, oldest first", () => {
  const versions = Object.keys(apiVersions);
  expect(versions.indexOf("20180101")).toBe(0);
  expect(versions.indexOf("20250109")).toBe(35);
  expect(versions).toEqual([...versions].sort());
});

test.each([
  [{}, "20190819", true],
  [{ since: "20190819" }, "20190806", false],
  [{ since: "20190819" }, "20190819", true],
  [{ until: "20190819" }, "20190806", true],
  [{ until: "20190819" }, "20190819", false],
] as const)("a field with %j is in %s: %s", (range, version, expected) => {
  expect(hasField(range, version)).toBe(expected);
});

test("a value is checked against the form of its version", () => {
  const period = { billingPeriodStart: "2026-01-31T08:15:00Z" };
  const missing = validateShape("Subscription", "20201202", period).map(({ path }) => path);
  expect(missing).toContain("/billingItems");
  expect(validateShape("Subscription", "20201202", { billingPeriodStart: 3 })).toContainEqual(
    expect.objectContaining({ path: "/billingPeriodStart", keyword: "type" }),
  );
  expect(validateShape("ApplicationMetricInput", "20190806", { frequence: "OFTEN" })).toMatchObject([
    { path: "/frequence", keyword: "enum" },
  ]);
  // A field of another version says nothing, as any that is unknown.
  expect(validateShape("ApplicationMetricInput", "20190819", { frequence: "OFTEN" })).toEqual([]);
});

test("every schema has a form in every version", () => {
  for (const name of Object.keys(versionedSchemas) as (keyof typeof versionedSchemas)[]) {
    for (const version of Object.keys(apiVersions) as ApiVersion[]) {
      expect(validateShape(name, version, "no object"), `${name} in ${version}`).not.toEqual([]);
    }
  }
});
