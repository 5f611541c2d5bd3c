import { join } from "node:path";
import ts from "typescript";
import { COMMAND, type Entry, root } from "./packages.js";
import { printExport } from "./print-export.js";

/** Reads the entries of a package, and prints what each exports. */
export function printSurface(entries: readonly Entry[]): string {
  const [first] = entries;
  if (first === undefined) throw new Error("A package without an entry has no surface");
  const config = ts.readConfigFile(join(root, "tools/api-surface/tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, "tools/api-surface"));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
  );
  const sections = entries.map((entry) => `## ${entry.name}\n\n${printEntry(program, entry)}`);
  return [
    `<!-- Written by \`${COMMAND}\` from the exports of the source. Do not edit it: run the command. -->`,
    `# The surface of ${first.name}`,
    "Every export and its signature, so that a change of what users see is a change of this file. Types that are too long to read are shortened.",
    ...sections,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function printEntry(program: ts.Program, { name, file }: Entry): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${name} exports nothing: ${file}`);
  // By name, so that moving a line in the source changes nothing here.
  const exports = checker
    .getExportsOfModule(symbol)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  return ["```ts", ...exports.flatMap((each) => printExport(checker, each)), "```"].join("\n");
}
