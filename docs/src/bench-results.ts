import { readText } from "./repository.js";

/** A line of a table that a bench has recorded: its cells, by the names of the columns. */
export type Line = Readonly<Record<string, string>>;

/** What a bench has recorded in `bench/results`. */
export interface Recorded {
  /** The paragraph before the table: when it was, on which machine, and with what. */
  readonly about: string;
  readonly lines: readonly Line[];
}

/**
 * Reads the first table of a report.
 *
 * @throws {Error} when there is none.
 */
export function readRecorded(
  name: "server" | "sizes" | "scale",
  markdown = readText(fileOf(name)),
): Recorded {
  const [, about = "", heads, body] =
    /^# .+\n\n([\s\S]*?)\n\n\| (.+) \|\n\|[-| ]+\|\n((?:\|.*\|\n)+)/m.exec(markdown) ?? [];
  if (heads === undefined || body === undefined) throw new Error(`${fileOf(name)} has no table of results.`);
  const names = heads.split(" | ");
  const lines = body
    .trimEnd()
    .split("\n")
    .map((row) => row.slice(2, -2).split(" | "))
    .map((cells) => Object.fromEntries(names.map((each, at) => [each, (cells[at] ?? "").trim()])));
  return { about, lines };
}

export const fileOf = (name: string): string => `bench/results/${name}.md`;

/**
 * The number that a cell begins with, as in `2,425 /s (1,886 to 2,805)`; `undefined` where nothing was measured.
 *
 * @throws {Error} when the column is not there.
 */
export function numberIn(line: Line, column: string): number | undefined {
  const text = line[column];
  if (text === undefined) throw new Error(`The bench has recorded no column "${column}".`);
  const [digits] = /^[0-9][0-9,.]*/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
