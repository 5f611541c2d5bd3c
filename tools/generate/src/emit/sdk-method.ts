import { componentName } from "../dereference.js";
import type { Operation, Spec } from "../model.js";
import type { Json, ParameterObject, Schema, SdkMethod } from "../openapi-document.js";
import { schemaType } from "../schema-type.js";

/** One argument of an SDK method. */
export interface Argument {
  name: string;
  /** Its TypeScript type. */
  type: string;
  /** The resource that it refers to, where it is a reference. */
  kind?: string;
  place: "path" | "body" | "field";
}

/** One method of the SDK: an operation, or one action of it. */
export interface Method {
  group: string;
  name: string;
  summary: string;
  operation: Operation;
  arguments: Argument[];
  /** The query parameters that the options of the method carry. */
  query: ParameterObject[];
  fixed: Record<string, Json>;
  result: Result;
  idempotency: string;
  emits: string[];
  roles: Record<string, string[]>;
  /** Takes a user name and a password, and nothing else. */
  signsIn: boolean;
}

/** What a method answers. */
export type Result =
  | { kind: "nothing" | "count" }
  | { kind: "value" | "list"; type: string }
  | { kind: "location"; resource: string };

/** Sent by the client itself, or asked for by a method of its own: a new permanent token ends the old one. */
const hidden = ["apiVersion", "expire"];

/** Every method of the SDK, in the order of the operations. */
export function readMethods(spec: Spec): Method[] {
  return spec.operations.flatMap((operation) => {
    const { sdk, id } = operation;
    if (!sdk) throw new Error(`${id} has no x-sdk, so the SDK would not have it.`);
    if (sdk.methods) return sdk.methods.map((method) => readAction(spec, operation, sdk.group, method));
    if (!sdk.method) throw new Error(`${id} has an x-sdk without a method.`);
    return [readWhole(operation, sdk.group, sdk.method)];
  });
}

/** The methods by their group, groups in the order of their first operation. */
export function readGroups(spec: Spec): Map<string, Method[]> {
  const groups = new Map<string, Method[]>();
  for (const method of readMethods(spec)) {
    const group = groups.get(method.group) ?? [];
    if (group.some(({ name }) => name === method.name)) {
      throw new Error(`Two operations are called ${method.group}.${method.name}.`);
    }
    groups.set(method.group, [...group, method]);
  }
  return groups;
}

/** The name of the type of references to a resource. */
export function referenceType(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Ref`;
}

function readWhole(operation: Operation, group: string, name: string): Method {
  const { body } = operation;
  return {
    ...shared(operation, group),
    name,
    summary: operation.summary,
    arguments: [
      ...pathArguments(operation),
      ...(body
        ? [{ name: bodyName(body.schema), type: inputType(body.schema), place: "body" as const }]
        : []),
    ],
    fixed: {},
    result: readResult(operation),
    idempotency: operation.idempotency,
    emits: operation.emits,
    roles: operation.roles,
  };
}

function readAction(spec: Spec, operation: Operation, group: string, method: SdkMethod): Method {
  const { name, summary, schema = "", fixed = {}, args, result, idempotency, emits = [] } = method;
  const properties = spec.schemas[schema]?.properties ?? {};
  const body: Argument[] = args
    ? args.map((field) => readField(spec, properties, field, `${operation.id} ${name}`))
    : [{ name: "fields", type: schema, place: "body" }];
  return {
    ...shared(operation, group),
    name,
    summary,
    arguments: [...pathArguments(operation), ...body],
    fixed,
    result: result ? { kind: "value", type: result } : { kind: "nothing" },
    idempotency: idempotency ?? operation.idempotency,
    emits,
    // The loader has made lists of all scopes.
    roles: (method.roles as Record<string, string[]> | undefined) ?? operation.roles,
  };
}

function shared(
  operation: Operation,
  group: string,
): Pick<Method, "group" | "operation" | "query" | "signsIn"> {
  const { security, parameters } = operation;
  const query = parameters.filter(
    (parameter) => parameter.in === "query" && !hidden.includes(parameter.name),
  );
  return { group, operation, query, signsIn: security.length === 1 && security[0] === "basicAuth" };
}

function pathArguments({ path }: Operation): Argument[] {
  return [...path.matchAll(/(\w+)\/{(\w+)}/g)].map(([, kind = "", name = ""]) =>
    name === "id"
      ? { name: kind, type: referenceType(kind), kind, place: "path" }
      : { name, type: "string", place: "path" },
  );
}

function readField(spec: Spec, properties: Record<string, Schema>, name: string, where: string): Argument {
  const property = properties[name];
  if (!property) throw new Error(`${where} has an argument ${name} that its schema does not have.`);
  const target = property.$ref ? spec.schemas[componentName(property.$ref)] : undefined;
  const kind = target?.properties?.["url"]?.["x-ref"];
  if (typeof kind === "string") return { name, type: referenceType(kind), kind, place: "field" };
  return { name, type: inputType(property), place: "field" };
}

/** A list goes in as it is, so that a constant one may go in too. */
function inputType(schema: Schema): string {
  return schema.type === "array" ? `readonly ${schemaType(schema)}` : schemaType(schema);
}

/** `lines` for a list of `InvoiceLineInput`, `metadata` for `Metadata`, and `input` for a longer name. */
function bodyName(schema: Schema): string {
  const type = schemaType(schema);
  const last = (type.match(/[A-Z][a-z]+/g) ?? []).filter((word) => word !== "Input").at(-1) ?? type;
  if (schema.type === "array") return `${last.toLowerCase()}s`;
  return last === type ? type.toLowerCase() : "input";
}

function readResult({ method, path, pagination, responses }: Operation): Result {
  if (method === "HEAD") return { kind: "count" };
  const success = responses.filter(({ status }) => status < 300);
  const [first] = success;
  if (success.length !== 1 || !first)
    throw new Error(`${method} ${path} has more than one success, and no methods.`);
  if (pagination && first.schema?.items) return { kind: "list", type: schemaType(first.schema.items) };
  if (first.schema) return { kind: "value", type: schemaType(first.schema) };
  if (first.headers.includes("Location")) {
    return { kind: "location", resource: path.slice(path.lastIndexOf("/") + 1) };
  }
  return { kind: "nothing" };
}
