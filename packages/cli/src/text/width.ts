import measure from "fast-string-truncated-width";

/** The columns that a line takes up on a terminal: two for wide letters and emoji, none for marks and styles. */
export function widthOf(line: string): number {
  return measure(line, { limit: Number.POSITIVE_INFINITY }).width;
}

/** Cuts a line to a number of columns. Styles that end behind the cut still end. */
export function cut(line: string, columns: number): string {
  const { index } = measure(line, { limit: columns });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with an escape character.
  return line.slice(0, index) + (line.slice(index).match(/\u001b\[\d+m/g) ?? []).join("");
}

/** Sets parts one after the other, and begins a new line where one does not fit. */
export function wrap(parts: readonly string[], gap: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last === undefined ? part : last + gap + part;
    if (last === undefined || widthOf(joined) > columns) lines.push(part);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

const letters = new Intl.Segmenter();

/** A text without its last letter, as a reader sees letters: an emoji of several parts is one. */
export function withoutLast(text: string): string {
  return text.slice(0, [...letters.segment(text)].at(-1)?.index ?? 0);
}
