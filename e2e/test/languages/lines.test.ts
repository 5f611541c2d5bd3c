import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { type Language, languages, shownFolder } from "./programs.js";

/** The guide promises about 60 lines. Go needs three lines for each error. */
const bounds: Readonly<Record<string, number>> = { Python: 60, Go: 75, Java: 66, PHP: 66, ".NET": 66 };

/** The lines of a file without comments, blank lines and imports. */
function codeOf(text: string): readonly string[] {
  return text
    .replace(/^\s*(?:"""[^"]*"""|\/\*\*.*?\*\/)$/gms, "")
    .replace(/^import \(\n.*?^\)$/ms, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(
      (line) => !/^(?:|<\?php|(?:\/\/|#|package |using [\w.]+;|import |from \w+|require ).*)$/.test(line),
    );
}

const read = (language: Language, file: string): string =>
  readFileSync(join(shownFolder(language), file), "utf8");

const counted = languages.map((language) => ({
  ...language,
  lines: codeOf(read(language, language.receiver)).length,
  beside: codeOf(read(language, language.application)).length,
  bound: bounds[language.name] ?? 0,
}));

describe("lines of code without comments and imports", () => {
  test.each(counted)(
    "in $name: $lines of the receiver, at most $bound; $beside of the application beside it, at most 40",
    ({ lines, beside, bound }) => {
      expect(lines).toBeLessThanOrEqual(bound);
      expect(beside).toBeLessThanOrEqual(40);
    },
  );

  test.each(counted)("in $name have at most 110 letters", (language) => {
    const text = [language.receiver, language.application].map((file) => read(language, file)).join("\n");
    expect(text.split("\n").filter((line) => line.replaceAll("\t", "    ").length > 110)).toEqual([]);
  });

  test.each(counted)("in $name are as many as the guide says", ({ name, lines }) => {
    const page = readFileSync(join(root, "docs/pages/languages/index.md"), "utf8");
    expect(page.split("\n").find((row) => row.startsWith(`| [${name}]`))).toContain(`| ${lines} |`);
  });

  test("are not counted where they are comments, imports or blank", () => {
    const text =
      'package a\n\nimport (\n\t"fmt"\n)\n\n// why\n/** why */\n"""why"""\nusing System;\nx := 1 // why\n';
    expect(codeOf(text)).toEqual(["x := 1 // why"]);
  });
});
