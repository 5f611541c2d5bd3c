import { stripVTControlCharacters } from "node:util";

/** What a stranger typed, and what the machine answered. */
export interface Transcript {
  /** Notes a command that has run. */
  command(line: string, result: { readonly output: string; readonly seconds: number }): void;
  /** How long all commands took together. */
  seconds(): number;
  text(): string;
}

/** Begins a transcript. Names of this machine are replaced in it, so that two runs can be compared. */
export function beginTranscript(title: string, names: Readonly<Record<string, string>>): Transcript {
  const lines: string[] = [`== ${title}`];
  let total = 0;
  const anonymous = (text: string): string =>
    Object.entries(names).reduce((rest, [name, shown]) => rest.replaceAll(name, shown), text);
  return {
    command(line, { output, seconds }) {
      total += seconds;
      lines.push(`\n$ ${line}    # ${seconds.toFixed(1)} s`);
      // npm complains about settings that are not its own; that is the business of this machine.
      const said = anonymous(stripVTControlCharacters(output))
        .split("\n")
        .filter((each) => !/^npm warn Unknown (user|env|project) config/.test(each));
      lines.push(said.join("\n").trim());
    },
    seconds: () => total,
    text: () => `${lines.join("\n")}\n\n== ${title}: ${total.toFixed(1)} s in all\n`,
  };
}
