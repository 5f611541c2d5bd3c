import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A story of a terminal as the guide shows it: commands, and what was printed. */
export interface Recording {
  /** Notes a command and what it printed. */
  add(line: string, output: string): void;
  /** Says something between commands. */
  say(text: string): void;
  /** Whole seconds since it began. */
  seconds(): number;
  text(): string;
}

/** What npm says about itself, and what changes with the weather. */
const NOISE = /^npm (warn|notice)|^\d+ packages are looking|npm fund|npm audit|vulnerabilities|^> |^$/;

/** @param names - what is shown in place of names of this machine. */
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

/** What stays the same from run to run: the words. */
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

/** The story as the guide shows it. With `RECORD=1` it becomes what has just run; without, one that is missing fails. */
export function readRecorded(file: string, recording: Recording): string {
  if (process.env["RECORD"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, recording.text());
  }
  return readFileSync(file, "utf8");
}
