import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { header } from "./print.js";

/** Where the colours, spacing and type of every page are written. */
const SOURCE = "apps/console/src/styles/tokens.css";

/** The programs that have pages of their own beside the console. */
const TARGETS = [
  "apps/reference-server/src/pages/tokens.gen.ts",
  "packages/conformance/src/report/tokens.gen.ts",
];

/** The design tokens for the pages of other packages, which are published without the console. */
export async function readDesignTokens(root: string): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(join(root, SOURCE), "utf8").catch((error: NodeJS.ErrnoException) => {
    // A spec alone, as tests of the generator have it, has no pages.
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (css === undefined) return new Map();
  const text = `/** The console's design tokens, as CSS. */\nexport const tokens = ${JSON.stringify(css)};\n`;
  return new Map(TARGETS.map((path) => [path, header(SOURCE, path) + text]));
}
