import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A part of a line that is drawn at once: a word, in the order in which it is read. */
export interface Piece {
  readonly text: string;
  /** From the left end of the line. */
  readonly x: number;
}

export interface Line {
  /** In the order in which they are read, so that a reader of the document finds the text in that order. */
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Whether a text has a letter that is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Breaks a text into lines, and places the words of each by the Unicode bidirectional algorithm: words and numbers in
 * the order in which they are seen, brackets mirrored. The font turns the letters of a single word around, and joins
 * those of Arabic.
 *
 * @param widthOf - the width of a word, in the font in use.
 */
export function layOut(
  text: string,
  { width, widthOf }: { readonly width: number; readonly widthOf: (text: string) => number },
): readonly Line[] {
  const levels = bidi.getEmbeddingLevels(text);
  return breakLines(text, { width, widthOf }).map(([start, end]) => {
    const shown = mirrored(text, { levels, start, end });
    let x = 0;
    const placed = runsOf(bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end), levels)
      .flatMap((run) => wordsOf(run).map((word) => ({ word, ...run })))
      .map(({ word: [first, last], isReversed }) => {
        const word = shown.slice(first, last + 1).join("");
        const letters = word.trimEnd();
        const space = widthOf(word) - widthOf(letters);
        // What follows a word that is read from the right stands to its left.
        const piece = { first, text: drawn(letters, isReversed), x: isReversed ? x + space : x };
        x += widthOf(word);
        return piece;
      });
    const pieces = placed
      .filter((piece) => piece.text !== "")
      .sort((one, other) => one.first - other.first)
      .map((piece) => ({ text: piece.text, x: piece.x }));
    return { pieces, width: x };

    /** The words of a run, from left to right. */
    function wordsOf({ first, last, isReversed }: Run): [number, number][] {
      const words: [number, number][] = [];
      let begin = first;
      for (let at = first; at <= last; at += 1) {
        if (text[at] !== " " && at < last) continue;
        words.push([begin, at]);
        begin = at + 1;
      }
      return isReversed ? words.reverse() : words;
    }
  });
}

/** The font only turns letters around, and leaves signs such as `...` as they are. */
function drawn(word: string, isReversed: boolean): string {
  return isReversed && !hasRightToLeft(word) ? [...word].reverse().join("") : word;
}

/** The first and the last character of each line, without the space at its end. */
function breakLines(
  text: string,
  { width, widthOf }: { readonly width: number; readonly widthOf: (text: string) => number },
): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  for (const [word = ""] of text.matchAll(/\S+ ?|\s+/g)) {
    const taken = widthOf(word.trimEnd());
    if (end > start && used + taken > width) {
      lines.push([start, end]);
      start = end;
      used = 0;
    }
    used += widthOf(word);
    end += word.length;
  }
  lines.push([start, end]);
  return lines;
}

/** Characters that stand beside one another and are read in one direction. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly isReversed: boolean;
}

/** @param visual - the indices of a line's characters, from left to right. */
function runsOf(visual: readonly number[], { levels }: ReturnType<typeof bidi.getEmbeddingLevels>): Run[] {
  const runs: Run[] = [];
  for (const index of visual) {
    const isReversed = ((levels[index] ?? 0) & 1) === 1;
    const run = runs.at(-1);
    const isNext = run?.isReversed === isReversed && index === (isReversed ? run.first - 1 : run.last + 1);
    if (run === undefined || !isNext) runs.push({ first: index, last: index, isReversed });
    else runs[runs.length - 1] = isReversed ? { ...run, first: index } : { ...run, last: index };
  }
  return runs;
}

/** The characters, with each bracket that is read from right to left turned around. */
function mirrored(
  text: string,
  {
    levels,
    start,
    end,
  }: {
    readonly levels: ReturnType<typeof bidi.getEmbeddingLevels>;
    readonly start: number;
    readonly end: number;
  },
): string[] {
  const characters = [...Array(text.length).keys()].map((index) => text[index] ?? "");
  for (const [index, mirror] of bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1)) {
    characters[index] = mirror;
  }
  return characters;
}
