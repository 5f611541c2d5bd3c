import openapiTs, { astToString, type OpenAPI3, type OpenAPITSOptions } from "openapi-typescript";
import ts from "typescript";
import { findAnswerSchemas } from "../answer-schemas.js";
import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal } from "../print.js";

/** The types of the schemas, each by its own name. What an operation takes and answers is in operation-types.gen.ts. */
export const types: Emitter = {
  name: "types",
  target: "packages/contract/src/types.gen.ts",
  source: "spec/openapi.yaml",
  emit: async (spec) => {
    const { openapi, info, components } = structuredClone(spec.document);
    const schemas = { openapi, info, components: { schemas: components?.schemas } };
    // The document is checked by the linter already; openapi-typescript only knows a wider type for it.
    const nodes = await openapiTs(schemas as OpenAPI3, options(spec));
    return `${astToString(nodes.filter(isOfSchemas).map(onlySchemas))}\n${aliases(spec)}\n${references(spec)}`;
  },
};

/** The document that it was given has no paths, so what it says of them is empty. */
function isOfSchemas(node: ts.Node): boolean {
  const empty = ["paths", "webhooks", "operations", "$defs"];
  return !(
    (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
    empty.includes(node.name.text)
  );
}

/** Without the other kinds of components, which the document does not have either. */
function onlySchemas(node: ts.Node): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return node;
  const { modifiers, name, typeParameters, heritageClauses, members } = node;
  const kept = members.filter(({ name: kind }) => kind && ts.isIdentifier(kind) && kind.text === "schemas");
  return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, kept);
}

/** The field of a schema that changes its type. */
interface Marks extends Pick<Schema, "x-ref"> {
  [other: string]: unknown;
}

function options(spec: Spec): OpenAPITSOptions {
  const answers = findAnswerSchemas(spec);
  const open = Object.keys(spec.schemas).filter((name) => spec.schemas[name]?.["x-open-enum"]);
  return {
    silent: true,
    // A default is the server's to fill in: a caller may leave the field away.
    defaultNonNullable: false,
    postTransform: (type, { path }) => {
      const name = path?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1];
      return name !== undefined && answers.has(name) ? openEnumsIn(type, new Set(open)) : undefined;
    },
    transformProperty: (property, value) => {
      const { "x-ref": resources }: Marks = { ...value };
      if (!resources) return undefined;
      return ts.factory.updatePropertySignature(
        property,
        property.modifiers,
        property.name,
        property.questionToken,
        referenceTo([resources].flat()),
      );
    },
  };
}

/** Every mention of one of the enums gets an open end: `(string & {})` keeps editors listing the known values. */
function openEnumsIn(type: ts.TypeNode, enums: ReadonlySet<string>): ts.TypeNode {
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaNameOf(node);
    return name !== undefined && enums.has(name)
      ? ts.factory.createParenthesizedType(ts.factory.createUnionTypeNode([node as ts.TypeNode, anyString()]))
      : ts.visitEachChild(node, visit, undefined);
  };
  // A visitor answers with the kind of node that it was given.
  return visit(type) as ts.TypeNode;
}

/** `X` of `components["schemas"]["X"]`. */
function schemaNameOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { indexType } = node;
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)
    ? indexType.literal.text
    : undefined;
}

function anyString(): ts.TypeNode {
  return ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      ts.factory.createTypeLiteralNode([]),
    ]),
  );
}

/** A template literal type such as `subscription/${number}`, or a union of them. */
function referenceTo(resources: string[]): ts.TypeNode {
  const templates = resources.map((resource) =>
    ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead(`${resource}/`), [
      ts.factory.createTemplateLiteralTypeSpan(
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
        ts.factory.createTemplateTail(""),
      ),
    ]),
  );
  return ts.factory.createUnionTypeNode(templates);
}

/** Enum schemas are exported by enums.gen.ts, as a type and an object of the same name. */
function aliases({ schemas }: Spec): string {
  return Object.entries(schemas)
    .filter(([, schema]) => !isEnum(schema))
    .map(([name, schema]) => {
      return `${docComment(schema.description)}export type ${name} = components["schemas"][${literal(name)}];\n`;
    })
    .join("\n");
}

/** Whether a schema is a list of names, and so is exported as an object too. */
export function isEnum(schema: Schema): boolean {
  return schema.type === "string" && Array.isArray(schema.enum);
}

function references({ schemas }: Spec): string {
  const names = Object.values(schemas).flatMap((schema) =>
    Object.values(schema.properties ?? {}).flatMap((property) => property["x-ref"] ?? []),
  );
  const resources = [...new Set(names)].sort().map(literal).join(" | ") || "never";
  return `/** A resource that references lead to. */\nexport type ResourceName = ${resources};\n`;
}
