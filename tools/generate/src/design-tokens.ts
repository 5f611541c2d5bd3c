import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { header } from "./print.js";

/** Where the colours, spacing and type of every page are written. */
const SOURCE = "apps/console/src/styles/tokens.css";

/** The programs that have pages of their own beside the console. They follow the reader's system. */
const PAGES = ["apps/reference-server/src/pages/tokens.gen.ts", "packages/receiver/src/desk/tokens.gen.ts"];

/** A document that loads nothing at all, so that it has no logo either. */
const REPORT = "packages/conformance/src/report/tokens.gen.ts";

/** The guide, whose theme says with a class of the page that it is dark. */
const GUIDE = "docs/.vitepress/theme/tokens.gen.css";

/** The design tokens for the pages of other packages, which are published without the console. */
export async function readDesignTokens(root: string): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(join(root, SOURCE), "utf8").catch((error: NodeJS.ErrnoException) => {
    // A spec alone, as tests of the generator have it, has no pages.
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (css === undefined) return new Map();
  const moduleOf = (text: string): string =>
    `/** The console's design tokens, as CSS. */\nexport const tokens = ${JSON.stringify(text)};\n`;
  const page = bySystem(css);
  return new Map([
    ...PAGES.map((path) => [path, header(SOURCE, path) + moduleOf(page)] as const),
    [REPORT, header(SOURCE, REPORT) + moduleOf(without(page, LOGO))],
    [GUIDE, header(SOURCE, GUIDE) + byClass(css)],
  ]);
}

/** What a reader chose in the console. It stands in no condition. */
const CHOSEN = /^:root\[data-theme="dark"\] \{\n[^}]*\}\n\n?/m;
/** What the reader's system says. */
const OF_SYSTEM = /^@media \(prefers-color-scheme: dark\) \{\n.*?^\}\n\n?/ms;

const LOGO = /^ {2}\/\* The logo.*\n {2}--mark: .*\n/m;

/** Without the switch between light and dark, which these pages do not have. */
function bySystem(css: string): string {
  return without(css, CHOSEN).replaceAll(':root:not([data-theme="light"])', ":root");
}

/** With a class in place of the system and the console's switch. */
function byClass(css: string): string {
  return without(css, OF_SYSTEM)
    .replace(/^.*data-theme="light".*\n/gm, "")
    .replaceAll(':root[data-theme="dark"]', ":root.dark");
}

function without(css: string, part: RegExp): string {
  if (!part.test(css)) throw new Error(`${SOURCE} has no ${part.source}: change design-tokens.ts with it.`);
  return css.replace(part, "");
}
