import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A terminal session as the guide shows it: commands and their output. */
export interface Recording {
  /** Adds a command and its output. */
  add(line: string, output: string): void;
  /** Adds a line of text between commands. */
  say(text: string): void;
  /** Whole seconds since the start. */
  seconds(): number;
  text(): string;
}

/** Messages of npm about itself, and others that differ from run to run. */
const NOISE = /^npm (warn|notice)|^\d+ packages are looking|npm fund|npm audit|vulnerabilities|^> |^$/;

/** @param names - maps names of this machine to those shown instead. */
export function beginRecording(names: Readonly<Record<string, string>>): Recording {
  const began = performance.now();
  const lines: string[] = [];
  return {
    add(line, output) {
      lines.push(`$ ${line}`);
      const shown = Object.entries(names).reduce(
        (text, [name, other]) => text.replaceAll(name, other),
        output,
      );
      lines.push(...shown.split("\n").filter((each) => !NOISE.test(each.trim())), "");
    },
    say: (text) => void lines.push(`# ${text}`, ""),
    seconds: () => Math.round((performance.now() - began) / 1_000),
    text() {
      return `${lines.join("\n")}\n# All of it took ${this.seconds()} seconds.\n`;
    },
  };
}

/** The lines with only the parts that are the same in every run. */
export function shapeOf(text: string): readonly string[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      line
        .replace(/\d+(\.\d+)?/g, "0")
        .replace(/\b0 ?(ms|s|m)\b/g, "0 s")
        .replace(/\s+/g, " ")
        .trim(),
    );
}

/**
 * Reads the recording that the guide shows. With `RECORD=1` it is first replaced by this run; without, a missing file
 * is an error.
 */
export function readRecorded(file: string, recording: Recording): string {
  if (process.env["RECORD"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, recording.text());
  }
  return readFileSync(file, "utf8");
}
