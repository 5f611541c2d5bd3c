import pico from "picocolors";
import { printable } from "../text/format.js";
import type { Io, Sink } from "./io.js";

/** Colours text. Without a terminal, or with NO_COLOR, the text stays plain. */
export type Paint = Pick<
  ReturnType<typeof pico.createColors>,
  "bold" | "cyan" | "dim" | "green" | "red" | "yellow"
>;

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
  /** Keeps lines at the bottom of a terminal until they are replaced or removed. */
  footer(lines: readonly string[]): void;
}

export function createOutput(io: Io, json: boolean): Output {
  /** The number of lines below the output now. The cursor is in the last one. */
  let shown = 0;
  let footer: readonly string[] = [];
  const clear = (): void => {
    if (shown > 0) io.stderr.write(`\r${shown > 1 ? `\u001b[${shown - 1}A` : ""}\u001b[J`);
    shown = 0;
  };
  const show = (lines: readonly string[]): void => {
    if (json || !io.stderr.isTerminal || lines.length === 0) return;
    // A line that wraps takes up two rows, and clearing it would leave one behind.
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

/** Cuts a line to a number of columns. Escape sequences take up none. */
function cut(line: string, columns: number): string {
  let left = columns;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with an escape character.
  return line.replace(/(\u001b\[\d+m)|./gu, (letter, mark) =>
    mark !== undefined || left-- > 0 ? letter : "",
  );
}

/** Colours for a sink: only on a terminal, and never with NO_COLOR. */
export function paintFor(sink: Sink, env: Io["env"]): Paint {
  const { NO_COLOR: noColor = "", TERM: terminal } = env;
  return pico.createColors(sink.isTerminal && noColor === "" && terminal !== "dumb");
}
