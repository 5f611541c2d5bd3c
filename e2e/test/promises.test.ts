import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

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

interface Listed {
  /** A part of the sentence. */
  readonly says: string;
  readonly tests?: Promised["tests"];
  /** What it is, where it promises nothing of ours. */
  readonly advice?: string;
}

/** Words of a promise that has no exception, or a limit. */
const PROMISING =
  /\b(?:never|always|automatically|guarantees?|guaranteed|at (?:once|most|least)|within|until|(?:exactly|only) once)\b/i;

/** The sentences outside of samples that promise. A single word, as in a cell of a table, is none. */
const promisingSentences = (markdown: string): string[] =>
  markdown
    .replace(/^```.*?^```/gms, "")
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?:])\s+|\s*\|\s*/))
    .filter((sentence) => PROMISING.test(sentence) && sentence.trim().split(/\s+/).length > 3);

/** The guide, the READMEs, and those of the examples. */
const pages = [
  ...readdirSync(join(root, "docs/pages"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs/pages", file)),
  ...[
    "README.md",
    "docs/certify.md",
    "apps/reference-server/README.md",
    "apps/reference-server/OPERATING.md",
  ],
  ...["cli", "sdk", "receiver", "conformance", "contract", "create-syndikit", "signature", "testing"].map(
    (name) => `packages/${name}/README.md`,
  ),
  "packages/sdk/what-happens-when.md",
  ...readdirSync(join(root, "examples"))
    .map((name) => `examples/${name}/README.md`)
    .filter((file) => existsSync(join(root, file))),
];

describe("the promises of the guide and the READMEs", () => {
  const listed = ["docs/promises.yaml", "docs/promises-of-limits.yaml"].flatMap(
    (file) => parse(readFileSync(join(root, file), "utf8")) as readonly Listed[],
  );
  const told = pages.flatMap((file) => promisingSentences(readFileSync(join(root, file), "utf8")));

  test("are listed, each", () => {
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((sentence) => !listed.some(({ says }) => sentence.includes(says)))).toEqual([]);
  });

  test("are said somewhere, and each has tests that exist or promises nothing of ours", () => {
    expect(listed.filter(({ says }) => !told.some((sentence) => sentence.includes(says)))).toEqual([]);
    expect(
      listed.flatMap(({ says, tests = [], advice }) =>
        advice === undefined ? faultsOf({ text: says, tests }) : [],
      ),
    ).toEqual([]);
  });

  test("would be noticed: a new sentence, not a word in a cell or in a sample", () => {
    const page =
      "It works. It is never late for that. It comes within a day.\n\n| never | yes |\n\n```\nThis is always in a sample.\n```\n";
    expect(promisingSentences(page)).toEqual(["It is never late for that.", "It comes within a day."]);
  });
});
