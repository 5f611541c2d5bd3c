import { beforeAll, describe, expect, test } from "vitest";
import { type Broken, lintCases } from "./lint-cases.js";

/** A broken document, and all that the linter says about it. */
export interface Case extends Broken {
  readonly says: readonly string[];
}

/**
 * Declares one test for each case, named after it, below what it is about. Once for each file: all its cases are linted
 * by one run of the linter, for its start takes a second.
 */
export function itSays(cases: Record<string, Record<string, Case>>): void {
  let found = new Map<string, string[]>();
  beforeAll(async () => {
    found = await lintCases(Object.assign({}, ...Object.values(cases)));
  });

  describe.each(Object.entries(cases))("%s", (_, group) => {
    test.each(Object.entries(group))("%s", (name, { says }) => {
      expect(found.get(name)).toEqual(says);
    });
  });
}
