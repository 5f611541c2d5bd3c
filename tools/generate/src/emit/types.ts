import openapiTs, { astToString, type OpenAPI3, type OpenAPITSOptions } from "openapi-typescript";
import ts from "typescript";
import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal } from "../print.js";

/** The types of the document, and every schema by its own name. */
export const types: Emitter = {
  name: "types",
  target: "packages/contract/src/types.gen.ts",
  source: "spec/openapi.yaml",
  emit: async (spec) => {
    // The document is checked by the linter already; openapi-typescript only knows a wider type for it.
    const nodes = await openapiTs(structuredClone(spec.document) as OpenAPI3, options(spec));
    return `${astToString(nodes)}\n${aliases(spec)}\n${references(spec)}`;
  },
};

/** The fields of a schema that change its type. */
interface Marks extends Pick<Schema, "x-ref" | "x-open-enum"> {
  [other: string]: unknown;
}

function options(spec: Spec): OpenAPITSOptions {
  return {
    silent: true,
    // A default is the server's to fill in: a caller may leave the field away.
    defaultNonNullable: false,
    postTransform: (type, { path }) => {
      const name = path?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1];
      const schema = name === undefined ? undefined : spec.schemas[name];
      return schema?.["x-open-enum"] ? opened(type) : undefined;
    },
    transformProperty: (property, value) => {
      const { "x-ref": resources, "x-open-enum": open }: Marks = { ...value };
      const type = resources ? referenceTo([resources].flat()) : open && opened(property.type);
      if (!type) return undefined;
      return ts.factory.updatePropertySignature(
        property,
        property.modifiers,
        property.name,
        property.questionToken,
        type,
      );
    },
  };
}

/** The known values, and an open end: `(string & {})` keeps editors listing the known ones. */
function opened(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type) return undefined;
  const known = ts.isUnionTypeNode(type) ? type.types : [type];
  const anyString = ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      ts.factory.createTypeLiteralNode([]),
    ]),
  );
  return ts.factory.createUnionTypeNode([...known, anyString]);
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
