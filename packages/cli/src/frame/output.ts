import pico from "picocolors";
import { printable } from "../text/format.js";
import type { Io, Sink } from "./io.js";

/** Marks text; plain text where there is no terminal, or with NO_COLOR. */
export type Paint = Pick<
  ReturnType<typeof pico.createColors>,
  "bold" | "cyan" | "dim" | "green" | "red" | "yellow"
>;

/** The output of a command: text for people, or JSON for programs with `--json`, never both. */
export interface Output {
  readonly json: boolean;
  /** For text that goes to standard output. */
  readonly paint: Paint;
  /** A line of the result, for people. */
  line(text?: string): void;
  /** A line of the result, for programs: one object a line. */
  record(value: object): void;
  /** A remark for people, on standard error. */
  note(text: string): void;
  /** The current progress: one line on a terminal that is overwritten, otherwise nothing. */
  progress(text: string): void;
  /** Lines that stay at the bottom of a terminal until they are replaced or removed. */
  footer(lines: readonly string[]): void;
}

export function createOutput(io: Io, json: boolean): Output {
  /** How many lines stand below everything else now; the cursor is in the last of them. */
  let shown = 0;
  let footer: readonly string[] = [];
  const clear = (): void => {
    if (shown > 0) io.stderr.write(`\r${shown > 1 ? `\u001b[${shown - 1}A` : ""}\u001b[J`);
    shown = 0;
  };
  const show = (lines: readonly string[]): void => {
    if (json || !io.stderr.isTerminal || lines.length === 0) return;
    // A line that wraps would be two, and clearing would leave one of them.
    io.stderr.write(lines.map((line) => cut(printable(line), io.stderr.columns - 1)).join("\n"));
    shown = lines.length;
  };
  return {
    json,
    paint: paintFor(io.stdout, io.env),
    line(text = "") {
      clear();
      if (!json) io.stdout.write(`${printable(text)}\n`);
      show(footer);
    },
    record(value) {
      if (json) io.stdout.write(`${JSON.stringify(value)}\n`);
    },
    note(text) {
      clear();
      if (!json) io.stderr.write(`${printable(text)}\n`);
      show(footer);
    },
    progress(text) {
      clear();
      show(text === "" ? footer : [text]);
    },
    footer(lines) {
      clear();
      footer = lines;
      show(footer);
    },
  };
}

/** Cuts a line to so many columns. Escape sequences take none. */
function cut(line: string, columns: number): string {
  let left = columns;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: marks begin with one.
  return line.replace(/(\u001b\[\d+m)|./gu, (letter, mark) =>
    mark !== undefined || left-- > 0 ? letter : "",
  );
}

/** Colours for a sink: only on a terminal, and never with NO_COLOR. */
export function paintFor(sink: Sink, env: Io["env"]): Paint {
  const { NO_COLOR: noColor = "", TERM: terminal } = env;
  return pico.createColors(sink.isTerminal && noColor === "" && terminal !== "dumb");
}
