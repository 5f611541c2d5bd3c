import { findAnswerSchemas } from "../answer-schemas.js";
import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import { docComment, literal, propertyName } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";
import { bundleCompiled } from "../validators/bundle-validators.js";
import { compileSchemas } from "../validators/compile-schemas.js";
import {
  findVersionedOperations,
  findVersionedSchemas,
  type Range,
  shapeName,
  shapesToCompile,
  type VersionedSchema,
} from "../versions.js";
import { importSchemas } from "./operation-types.js";

const SOURCE = "spec/versions.yaml and spec/schemas/";

/** The versions of the interface, and what each of them has. */
export const versions: Emitter = {
  name: "versions",
  target: "packages/contract/src/versions.gen.ts",
  source: SOURCE,
  emit: (spec) => {
    const found = findVersionedSchemas(spec);
    const others = found.filter((schema) => Object.keys(schema.others).length > 0);
    const mentioned = others.flatMap((schema) =>
      Object.values(schema.others).flatMap((field) => namedSchemas(field.schema)),
    );
    return [
      `import type { OperationId } from "./operations.gen.js";\n${importSchemas(spec.schemas, mentioned)}`,
      `${docComment("Every version that `apiVersion` can ask for, oldest first, and what it changed.")}export const apiVersions = ${literal(spec.apiVersions)} as const;\n`,
      `${docComment("A version of the interface: the date of a change that breaks callers.")}export type ApiVersion = keyof typeof apiVersions;\n`,
      `${docComment("The versions that have a field: from `since` on, and before `until`.")}export interface VersionRange {\n  readonly since?: ApiVersion;\n  readonly until?: ApiVersion;\n}\n`,
      `${docComment("A schema whose fields differ between versions: `fields` are those without `apiVersion` that not every version has, `others` those that only other versions have.")}export interface VersionedSchema {\n  readonly fields: Readonly<Record<string, VersionRange>>;\n  readonly others: Readonly<Record<string, VersionRange>>;\n}\n`,
      `${docComment("Every schema whose fields differ between versions.")}export const versionedSchemas = {\n${found.map(entry).join("\n")}\n} as const satisfies Record<string, VersionedSchema>;\n`,
      `${docComment("The name of a schema whose fields differ between versions.")}export type VersionedSchemaName = keyof typeof versionedSchemas;\n`,
      `${docComment("The fields that a schema has in other versions only.")}export interface OtherVersions {\n${others.map((schema) => otherFields(spec, schema)).join("\n")}\n}\n`,
      `${docComment("A versioned schema in a request or an answer: the whole body, or each entry of a list.")}export interface VersionedBody {\n  readonly schema: VersionedSchemaName;\n  readonly isList: boolean;\n}\n`,
      `${docComment("What of an operation differs between versions. A query parameter is called `name` before `until`, and `is` since.")}export interface VersionedOperation {\n  readonly request?: VersionedBody;\n  readonly answer?: VersionedBody;\n  readonly oldParameters?: readonly { readonly name: string; readonly is: string; readonly until: ApiVersion }[];\n}\n`,
      `${docComment("Every operation that differs between versions.")}export const versionedOperations: Readonly<Partial<Record<OperationId, VersionedOperation>>> = ${literal(findVersionedOperations(spec))};\n`,
    ].join("\n");
  },
};

function entry({ name, fields, others }: VersionedSchema): string {
  const ranges = Object.entries(others).map(([field, range]) => [field, rangeOf(range)]);
  return `${propertyName(name)}: ${literal({ fields, others: Object.fromEntries(ranges) })},`;
}

function rangeOf({ since, until }: Range): Range {
  return { since, until };
}

function otherFields(spec: Spec, { name, others }: VersionedSchema): string {
  const isAnswered = findAnswerSchemas(spec).has(name);
  const members = Object.entries(others).map(([field, { schema }]) => {
    const type = schemaType(schema);
    const isOpen = isAnswered && spec.schemas[type]?.["x-open-enum"] === true;
    return `${docComment(schema.description)}${propertyName(field)}?: ${isOpen ? `${type} | (string & {})` : type};`;
  });
  return `${propertyName(name)}: {\n${members.join("\n")}\n};`;
}

/** The compiled schemas of every form of every versioned schema. */
export const versionValidators: Emitter = {
  name: "version validators",
  target: "packages/contract/src/version-validators.gen.js",
  source: SOURCE,
  emit: (spec) => {
    const tables = findVersionedSchemas(spec).map(({ name, shapes }) => {
      const members = shapes.map(({ since }) => `${literal(since)}: compiled.${shapeName(name, since)}`);
      return `${propertyName(name)}: { ${members.join(", ")} }`;
    });
    const contents = `import * as compiled from "./compiled.js";\nexport const shapes = { ${tables.join(", ")} };`;
    return bundleCompiled(compileSchemas(shapesToCompile(spec)), contents);
  },
};

/** The types of the compiled forms. */
export const versionValidatorTypes: Emitter = {
  name: "version validator types",
  target: "packages/contract/src/version-validators.gen.d.ts",
  source: SOURCE,
  emit: () =>
    [
      'import type { CompiledSchema } from "./validators.gen.js";\nimport type { VersionedSchemaName } from "./versions.gen.js";\n',
      "/** Every form of each versioned schema, oldest first, by the version that it begins with. */\nexport declare const shapes: Readonly<Record<VersionedSchemaName, Readonly<Record<string, CompiledSchema>>>>;",
    ].join("\n"),
};

/** The forms as schemas of OpenAPI, by the version that each begins with. */
export const openapiVersions: Emitter = {
  name: "openapi versions",
  target: "packages/contract/openapi-versions.json",
  source: SOURCE,
  emit: (spec) => {
    const schemas = findVersionedSchemas(spec).map(({ name, shapes }) => [
      name,
      Object.fromEntries(shapes.map(({ since, schema }) => [since, schema])),
    ]);
    return `${JSON.stringify({ versions: spec.apiVersions, schemas: Object.fromEntries(schemas) }, undefined, 2)}\n`;
  },
};

/** The modules of the reference server, one for each version that changes a field by more than taking it away. */
export const versionChanges: Emitter = {
  name: "version changes",
  target: "apps/reference-server/src/http/versions/changes.gen.ts",
  source: SOURCE,
  emit: (spec) => {
    const ranges = findVersionedSchemas(spec).flatMap(({ others }) => Object.values(others));
    const marks = new Set(ranges.flatMap(({ since, until }) => [since ?? [], until ?? []].flat()));
    const changed = [...marks].sort();
    return [
      ...changed.map((version) => `import { change as change${version} } from "./${version}.js";`),
      `\n${docComment("The changes of the interface, oldest first, by version.")}export const changes = {`,
      ...changed.map((version) => `${literal(version)}: change${version},`),
      "} as const;\n",
    ].join("\n");
  },
};
