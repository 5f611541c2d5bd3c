import { componentName } from "./dereference.js";
import type { Spec } from "./model.js";
import type { OldParameter, Schema } from "./openapi-document.js";
import { namedSchemas } from "./schema-type.js";

/** The versions that have a field: from `since` on, and before `until`. */
export interface Range {
  since?: string | undefined;
  until?: string | undefined;
}

/** A schema with fields that some versions of the interface have, and others do not. */
export interface VersionedSchema {
  name: string;
  /** The fields of the schema without `apiVersion` that not every version has. */
  fields: Record<string, Range>;
  /** The fields that it has in other versions only. */
  others: Record<string, Range & { schema: Schema; required: boolean }>;
  /** Its forms, oldest first, each with the version that it begins with. */
  shapes: { since: string; schema: Schema }[];
}

type Versioned = Pick<Spec, "schemas" | "otherVersions" | "apiVersions">;

/**
 * Every schema that has different fields in different versions, and every schema that takes its fields over by `allOf`.
 *
 * @throws {Error} when a mark names a version that is not in the table, or a field stands twice in one version.
 */
export function findVersionedSchemas(spec: Versioned): VersionedSchema[] {
  const versions = Object.keys(spec.apiVersions);
  return Object.keys(spec.schemas).flatMap((name) => {
    const { fields, others } = fieldsOf(spec, name);
    const ranges = [...Object.values(fields), ...Object.values(others)];
    if (ranges.length === 0) return [];
    const marks = ranges.flatMap(({ since, until }) => [since ?? [], until ?? []].flat());
    const unknown = marks.find((mark) => !versions.includes(mark));
    if (unknown !== undefined)
      throw new Error(`${name} names the version ${unknown}, which is not in versions.yaml.`);
    const [first = ""] = versions;
    const boundaries = [...new Set([first, ...marks])].sort();
    const shapes = boundaries.map((since) => ({ since, schema: shapeAt(spec, name, since) }));
    return [{ name, fields, others, shapes }];
  });
}

/** Whether a version has a field. */
export function isLive({ since, until }: Range, version: string): boolean {
  return (since === undefined || since <= version) && (until === undefined || version < until);
}

/** The fields of a schema that come and go, those of the schemas that it takes over included. */
function fieldsOf(spec: Versioned, name: string): Pick<VersionedSchema, "fields" | "others"> {
  const schema = spec.schemas[name] ?? {};
  const parents = (schema.allOf ?? []).flatMap(namedSchemas).map((parent) => fieldsOf(spec, parent));
  const fields = Object.assign({}, ...parents.map((parent) => parent.fields));
  const others = Object.assign({}, ...parents.map((parent) => parent.others));
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    const range = rangeOf(property);
    if (range !== undefined) fields[field] = range;
  }
  const { properties = {}, required = [] } = spec.otherVersions[name] ?? {};
  for (const [field, property] of Object.entries(properties)) {
    const range = rangeOf(property);
    if (range === undefined)
      throw new Error(`${name}.${field} needs x-since or x-until, to say which versions have it.`);
    others[field] = { ...range, schema: property, required: required.includes(field) };
  }
  return { fields, others };
}

function rangeOf({ "x-since": since, "x-until": until }: Schema): Range | undefined {
  if (since === undefined && until === undefined) return undefined;
  return { since, until };
}

/** The form of a schema in one version. What it takes over by `allOf` is named, and so has the form of that version too. */
function shapeAt({ schemas, otherVersions }: Versioned, name: string, version: string): Schema {
  const { properties = {}, required = [], ...schema } = schemas[name] ?? {};
  const others = otherVersions[name] ?? { properties: {} };
  const isLiveHere = ([, property]: [string, Schema]): boolean => isLive(rangeOf(property) ?? {}, version);
  const kept = Object.entries(properties).filter(isLiveHere);
  const added = Object.entries(others.properties).filter(isLiveHere);
  const names = [...kept, ...added].map(([field]) => field);
  const twice = names.find((field, index) => names.indexOf(field) !== index);
  if (twice !== undefined) throw new Error(`${name}.${twice} stands twice in the version ${version}.`);
  const needed = [
    ...required.filter((field) => kept.some(([other]) => other === field) || !(field in properties)),
    ...(others.required ?? []).filter((field) => added.some(([other]) => other === field)),
  ];
  return {
    ...schema,
    ...(needed.length > 0 ? { required: needed } : {}),
    properties: Object.fromEntries([...kept, ...added]),
  };
}

/** Where an operation has a versioned schema: as the whole body, or as each entry of a list. */
export interface VersionedBody {
  schema: string;
  isList: boolean;
}

/** What of an operation differs between versions. */
export interface VersionedOperation {
  request?: VersionedBody;
  answer?: VersionedBody;
  oldParameters?: OldParameter[];
}

/**
 * The versioned schemas of each operation, in its request and in its success, and its old parameters.
 *
 * @throws {Error} when an old parameter stands for none of the operation, or its version is not in the table.
 */
export function findVersionedOperations(spec: Spec): Record<string, VersionedOperation> {
  const names = new Set(findVersionedSchemas(spec).map(({ name }) => name));
  assertFlat(spec, names);
  const bodyOf = (schema: Schema | undefined): VersionedBody | undefined => {
    const isList = schema?.type === "array";
    const [name] = schema === undefined ? [] : namedSchemas(isList ? (schema.items ?? {}) : schema);
    return name !== undefined && names.has(name) ? { schema: name, isList } : undefined;
  };
  const found = spec.operations.map(({ id, parameters, oldParameters = [], body, responses }) => {
    for (const { name, is, until } of oldParameters) {
      const isKnown = until in spec.apiVersions && parameters.some((parameter) => parameter.name === is);
      if (!isKnown)
        throw new Error(`${id}: ${name} was called ${is} until ${until}, which is not in the spec.`);
    }
    const request = bodyOf(body?.schema);
    const [answer] = responses.flatMap(({ status, schema }) => (status < 300 ? (bodyOf(schema) ?? []) : []));
    const old = oldParameters.length > 0 ? { oldParameters } : {};
    return [id, { ...(request ? { request } : {}), ...(answer ? { answer } : {}), ...old }] as const;
  });
  return Object.fromEntries(found.filter(([, bodies]) => Object.keys(bodies).length > 0));
}

/**
 * Versions are told apart by fields of whole bodies, and of entries of lists. What is sent to a vendor has one form.
 *
 * @throws {Error} when a versioned schema stands deeper, where nothing would bring it into the form of a version.
 */
function assertFlat(spec: Spec, names: ReadonlySet<string>): void {
  for (const [name, { allOf: _, ...schema }] of Object.entries(spec.schemas)) {
    const inside = namedSchemas(schema).find((other) => names.has(other));
    if (inside !== undefined)
      throw new Error(`${name} holds ${inside}, which has versions: only whole bodies can.`);
  }
  for (const { name, body } of spec.webhooks) {
    const sent = body === undefined ? [] : namedSchemas(body.schema);
    if (sent.some((schema) => names.has(schema)))
      throw new Error(`${name} is sent to vendors, and cannot have versions.`);
  }
}

/** The name of the compiled schema of a form. */
export function shapeName(name: string, since: string): string {
  return `${name}_${since}`;
}

/** Every form as a schema of its own name, and what they refer to. What all forms of a schema have is compiled once. */
export function shapesToCompile(spec: Versioned): Map<string, Schema> {
  const found = findVersionedSchemas(spec);
  const shapes = new Map(found.map(({ name, shapes }) => [name, shapes]));
  const compiled = new Map(Object.entries(spec.schemas));
  for (const { name, fields, others, shapes: own } of found) {
    const comesAndGoes = (field: string): boolean => field in fields || field in others;
    for (const { since, schema } of own) {
      const { allOf = [], properties = {}, required = [], ...rest } = schema;
      const parents = allOf.map((parent) => {
        const taken = parent.$ref === undefined ? undefined : componentName(parent.$ref);
        const form = shapes.get(taken ?? "")?.findLast((shape) => shape.since <= since);
        return taken === undefined || form === undefined ? parent : { $ref: shapeName(taken, form.since) };
      });
      const part = (isWanted: (field: string) => boolean): Schema => ({
        required: required.filter(isWanted),
        properties: Object.fromEntries(Object.entries(properties).filter(([field]) => isWanted(field))),
      });
      const common = shapeName(name, "common");
      compiled.set(common, { ...rest, ...part((field) => !comesAndGoes(field)) });
      compiled.set(shapeName(name, since), {
        ...part(comesAndGoes),
        type: "object",
        allOf: [{ $ref: common }, ...parents],
      });
    }
  }
  return compiled;
}
