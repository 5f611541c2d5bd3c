import { contents } from "./contents.js";
import { type Page, titleOf } from "./page.js";

export interface MenuGroup {
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

/**
 * The menu: every page by its first heading.
 *
 * @throws {Error} when `contents.ts` names a page that is not there, or lacks one that is.
 */
export function menuOf(pages: readonly Page[]): MenuGroup[] {
  const listed = contents.flatMap((group) => group.pages);
  const unlisted = pages.filter(({ path }) => !listed.includes(path)).map(({ path }) => path);
  if (unlisted.length > 0) {
    throw new Error(`docs/src/contents.ts lacks ${unlisted.join(", ")}. Put each into a group.`);
  }
  return contents.map((group) => ({
    text: group.title,
    items: group.pages.map((path) => {
      const page = pages.find((each) => each.path === path);
      if (page === undefined)
        throw new Error(`docs/src/contents.ts names the page ${path}, which does not exist.`);
      return { text: titleOf(page), link: `/${path}` };
    }),
  }));
}
