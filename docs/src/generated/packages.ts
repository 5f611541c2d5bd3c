import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../page.js";
import { readText, root } from "../repository.js";

/** What the repository explains elsewhere, and the guide shows as a page of its own: the file, by the page. */
export const documents: Readonly<Record<string, string>> = {
  "packages/sdk": "packages/sdk/README.md",
  "packages/sdk-what-happens-when": "packages/sdk/what-happens-when.md",
  "packages/receiver": "packages/receiver/README.md",
  "packages/receiver-promises": "packages/receiver/PROMISES.md",
  "packages/signature": "packages/signature/README.md",
  "packages/contract": "packages/contract/README.md",
  "packages/testing": "packages/testing/README.md",
  "packages/conformance": "packages/conformance/README.md",
  "packages/create-syndikit": "packages/create-syndikit/README.md",
  "packages/cli": "packages/cli/README.md",
  "packages/reference-server": "apps/reference-server/README.md",
  "how-to/operate-the-server": "apps/reference-server/OPERATING.md",
  "how-to/certify": "docs/certify.md",
};

/** A page for each document, and one for the surface of each package that has one. */
export function packagePages(): Page[] {
  const pages = Object.entries(documents).map(([path, file]) => {
    const surface = surfacePage(path, file);
    const more =
      surface === undefined ? "" : `\n## Every export\n\n[With its types](../${surface.path}.md).\n`;
    return [{ path, markdown: rewriteLinks(readText(file), file, path) + more }, surface];
  });
  return pages.flat().filter((page) => page !== undefined);
}

/** The exports of a package and their types; `api-surface.md` is made from the source. */
function surfacePage(path: string, file: string): Page | undefined {
  const source = file.replace(/README\.md$/, "api-surface.md");
  if (source === file || !existsSync(join(root, source))) return undefined;
  const text = readText(source)
    .replace(/^<!--.*-->\n+/, "")
    .replace(/^# The surface of (.+)$/m, "# Every export of $1");
  return { path: path.replace("packages/", "reference/exports-"), markdown: plainly(text) };
}

/** Long lists are shown without colours, which would make these pages five times as large. */
const plainly = (text: string): string => text.replaceAll("```ts\n", "```txt\n");

/** Links between files of the repository become links between pages, or plain text when there is no such page. */
function rewriteLinks(markdown: string, file: string, path: string): string {
  const up = path
    .split("/")
    .slice(1)
    .map(() => "..");
  return markdown.replace(
    /(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]*)(#[^)\s]*)?\)/g,
    (_, text, target, anchor = "") => {
      const named = join(file, "..", target);
      const page = Object.entries(documents).find(
        ([, source]) => source === named || source === join(named, "README.md"),
      );
      if (page?.[0] === path) return `[${text}](${anchor})`;
      return page === undefined ? text : `[${text}](${[...up, page[0]].join("/")}.md${anchor})`;
    },
  );
}
