import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { type Block, readBlocks, readCommands } from "../scaffold/readme-blocks.js";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** What a reader types and writes, and what is promised. The guide tells it in more steps than the README. */
const storyOf = (blocks: readonly Block[]): unknown => ({
  commands: readCommands(...blocks.filter(({ language }) => language === "sh")),
  others: blocks.filter(({ language }) => language !== "sh"),
});

// Those of the guide are played by `e2e/test/scaffold/stories.long.test.ts`.
test.each([
  ["A vendor with the SDK", "vendor"],
  ["A vendor with a receiver", "receiver"],
  ["A marketplace team", "marketplace"],
])("the README tells the story '%s' as the guide does in %s.md", (heading, page) => {
  const told = storyOf(readBlocks(read(`docs/pages/start/${page}.md`)));
  expect(storyOf(readBlocks(read("README.md"), heading))).toEqual(told);
  expect(told).toMatchObject({ commands: expect.arrayContaining([expect.any(String)]) });
});
