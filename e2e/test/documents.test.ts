import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const documents = ["AGENTS.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"];

const published = readdirSync(join(root, "packages"))
  .map((name) => `packages/${name}`)
  .concat("apps/reference-server");

/** The paths in this repository that a document has in backticks. */
function pathsIn(text: string): string[] {
  return [
    ...text.matchAll(/`((?:spec|packages|apps|tools|e2e|examples|docs|bench)\/[^`\s*<>{}]*)`/g),
  ].flatMap((match) => (match[1] ? [match[1]] : []));
}

/** Leaves out the sections about a project that `npm create` writes, because it has scripts of its own. */
function aboutThisRepository(text: string): string {
  const sections = text.split(/^(?=## )/m);
  return sections.filter((section) => !section.includes("npm create ")).join("");
}

describe("the documents", () => {
  test.each(documents)("%s names only paths that exist", (document) => {
    const missing = pathsIn(readFileSync(join(root, document), "utf8")).filter(
      (path) => !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  });

  test.each(documents)("%s names only npm scripts that exist", (document) => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const named = [
      ...aboutThisRepository(readFileSync(join(root, document), "utf8")).matchAll(
        /npm run (\S+)(?! --workspace)(?=\s|$)/gm,
      ),
    ]
      .flatMap((match) => match[1] ?? [])
      .map((name) => name.replace(/[`.,)]+$/, ""));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  // The interface speaks of event notifications. Whoever looks for a library searches for webhooks.
  test.each(published)(
    "%s says webhook in its first paragraphs, its description and its keywords",
    (folder) => {
      const { description, keywords } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
      const [beginning = ""] = readFileSync(join(root, folder, "README.md"), "utf8").split("```");
      expect(beginning).toMatch(/webhook/i);
      expect(description).toMatch(/webhook/i);
      expect(keywords).toContain("webhook");
    },
  );
});
