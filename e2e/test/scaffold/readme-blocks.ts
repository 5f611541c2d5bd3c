/** A block of code in a document. */
export interface Block {
  /** For example `sh`, `js` or `text`. */
  readonly language: string;
  readonly code: string;
}

/** The blocks of a document, or of the section below one of its second-level headings, in order. */
export function readBlocks(markdown: string, heading?: string): readonly Block[] {
  const section =
    heading === undefined
      ? markdown
      : markdown.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`There is no heading "${heading}".`);
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({
    language,
    code,
  }));
}

/** The commands in some blocks: one per line, or on several lines that end with a backslash. */
export function readCommands(...blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ code }) => code.split(/(?<!\\)\n/).filter((line) => line !== ""));
}
