import { createRequire } from "node:module";

/** A schema of the interface, with its references and parts merged. */
export interface SchemaNode {
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, SchemaNode>;
  /** The schema for keys that the user may choose; undefined when there are none. */
  readonly others: SchemaNode | undefined;
  readonly isFixed: boolean;
}

interface RawSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, RawSchema>>;
  readonly additionalProperties?: boolean | RawSchema;
  readonly allOf?: readonly RawSchema[];
  readonly anyOf?: readonly RawSchema[];
  readonly oneOf?: readonly RawSchema[];
  readonly const?: unknown;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, RawSchema>> };
  readonly webhooks: Readonly<Record<string, { readonly post?: { readonly requestBody?: RawBody } }>>;
}

interface RawBody {
  readonly content: { readonly "application/json": { readonly schema: RawSchema } };
}

// The contract's document is JSON, and only `require` loads JSON without a warning in Node.
const load = createRequire(import.meta.url);
let loaded: Document | undefined;

function document(): Document {
  loaded ??= load("@syndikit/contract/openapi.json") as Document;
  return loaded;
}

export function schemaNode(name: string): SchemaNode {
  return toNode({ $ref: `#/components/schemas/${name}` });
}

/** The schema of an event's payload. */
export function eventNode(name: string): SchemaNode {
  const schema = document().webhooks[name]?.post?.requestBody?.content["application/json"].schema;
  if (schema === undefined) throw new Error(`The document has no event ${name}.`);
  return toNode(schema);
}

/** The names of the fields that can be set. */
export function keysOf({ properties }: SchemaNode): readonly string[] {
  return [...properties].filter(([, { isFixed }]) => !isFixed).map(([name]) => name);
}

function toNode(schema: RawSchema): SchemaNode {
  const types = new Set<string>();
  const properties = new Map<string, SchemaNode>();
  let others: SchemaNode | undefined;
  let isFixed = false;
  let isOpen = false;
  for (const part of partsOf(schema)) {
    for (const type of [part.type ?? []].flat()) types.add(type);
    for (const [name, property] of Object.entries(part.properties ?? {}))
      properties.set(name, toNode(property));
    if (typeof part.additionalProperties === "object") others = toNode(part.additionalProperties);
    if (part.additionalProperties === true) isOpen = true;
    if (part.const !== undefined) isFixed = true;
  }
  // An open map that names some keys is treated as closed, because another key is most likely a typo.
  if (isOpen && properties.size === 0)
    others = { types: new Set(), properties: new Map(), others, isFixed: false };
  return { types, properties, others, isFixed };
}

/** A schema and all schemas that it refers to or combines. */
function partsOf(schema: RawSchema): readonly RawSchema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const referred = $ref === undefined ? [] : [resolve($ref)];
  return [...[...referred, ...allOf, ...anyOf, ...oneOf].flatMap(partsOf), schema];
}

function resolve(reference: string): RawSchema {
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  const schema = document().components.schemas[name];
  if (schema === undefined) throw new Error(`The document has no schema ${name}.`);
  return schema;
}
