import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const security = readFileSync(join(root, "SECURITY.md"), "utf8");

interface Promised {
  readonly text: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

/** Each entry of the first level, with the tests that are listed below it. */
function promisesOf(document: string): readonly Promised[] {
  const section = /^## What we promise\n(.*?)^## /ms.exec(document)?.[1] ?? "";
  return section
    .split(/^- /m)
    .slice(1)
    .map((entry) => ({
      text: entry.split("\n")[0] ?? "",
      tests: [...entry.matchAll(/^ {2}- `([^`]+)`: "(.+)"$/gm)].map(([, file = "", name = ""]) => ({
        file,
        name,
      })),
    }));
}

/** The faults of a promise: it has no test, or the file or the test does not exist. */
function faultsOf({ text, tests }: Promised): string[] {
  if (tests.length === 0) return [`No test: ${text}`];
  return tests.flatMap(({ file, name }) => {
    if (!existsSync(join(root, file))) return [`No such file: ${file}`];
    const source = readFileSync(join(root, file), "utf8");
    return source.includes(`"${name}"`) ? [] : [`${file} has no test "${name}"`];
  });
}

describe("the promises of SECURITY.md", () => {
  test("are each kept by tests that exist", () => {
    const promises = promisesOf(security);
    expect(promises.length).toBeGreaterThan(10);
    expect(promises.flatMap(faultsOf)).toEqual([]);
  });

  test("would be found out without a test, and with one that is gone", () => {
    const invented =
      '## What we promise\n\n- **A.**\n- **B.**\n  - `README.md`: "no such test"\n\n## What we do not promise\n';
    expect(promisesOf(invented).flatMap(faultsOf)).toEqual([
      "No test: **A.**",
      'README.md has no test "no such test"',
    ]);
  });
});
