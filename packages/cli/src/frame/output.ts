import pico from "picocolors";
import { printable } from "../text/format.js";
import type { Io, Sink } from "./io.js";

/** Marks text; plain text where there is no terminal, or with NO_COLOR. */
export type Paint = Pick<
  ReturnType<typeof pico.createColors>,
  "bold" | "cyan" | "dim" | "green" | "red" | "yellow"
>;

/** What a command says: to people, or with `--json` to programs, and never to both. */
export interface Output {
  readonly json: boolean;
  /** For text that goes to standard output. */
  readonly paint: Paint;
  /** A line of the result, for people. */
  line(text?: string): void;
  /** A line of the result, for programs: one object a line. */
  record(value: object): void;
  /** A remark beside the result, for people: to standard error. */
  note(text: string): void;
  /** What is being done now. On a terminal one line that is written over; elsewhere nothing. */
  progress(text: string): void;
}

export function createOutput(io: Io, json: boolean): Output {
  let showing = false;
  const clear = (): void => {
    if (showing) io.stderr.write("\r\u001b[K");
    showing = false;
  };
  return {
    json,
    paint: paintFor(io.stdout, io.env),
    line(text = "") {
      clear();
      if (!json) io.stdout.write(`${printable(text)}\n`);
    },
    record(value) {
      clear();
      if (json) io.stdout.write(`${JSON.stringify(value)}\n`);
    },
    note(text) {
      clear();
      if (!json) io.stderr.write(`${printable(text)}\n`);
    },
    progress(text) {
      clear();
      if (json || !io.stderr.isTerminal || text === "") return;
      io.stderr.write(printable(text).slice(0, io.stderr.columns - 1));
      showing = true;
    },
  };
}

/** Colours for a sink: only on a terminal, and never with NO_COLOR. */
export function paintFor(sink: Sink, env: Io["env"]): Paint {
  const { NO_COLOR: noColor = "", TERM: terminal } = env;
  return pico.createColors(sink.isTerminal && noColor === "" && terminal !== "dumb");
}
