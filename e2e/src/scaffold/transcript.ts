import { stripVTControlCharacters } from "node:util";

/** A list of commands and their output. */
export interface Transcript {
  /** Adds a command that has run. */
  command(line: string, result: { readonly output: string; readonly seconds: number }): void;
  /** The total time of all commands. */
  seconds(): number;
  text(): string;
}

/** Starts a transcript. It replaces names of this machine, so that two runs can be compared. */
export function beginTranscript(title: string, names: Readonly<Record<string, string>>): Transcript {
  const lines: string[] = [`== ${title}`];
  let total = 0;
  const anonymous = (text: string): string =>
    Object.entries(names).reduce((rest, [name, shown]) => rest.replaceAll(name, shown), text);
  return {
    command(line, { output, seconds }) {
      total += seconds;
      lines.push(`\n$ ${line}    # ${seconds.toFixed(1)} s`);
      // npm warns about settings that it does not know. They depend on this machine, so they are left out.
      const said = anonymous(stripVTControlCharacters(output))
        .split("\n")
        .filter((each) => !/^npm warn Unknown (user|env|project) config/.test(each));
      lines.push(said.join("\n").trim());
    },
    seconds: () => total,
    text: () => `${lines.join("\n")}\n\n== ${title}: ${total.toFixed(1)} s in all\n`,
  };
}
