import { printable } from "../text/format.js";
import { cut, widthOf } from "../text/width.js";
import { columnsOf, type Io } from "./io.js";
import { isStyled, type Paint, paintFor } from "./paint.js";

/** The lines at the bottom of a terminal that has so many columns for them. */
export type Footer = (columns: number) => readonly string[];

/** The output of a command: text for people, or JSON for programs with `--json`, never both. */
export interface Output {
  readonly json: boolean;
  /** The colours for standard output. */
  readonly paint: Paint;
  /** Writes a line of the result, for people. */
  line(text?: string): void;
  /** Writes one object of the result as a line of JSON, for programs. */
  record(value: object): void;
  /** Writes a remark for people to standard error. */
  note(text: string): void;
  /** Shows the current progress on a terminal, in one line that is overwritten. */
  progress(text: string): void;
  /** Keeps lines at the bottom of a terminal until they are replaced or removed. They are drawn anew when it moves. */
  footer(draw: Footer): void;
}

export function createOutput(io: Io, json: boolean): Output {
  const { stdout, stderr, env } = io;
  /** The lines below the output now. The cursor is at the end of the last one. */
  let shown: readonly string[] = [];
  let drawFooter: Footer = () => [];
  const clear = (): void => {
    // A terminal that was made narrower since has wrapped them.
    const rows = shown.reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columnsOf(stderr))),
      0,
    );
    if (rows > 0) stderr.write(`\r${rows > 1 ? `\u001b[${rows - 1}A` : ""}\u001b[J`);
    shown = [];
  };
  const show = (lines: readonly string[]): void => {
    if (json || !stderr.isTerminal || lines.length === 0) return;
    // A line that wraps takes up two rows, and clearing it would leave one behind.
    shown = lines.map((line) => cut(printable(line, isStyled(stderr, env)), columnsOf(stderr) - 1));
    stderr.write(shown.join("\n"));
  };
  const showFooter = (): void => show(drawFooter(columnsOf(stderr) - 1));
  return {
    json,
    paint: paintFor(stdout, env),
    line(text = "") {
      clear();
      if (!json) stdout.write(`${printable(text, isStyled(stdout, env))}\n`);
      showFooter();
    },
    record(value) {
      if (json) stdout.write(`${JSON.stringify(value)}\n`);
    },
    note(text) {
      clear();
      if (!json) stderr.write(`${printable(text, isStyled(stderr, env))}\n`);
      showFooter();
    },
    progress(text) {
      clear();
      if (text === "") showFooter();
      else show([text]);
    },
    footer(draw) {
      clear();
      drawFooter = draw;
      showFooter();
    },
  };
}
