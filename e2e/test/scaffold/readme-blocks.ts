/** One block of code of a document. */
export interface Block {
  /** `sh`, `js`, `text`. */
  readonly language: string;
  readonly code: string;
}

/** The blocks of a document, or of its section below a heading of the second level, in their order. */
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

/** The commands of blocks: a line each, or more when one ends with a backslash. */
export function readCommands(...blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ code }) => code.split(/(?<!\\)\n/).filter((line) => line !== ""));
}
