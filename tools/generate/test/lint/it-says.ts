import { beforeAll, expect, test } from "vitest";
import { type Broken, lintCases } from "./lint-cases.js";

/** A broken document, and all that the linter says about it. */
export interface Case extends Broken {
  readonly says: readonly string[];
}

/** Declares one test for each case, named after it. */
export function itSays(cases: Record<string, Case>): void {
  let found = new Map<string, string[]>();
  beforeAll(async () => {
    found = await lintCases(cases);
  });

  test.each(Object.entries(cases))("%s", (name, { says }) => {
    expect(found.get(name)).toEqual(says);
  });
}
