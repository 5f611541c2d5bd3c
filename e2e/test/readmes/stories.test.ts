import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { type Block, readBlocks, readCommands } from "../scaffold/readme-blocks.js";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/**
 * The commands and files of a story, and the output it promises. The guide splits them into more steps than the
 * README.
 */
const storyOf = (blocks: readonly Block[]): unknown => ({
  commands: readCommands(...blocks.filter(({ language }) => language === "sh")),
  others: blocks.filter(({ language }) => language !== "sh"),
});

// `e2e/test/scaffold/stories.long.test.ts` runs the stories of the guide.
test.each([
  ["A vendor with the SDK", "vendor"],
  ["A vendor with a receiver", "receiver"],
  ["A marketplace team", "marketplace"],
])("the README tells the story '%s' as the guide does in %s.md", (heading, page) => {
  const told = storyOf(readBlocks(read(`docs/pages/start/${page}.md`)));
  expect(storyOf(readBlocks(read("README.md"), heading))).toEqual(told);
  expect(told).toMatchObject({ commands: expect.arrayContaining([expect.any(String)]) });
});
