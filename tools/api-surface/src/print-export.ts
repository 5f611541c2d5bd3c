import ts from "typescript";

const whole = ts.TypeFormatFlags.NoTruncation;
const MAX_LENGTH = 240;

/** One export as the lines of its signature. Types too long to review, such as tables, are shortened. */
export function printExport(checker: ts.TypeChecker, exported: ts.Symbol): string[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const name = exported.name;
  const lines: string[] = [];
  if (symbol.flags & ts.SymbolFlags.Class) lines.push(...printClass(checker, symbol, name));
  else if (symbol.flags & ts.SymbolFlags.Interface)
    lines.push(...printMembers(checker, symbol, `interface ${name}`));
  else if (symbol.flags & ts.SymbolFlags.TypeAlias) lines.push(...printAlias(checker, symbol, name));
  // A name may be a type and a value.
  if (symbol.flags & ts.SymbolFlags.Function) {
    lines.push(...(symbol.declarations ?? []).flatMap((each) => printFunction(each, name)));
  } else if (symbol.flags & ts.SymbolFlags.Variable) {
    lines.push(...printConstant(checker, symbol, name));
  }
  if (lines.length === 0) throw new Error(`${name} is neither a type nor a value that this tool knows`);
  return lines;
}

/** As it was written: the checker would write out the aliases in it. Of an overloaded one, without the body's. */
function printFunction(declaration: ts.Declaration, name: string): string[] {
  if (!ts.isFunctionDeclaration(declaration)) return [];
  if (declaration.body !== undefined && isOverloaded(declaration)) return [];
  const source = declaration.getSourceFile();
  const start = declaration.name?.end ?? declaration.getStart();
  const text = source.text.slice(start, declaration.body?.getStart() ?? declaration.end);
  return [`function ${name}${flatten(text).replace(/;$/, "")}`];
}

const isOverloaded = ({ name }: ts.FunctionDeclaration): boolean =>
  name !== undefined &&
  name
    .getSourceFile()
    .statements.filter((each) => ts.isFunctionDeclaration(each) && each.name?.text === name.text).length > 1;

/** On one line, without comments. */
const flatten = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/([([<]) /g, "$1")
    .replace(/,? ([)\]])/g, "$1")
    .trim();

function typeText(
  checker: ts.TypeChecker,
  type: ts.Type,
  flags: ts.TypeFormatFlags = ts.TypeFormatFlags.None,
): string {
  const text = checker.typeToString(type, undefined, whole | flags);
  return text.length <= MAX_LENGTH ? text : checker.typeToString(type, undefined, flags);
}

function typeParameters(symbol: ts.Symbol): string {
  const names = (symbol.declarations ?? [])
    .flatMap((each) =>
      ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each) || ts.isClassDeclaration(each)
        ? [...(each.typeParameters ?? [])]
        : [],
    )
    .map((each) => each.getText().replace(/\s+/g, " "));
  return names.length > 0 ? `<${[...new Set(names)].join(", ")}>` : "";
}

function printAlias(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const head = `type ${name}${typeParameters(symbol)}`;
  const plain = type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0;
  if (plain && !checker.isArrayType(type) && type.getProperties().length > 0 && !type.getStringIndexType()) {
    return [`${head} {`, ...memberLines(checker, type), "}"];
  }
  return [`${head} = ${typeText(checker, type, ts.TypeFormatFlags.InTypeAlias)}`];
}

function printMembers(checker: ts.TypeChecker, symbol: ts.Symbol, head: string): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const bases = symbol.declarations?.flatMap((each) =>
    ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each)
      ? (each.heritageClauses ?? []).map((clause) => ` ${clause.getText().replace(/\s+/g, " ")}`)
      : [],
  );
  const full = `${head}${typeParameters(symbol)}${(bases ?? []).join("")}`;
  return [`${full} {`, ...memberLines(checker, type), "}"];
}

function memberLines(checker: ts.TypeChecker, type: ts.Type): string[] {
  const call = type
    .getCallSignatures()
    .map((each) => `  ${checker.signatureToString(each, undefined, whole)};`);
  const index = checker
    .getIndexInfosOfType(type)
    .map((each) => `  [key: ${typeText(checker, each.keyType)}]: ${typeText(checker, each.type)};`);
  return [...call, ...index, ...type.getProperties().flatMap((each) => memberLine(checker, each))];
}

function memberLine(checker: ts.TypeChecker, member: ts.Symbol): string[] {
  const declaration = member.valueDeclaration;
  const modifiers = declaration === undefined ? 0 : ts.getCombinedModifierFlags(declaration);
  if (modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected) || isHidden(member)) return [];
  // What comes with the language, or with Node, is no surface of ours.
  if (/\/node_modules\//.test(declaration?.getSourceFile().fileName ?? "")) return [];
  const readonly = modifiers & ts.ModifierFlags.Readonly ? "readonly " : "";
  const optional = member.flags & ts.SymbolFlags.Optional ? "?" : "";
  const name = /^[A-Za-z_$][\w$]*$/.test(member.name) ? member.name : JSON.stringify(member.name);
  return [`  ${readonly}${name}${optional}: ${typeText(checker, checker.getTypeOfSymbol(member))};`];
}

const isHidden = (member: ts.Symbol): boolean => member.name.startsWith("__") || member.name.startsWith("#");

function printClass(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string[] {
  const [head = "", ...rest] = printMembers(checker, symbol, `class ${name}`);
  const statics = checker.getTypeOfSymbol(symbol);
  const constructors = statics
    .getConstructSignatures()
    .map((each) => `  new ${checker.signatureToString(each, undefined, whole)};`);
  const others = checker
    .getPropertiesOfType(statics)
    .filter(({ name }) => name !== "prototype")
    .flatMap((each) => memberLine(checker, each))
    .map((line) => line.replace(/^ {2}/, "  static "));
  return [head, ...constructors, ...others, ...rest];
}

function printConstant(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string[] {
  const type = checker.getTypeOfSymbol(symbol);
  const [only, ...more] = type.getCallSignatures();
  if (only && more.length === 0 && type.getProperties().length === 0) {
    return [
      `const ${name}: ${checker.signatureToString(only, undefined, whole | ts.TypeFormatFlags.WriteArrowStyleSignature)}`,
    ];
  }
  const isTable = type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type);
  if (isTable && type.getProperties().length > 0)
    return [`const ${name} {`, ...memberLines(checker, type), "}"];
  return [`const ${name}: ${typeText(checker, type)}`];
}
