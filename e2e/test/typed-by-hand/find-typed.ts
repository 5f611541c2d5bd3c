import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/** A place in the sources that spells out a name instead of taking it from the contract. */
export interface Finding {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

interface Search {
  /** The root of the repository, or of a copy of it. */
  readonly root: string;
  /** The sources to search, relative to the root. */
  readonly files: readonly string[];
  /** More values to search for, besides those of the contract. */
  readonly values?: readonly string[];
}

const folders = ["packages", "apps", "bench", "docs", "e2e"];

/**
 * Lists the handwritten sources of the repository. Tests are left out, because they state their expectations in their
 * own words. So are templates and examples: they show vendors' code, which has only the SDK's types and spells out
 * values.
 */
export function listSources(root: string): string[] {
  const parts = folders.flatMap((folder) => [
    join(folder, "src"),
    ...readdirSync(join(root, folder)).map((name) => join(folder, name, "src")),
  ]);
  return parts
    .filter((part) => existsSync(join(root, part)))
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: "utf8" }).map((name) => join(part, name)),
    )
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|test-d|gen|gen\.d)\.tsx?$|\/test-support\//.test(file),
    );
}

/**
 * Finds enum values that would still compile after they were renamed: compared with a value of an answer (which may
 * have any value, even in a wider type), given as such a value, or in SQL text. Also finds paths in untyped calls of
 * the SDK.
 */
export function findTyped({ root, files, values = [] }: Search): Finding[] {
  const program = openProgram(root, files);
  const checker = program.getTypeChecker();
  const known = new Set([
    ...readValues(program, join(root, "packages/contract/src/enums.gen.ts")),
    ...values,
  ]);
  const isOpen = (node: ts.Node): boolean => isOpenEnum(checker.getTypeAtLocation(node), known);

  const names = (node: ts.Node): boolean => {
    if (ts.isStringLiteralLike(node)) {
      const other = comparedWith(node);
      if (other) return isOpen(other) || (isUnmistakable(node.text, known) && isText(checker, other));
      if (namesInSql(node.text, known)) return true;
      // The name of a property or type does not count, and has no contextual type.
      const context = known.has(node.text) ? checker.getContextualType(node) : undefined;
      return context !== undefined && isOpenEnum(context, known);
    }
    if (ts.isTemplateExpression(node)) return namesInSql(node.getText(), known);
    if (ts.isElementAccessExpression(node)) {
      return writesKeys(initializerOf(checker, node.expression)) && isOpen(node.argumentExpression);
    }
    return ts.isCallExpression(node) && (isUntypedCall(node) || looksUp(checker, node, isOpen));
  };

  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    if (source === undefined) throw new Error(`${file} was not read`);
    const found: Finding[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
      if (names(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({ file, line: line + 1, code: source.text.split("\n")[line]?.trim() ?? "" });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/**
 * Opens all sources as one program. Of third-party packages, only Preact's are read, because they hold the console's
 * state. No enum value comes through any of the others, and leaving them out halves the time.
 */
function openProgram(root: string, files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile).config;
  const options: ts.CompilerOptions = {
    ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: "preact",
  };
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, file, redirected) =>
    literals.map(({ text }) =>
      /^(\.|@syndikit\/|@?preact)/.test(text)
        ? ts.resolveModuleName(text, file, options, host, cache, redirected)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  );
}

function readValues(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`Nothing uses ${relative(process.cwd(), file)}`);
  return [...source.text.matchAll(/^ {2}"?\w+"?: "([^"]+)",$/gm)].map(([, value = ""]) => value);
}

/** `(string & {}) | "A" | "B"`: a value of an answer, with the values that are known today. */
function isOpenEnum(type: ts.Type, known: ReadonlySet<string>): boolean {
  if (!type.isUnion()) return false;
  const literals = type.types.filter((each) => each.isStringLiteral());
  const open = type.types.some(
    (each) => each.isIntersection() && each.types.some(({ flags }) => flags & ts.TypeFlags.String),
  );
  return open && literals.length > 0 && literals.every(({ value }) => known.has(value));
}

/** A value with no other meaning: code that compares a text with it holds a value of an answer, in a wider type. */
const isUnmistakable = (text: string, known: ReadonlySet<string>): boolean =>
  /^[A-Z][A-Z0-9_]{2,}$/.test(text) && known.has(text);

const isText = (checker: ts.TypeChecker, node: ts.Node): boolean =>
  (checker.getTypeAtLocation(node).flags & ts.TypeFlags.String) !== 0;

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** The other side of a comparison, or the value that a `switch` compares with a `case`. */
function comparedWith(literal: ts.Node): ts.Expression | undefined {
  const { parent } = literal;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return comparedWith(parent);
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent) || !comparisons.has(parent.operatorToken.kind)) return undefined;
  return parent.left === literal ? parent.right : parent.left;
}

/** A comparison in a query: `= 'PAID'`, `<> 'PAID'`, `in ('PAID', …)`. */
const namesInSql = (text: string, known: ReadonlySet<string>): boolean =>
  [...text.matchAll(/(?:=|<>|\bin\s*\()\s*'(\w+)'/gi)].some(([, value = ""]) => known.has(value));

/** `["A"].includes(answer)` and `new Set(["A"]).has(answer)`, even if the list is in a variable. */
function looksUp(
  checker: ts.TypeChecker,
  { expression, arguments: [given] }: ts.CallExpression,
  isOpen: (node: ts.Node) => boolean,
): boolean {
  if (given === undefined || !ts.isPropertyAccessExpression(expression)) return false;
  if (!["includes", "indexOf", "has"].includes(expression.name.text)) return false;
  const made = initializerOf(checker, expression.expression);
  const list = made && ts.isNewExpression(made) ? made.arguments?.[0] : made;
  return (
    list !== undefined &&
    ts.isArrayLiteralExpression(list) &&
    list.elements.some(ts.isStringLiteralLike) &&
    isOpen(given)
  );
}

/** A table whose keys the compiler does not compare with anything. */
const writesKeys = (table: ts.Node | undefined): boolean =>
  table !== undefined &&
  ts.isObjectLiteralExpression(table) &&
  table.properties.some(({ name }) => name && (ts.isIdentifier(name) || ts.isStringLiteral(name)));

/** The value of a constant, or the expression itself. */
function initializerOf(checker: ts.TypeChecker, expression: ts.Expression): ts.Expression | undefined {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) {
    return initializerOf(checker, expression.expression);
  }
  if (!ts.isIdentifier(expression)) return expression;
  const symbol = checker.getSymbolAtLocation(expression);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.valueDeclaration;
  const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return made && ts.isAsExpression(made) ? made.expression : made;
}

/** `client.request("GET", "/subscription")`: the SDK's call for operations that are not in the spec. */
const isUntypedCall = ({ expression, arguments: [, path] }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  expression.name.text === "request" &&
  path !== undefined &&
  (ts.isStringLiteralLike(path) || ts.isTemplateExpression(path)) &&
  /^[`"']\//.test(path.getText());
