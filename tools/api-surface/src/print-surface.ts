import { join, relative, sep } from "node:path";
import ts from "typescript";
import { COMMAND, type Entry, root } from "./packages.js";
import { printExport } from "./print-export.js";

const config = ts.readConfigFile(join(root, "tools/api-surface/tsconfig.json"), ts.sys.readFile).config;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, "tools/api-surface"));

// The packages use one another, so most files are of many programs: each is read and parsed once.
const host = ts.createCompilerHost(options);
const readSource = host.getSourceFile;
const parsed = new Map<string, ts.SourceFile | undefined>();
host.getSourceFile = (file, ...more) => {
  if (!parsed.has(file)) parsed.set(file, readSource(file, ...more));
  return parsed.get(file);
};

interface Export {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** Prints what the entries of the package in a folder export, and what is not exported but part of that. */
export function printSurface(entries: readonly Entry[], folder: string): string {
  const [first] = entries;
  if (first === undefined) throw new Error("A package without an entry has no surface");
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const isOwn = (symbol: ts.Symbol): boolean => filesOf(symbol).some((file) => isBelow(folder, file));
  const seen = new Set<ts.Symbol>();
  const mentioned = new Set<ts.Symbol>();

  const print = ({ name, symbol }: Export): string[] => {
    const { lines, nodes } = printExport(checker, name, symbol);
    for (const node of nodes) for (const each of findMentions(checker, node)) mentioned.add(each);
    return [...lines];
  };

  const sections = entries.map((entry) => {
    const exports = exportsOf(program, entry);
    for (const { symbol } of exports) seen.add(symbol);
    const written = exports.filter(({ symbol }) => !isGenerated(symbol));
    const generated = printGenerated(
      folder,
      exports.filter(({ symbol }) => isGenerated(symbol)),
    );
    const code = written.length > 0 ? [["```ts", ...written.flatMap(print), "```"].join("\n")] : [];
    return [`## ${entry.name}`, ...code, ...generated].join("\n\n");
  });

  const hidden: { readonly name: string; readonly lines: readonly string[] }[] = [];
  // What is found while it is walked through is walked through too.
  for (const symbol of mentioned) {
    if (seen.has(symbol) || !isOwn(symbol) || isGenerated(symbol)) continue;
    seen.add(symbol);
    hidden.push({ name: symbol.name, lines: print({ name: symbol.name, symbol }) });
  }
  const parts = hidden.sort(byName).flatMap(({ lines }) => lines);
  return [
    `<!-- Written by \`${COMMAND}\` from the exports of the source. Do not edit it: run the command. -->`,
    `# The surface of ${first.name}`,
    "Every export that is written by hand, as it is written, so that a change of what users see is a change of this file. What is generated from the spec is committed in files of its own, which are only named here.",
    ...sections,
    ...(parts.length > 0
      ? ["## Not exported, but part of these", ["```ts", ...parts, "```"].join("\n")]
      : []),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** By name, so that moving a line in the source changes nothing here. */
function exportsOf(program: ts.Program, { name, file }: Entry): Export[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${name} exports nothing: ${file}`);
  return checker
    .getExportsOfModule(module)
    .map((each) => ({ name: each.name, symbol: resolve(checker, each) }))
    .sort(byName);
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0;

const resolve = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The types, and the values in `typeof`, that a declaration names. The body of a function is no part of it. */
function findMentions(checker: ts.TypeChecker, declaration: ts.Node): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    const name = mentionedName(node);
    const symbol = name && checker.getSymbolAtLocation(name);
    const target = symbol && resolve(checker, symbol);
    if (target && !(target.flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.FunctionScopedVariable))) {
      found.push(target);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function mentionedName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}

const filesOf = ({ declarations = [] }: ts.Symbol): string[] =>
  declarations.map((each) => each.getSourceFile().fileName);

const isGenerated = (symbol: ts.Symbol): boolean =>
  filesOf(symbol).every((file) => /\.gen(\.d)?\.[cm]?ts$/.test(file));

const isBelow = (folder: string, file: string): boolean =>
  !relative(folder, file).startsWith("..") && !file.includes("/node_modules/");

/** An entry for each generated file, with the names that are exported from it. */
function printGenerated(folder: string, exports: readonly Export[]): string[] {
  const files = new Map<string, string[]>();
  for (const { name, symbol } of exports) {
    const file = filesOf(symbol)[0] ?? "";
    files.set(file, [...(files.get(file) ?? []), name]);
  }
  const entries = [...files].map(([file, names]) => {
    const path = relative(folder, file).split(sep).join("/");
    return [`- \`${path}\`:`, ...wrap(names.map((name) => `\`${name}\``).join(", "))].join("\n  ");
  });
  return entries.length > 0 ? [`Generated:\n\n${entries.sort().join("\n")}`] : [];
}

const wrap = (text: string): string[] => text.match(/.{1,108}(?: |$)/g)?.map((line) => line.trimEnd()) ?? [];
