import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import type { MenuGroup } from "./menu.js";
import { anchorOf } from "./page.js";

/** Where the site will be: the reference server has it at `/guide/`. */
const base = process.env["GUIDE_BASE"] ?? "/guide/";

const styles = transformerStyleToClass({ classPrefix: "code-" });

/** Written before the site is built: this file is read by a loader that does not know the workspace's packages. */
const menu: readonly MenuGroup[] = JSON.parse(readFileSync(".site/menu.json", "utf8"));

export const siteConfig = defineConfig({
  base,
  lang: "en",
  title: "SyndiKit",
  description: "Sell your software on a cloud marketplace: guide and reference",
  srcDir: ".site",
  outDir: "dist",
  cacheDir: ".cache",
  // A browser checks what a page may load by a policy without exceptions, so no page holds a script or a style.
  metaChunk: true,
  // The theme would write a style into the page while it changes from light to dark.
  appearance: { disableTransition: false },
  markdown: {
    codeTransformers: [styles],
    anchor: { slugify: anchorOf },
    // The usual ones have comments and names too pale to be read.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  head: [["link", { rel: "icon", href: "data:," }]],
  transformHtml: (html, _, { siteConfig: { outDir } }) => withoutInlineCode(html, outDir),
  themeConfig: {
    search: { provider: "local" },
    sidebar: menu.map((group) => ({ ...group, items: [...group.items] })),
    nav: [
      { text: "Start", link: "/start/vendor" },
      { text: "Events", link: "/reference/events" },
      { text: "Errors", link: "/reference/errors" },
    ],
    outline: { level: [2, 3] },
  },
});

/** Moves what a page holds of scripts and styles into files, and drops styles of single elements: those that matter are in `style.css`. */
function withoutInlineCode(html: string, folder: string): string {
  const write = (text: string, ending: string): string => {
    const name = `${createHash("sha256").update(text).digest("base64url").slice(0, 10)}.${ending}`;
    mkdirSync(join(folder, "assets"), { recursive: true });
    writeFileSync(join(folder, "assets", name), text);
    return `${base}assets/${name}`;
  };
  return html
    .replace(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, code: string) => {
      return `<script${attributes} src="${write(code, "js")}"></script>`;
    })
    .replace(/(<[a-z][^>]*?) style="[^"]*"/g, "$1")
    .replace("</head>", `<link rel="stylesheet" href="${write(styles.getCSS(), "css")}"></head>`);
}
