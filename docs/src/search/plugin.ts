import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What `main.ts` writes before the site is built: a module that holds the index as text. */
export const INDEX_FILE = ".site/search-index.js";

const INDEX = "@localSearchIndex";
const SEARCH_BOX = "VPLocalSearchBox.vue";

/** Gives the search box of the theme our index, and our way to search in it. */
export function guideSearch(): {
  name: string;
  enforce: "pre";
  resolveId(id: string, importer?: string): string | undefined;
  load(id: string): string | undefined;
} {
  return {
    name: "guide-search",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === INDEX) return `\0${INDEX}`;
      if (id !== "minisearch" || importer?.includes(SEARCH_BOX) !== true) return undefined;
      return fileURLToPath(new URL("../../.vitepress/theme/search.ts", import.meta.url));
    },
    load(id) {
      if (id !== `\0${INDEX}`) return undefined;
      return `export default { root: () => import(${JSON.stringify(resolve(INDEX_FILE))}) };`;
    },
  };
}
