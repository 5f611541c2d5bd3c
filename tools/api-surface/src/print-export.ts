import ts from "typescript";

const printer = ts.createPrinter({ removeComments: true });
const whole =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors;
const MAX_LENGTH = 110;

/** The lines of an export, and the nodes that they were printed from. */
export interface Printed {
  readonly lines: readonly string[];
  readonly nodes: readonly ts.Node[];
}

/**
 * An export as it is written, without comments and bodies. What is not written, as the type of a table, is printed as
 * the checker sees it. Nothing is shortened: a change that is left out here is seen by nobody.
 */
export function printExport(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): Printed {
  const nodes = (symbol.declarations ?? []).filter((each) => !isImplementation(each, symbol));
  const lines = nodes.flatMap((each) => printDeclaration(checker, name, each));
  if (lines.length === 0) throw new Error(`${name} is neither a type nor a value that this tool knows`);
  return { lines, nodes };
}

/** The body of an overloaded function is none of its signatures. */
const isImplementation = (node: ts.Declaration, { declarations = [] }: ts.Symbol): boolean =>
  ts.isFunctionDeclaration(node) &&
  node.body !== undefined &&
  declarations.filter(ts.isFunctionDeclaration).length > 1;

function printDeclaration(checker: ts.TypeChecker, name: string, node: ts.Declaration): string[] {
  if (ts.isInterfaceDeclaration(node)) {
    return block(
      `interface ${name}${head(node)}`,
      node.members.map((each) => printNode(each)),
    );
  }
  if (ts.isClassDeclaration(node)) {
    const kept = node.members.filter(isPublic).flatMap((each) => printMember(checker, each));
    return block(`class ${name}${head(node)}`, kept);
  }
  if (ts.isTypeAliasDeclaration(node)) return printAlias(`type ${name}${head(node)}`, node.type);
  if (ts.isFunctionDeclaration(node)) return [`function ${name}${signature(checker, node)}`];
  if (ts.isVariableDeclaration(node)) return printConstant(checker, name, node);
  return [];
}

function printAlias(start: string, type: ts.TypeNode): string[] {
  if (ts.isTypeLiteralNode(type))
    return block(
      start,
      type.members.map((each) => printNode(each)),
    );
  const line = `${start} = ${printNode(type)}`;
  if (line.length <= MAX_LENGTH || !ts.isUnionTypeNode(type)) return [line];
  return [`${start} =`, ...type.types.map((each) => `  | ${printNode(each)}`)];
}

function printConstant(checker: ts.TypeChecker, name: string, node: ts.VariableDeclaration): string[] {
  if (node.type) return [`const ${name}: ${printNode(node.type)}`];
  const { initializer } = node;
  if (initializer && ts.isArrowFunction(initializer))
    return [`const ${name}: ${signature(checker, initializer)}`];
  const type = inferred(checker, node, checker.getTypeAtLocation(node));
  return ts.isTypeLiteralNode(type) && type.members.length > 0
    ? block(
        `const ${name}`,
        type.members.map((each) => printNode(each, node)),
      )
    : [`const ${name}: ${printNode(type, node)}`];
}

/** A member of a class, with the type that it has where none is written. */
function printMember(checker: ts.TypeChecker, member: ts.ClassElement): string[] {
  const modifiers = (ts.canHaveModifiers(member) ? ts.getModifiers(member) : undefined) ?? [];
  const before = modifiers
    .filter(({ kind }) => kind !== ts.SyntaxKind.AsyncKeyword && kind !== ts.SyntaxKind.PublicKeyword)
    .map((each) => `${each.getText()} `)
    .join("");
  if (ts.isConstructorDeclaration(member)) return [`constructor${parameters(member)};`];
  if (ts.isGetAccessor(member))
    return [`${before}get ${member.name.getText()}${signature(checker, member)};`];
  if (ts.isSetAccessor(member)) return [`${before}set ${member.name.getText()}${parameters(member)};`];
  if (ts.isMethodDeclaration(member))
    return [`${before}${member.name.getText()}${signature(checker, member)};`];
  if (!ts.isPropertyDeclaration(member)) return [];
  const type = member.type ?? inferred(checker, member, checker.getTypeAtLocation(member));
  const optional = member.questionToken ? "?" : "";
  return [`${before}${member.name.getText()}${optional}: ${printNode(type, member)};`];
}

function isPublic(member: ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (
    !(ts.getCombinedModifierFlags(member) & hidden) && !(member.name && ts.isPrivateIdentifier(member.name))
  );
}

function signature(checker: ts.TypeChecker, node: ts.FunctionLikeDeclaration): string {
  const called = checker.getSignatureFromDeclaration(node);
  const type = node.type ?? (called && inferred(checker, node, checker.getReturnTypeOfSignature(called)));
  const arrow = ts.isArrowFunction(node) ? " =>" : ":";
  return `${typeParameters(node)}${parameters(node)}${arrow} ${type ? printNode(type, node) : "unknown"}`;
}

const parameters = (node: ts.FunctionLikeDeclaration): string =>
  `(${node.parameters.map((each) => printNode(each)).join(", ")})`;

const typeParameters = ({
  typeParameters = undefined,
}: {
  typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined;
}): string => (typeParameters ? `<${typeParameters.map((each) => printNode(each)).join(", ")}>` : "");

function head(node: ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration): string {
  const clauses = ts.isTypeAliasDeclaration(node) ? [] : (node.heritageClauses ?? []);
  return `${typeParameters(node)}${clauses.map((each) => ` ${printNode(each)}`).join("")}`;
}

function inferred(checker: ts.TypeChecker, place: ts.Node, type: ts.Type): ts.TypeNode {
  const node = checker.typeToTypeNode(type, place, whole);
  if (!node) throw new Error(`${place.getText()} has no type that can be written`);
  return node;
}

/** On one line. A node that the checker made has no source, and takes that of its place. */
function printNode(node: ts.Node, place: ts.Node = node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, place.getSourceFile());
  return text
    .replace(/\s+/g, " ")
    .replace(/([([<]) /g, "$1")
    .replace(/,? ([)\]])/g, "$1")
    .trim();
}

const block = (start: string, lines: readonly string[]): string[] => [
  `${start} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];
