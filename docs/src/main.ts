import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vitepress";
import { findBrokenLinks, readSite } from "./links.js";
import { type MenuGroup, menuOf } from "./menu.js";
import { root } from "./repository.js";
import { indexPages } from "./search/index-pages.js";
import { INDEX_FILE } from "./search/plugin.js";
import { forReaders, forSite, readPages } from "./stage.js";

const home = join(root, "docs");
const pages = readPages();

const base = process.env["GUIDE_BASE"] ?? "/guide/";
const menu = menuOf(pages);

rmSync(join(home, ".site"), { recursive: true, force: true });
for (const { path, markdown } of pages) write(`.site/${path}.md`, forSite(markdown));
write(".site/menu.json", JSON.stringify(menu));
const searchData = JSON.stringify(indexPages(pages, base));
write(INDEX_FILE, `export default ${JSON.stringify(searchData)};`);
// The pictures that `npm run screenshots` draws.
cpSync(join(home, "console"), join(home, ".site/public/console"), { recursive: true });
await build(home);
// For programs that read: each page as Markdown, and a list of them.
for (const { path, markdown } of pages) write(`dist/${path}.md`, forReaders(markdown));
write("dist/llms.txt", listForReaders(menu));
write("dist/llms-full.txt", pages.map(({ markdown }) => forReaders(markdown)).join("\n\n"));

const broken = findBrokenLinks(readSite(join(home, "dist")), base);
if (broken.length > 0) throw new Error(`The guide has broken links:\n${broken.join("\n")}`);

function write(path: string, text: string): void {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The form of https://llmstxt.org. */
function listForReaders(groups: readonly MenuGroup[]): string {
  const sections = groups.map(({ text, items }) => {
    const links = items.map((item) => `- [${item.text}](${item.link.slice(1)}.md)`);
    return `## ${text}\n\n${links.join("\n")}\n`;
  });
  return `# SyndiKit\n\n> The kit for software vendors on a cloud marketplace, and the reference marketplace that it is proven against.\n\n${sections.join("\n")}`;
}
