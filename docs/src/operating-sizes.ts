import type { Recorded } from "./bench-results.js";
import { sizesTable } from "./generated/capacity.js";

/** The page for operators, which has the table of sizes too. */
export const OPERATING = "apps/reference-server/OPERATING.md";

const BLOCK = /(<!-- sizes: .*? -->\n)[\s\S]*?(<!-- \/sizes -->)/;

/**
 * The page for operators with the sizes that the bench has recorded.
 *
 * @throws {Error} when the page has no place for them.
 */
export function withSizes(markdown: string, sizes: Recorded): string {
  if (!BLOCK.test(markdown))
    throw new Error(`${OPERATING} lacks the comments between which its sizes stand.`);
  return markdown.replace(
    BLOCK,
    (_, begin: string, end: string) => `${begin}\n${sizesTable(sizes)}\n\n${end}`,
  );
}
