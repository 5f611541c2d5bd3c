/** A page of the guide, as Markdown. */
export interface Page {
  /** Where it is, from the root of the guide, without an ending: `concepts/lifecycle`. */
  readonly path: string;
  readonly markdown: string;
}

/** The text of the first heading. */
export function titleOf({ path, markdown }: Page): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`The page ${path} has no heading of the first level. Add one.`);
  return title.replaceAll("`", "");
}

/** Text for a cell of a table: neither a column nor HTML begins in it. */
export function cell(text: string): string {
  return text
    .replaceAll("|", "\\|")
    .replaceAll("<", "&lt;")
    .replaceAll("{{", "{&#123;")
    .replaceAll("\n", " ");
}

/** A table of Markdown. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The anchor of a heading, as other sites that show these Markdown files make it, so that a link works in both. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
