import { componentName } from "../../dereference.js";
import type { Operation, Spec } from "../../model.js";
import type { Json, ParameterObject, Schema, SdkMethod } from "../../openapi-document.js";
import { isBinary, namedSchemas, schemaType } from "../../schema-type.js";
import { headerKey } from "../headers.js";
import { bodyExamples } from "../testing-examples.js";
import { type References, readReferences, referenceType, referredKind } from "./references.js";

export interface Argument {
  name: string;
  /** Its TypeScript type. */
  type: string;
  /** The resource that it refers to, where it is a reference. */
  kind?: string;
  /** `details`: some optional fields of the body, as one object. */
  place: "path" | "body" | "field" | "details";
  text: string;
  /** Whether it may be left out; then it follows those that may not. */
  optional?: boolean;
  /** The value that the example of the method has, as a JSON value; none where the example leaves it out. */
  example?: Json;
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
  /** The fields of the body that are references: an argument of any form becomes one. */
  references: References;
  result: Result;
  idempotency: string;
  /** Takes a key, with which it can be repeated. */
  keyed: boolean;
  emits: string[];
  roles: Record<string, string[]>;
  /** Takes a user name and a password, and nothing else. */
  signsIn: boolean;
}

export type Result =
  | { kind: "nothing" | "count" | "stream" | "blob" }
  | { kind: "value"; type: string; json: "object" | "array" | "string" }
  | { kind: "list"; type: string }
  | { kind: "location"; resource: string };

/** Answers of this type have no end. */
const EVENT_STREAM = "text/event-stream";

/**
 * Sent by the client itself, or asked for by a method of its own: a new permanent token ends the old one. Of a list, the
 * parameter that would make it one entry.
 */
const hidden = ["apiVersion", "expire", "country"];

/** Every method of the SDK, in the order of the operations. */
export function readMethods(spec: Spec): Method[] {
  return spec.operations.flatMap((operation) => {
    const { sdk, id } = operation;
    if (!sdk) throw new Error(`${id} has no x-sdk, so the SDK would not have it.`);
    if (sdk.methods) return sdk.methods.map((method) => readAction(spec, operation, sdk.group, method));
    if (!sdk.method) throw new Error(`${id} has an x-sdk without a method.`);
    return [readWhole(spec, operation, sdk.group)];
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

function readWhole(spec: Spec, operation: Operation, group: string): Method {
  const { body, sdk } = operation;
  const argument = body && bodyArgument(spec, operation, body.schema);
  return {
    ...shared(operation, group),
    name: sdk?.method ?? "",
    summary: operation.summary,
    arguments: [...pathArguments(operation), ...(argument ? [argument] : [])],
    fixed: {},
    references: body ? readReferences(spec, body.schema) : {},
    result: readResult(spec, operation),
    idempotency: operation.idempotency,
    emits: operation.emits,
    roles: operation.roles,
  };
}

function readAction(spec: Spec, operation: Operation, group: string, method: SdkMethod): Method {
  const { name, summary, schema = "", fixed = {}, args, details = [] } = method;
  const { result, idempotency, emits = [] } = method;
  const { properties = {}, required = [] } = spec.schemas[schema] ?? {};
  // The body of an action is only its own. Of other patches, a method may set one field of many.
  const { action } = properties;
  const isAction = action?.const !== undefined;
  const sendable = [...Object.keys(fixed), ...(args ?? []), ...details];
  const unsendable = Object.keys(properties).find((field) => !sendable.includes(field));
  if (args && isAction && unsendable !== undefined)
    throw new Error(`${operation.id} ${name} has no argument ${unsendable}: nobody could send it.`);
  const whole = { $ref: `#/components/schemas/${schema}` };
  const example = bodyExample(spec, operation, Object.keys(fixed).length > 0 ? fixed : undefined);
  const read = (field: string): Argument =>
    readField(spec, properties, {
      field,
      where: `${operation.id} ${name}`,
      optional: !required.includes(field),
      example: fieldOf(example, field),
    });
  const body: Argument[] = args
    ? [...args.map(read), ...(details.length > 0 ? [together(details.map(read))] : [])]
    : [{ ...bodyArgument(spec, operation, whole), name: "fields" }];
  return {
    ...shared(operation, group),
    name,
    summary,
    arguments: [...pathArguments(operation), ...body],
    fixed,
    references: args
      ? Object.fromEntries(body.flatMap(({ name: field, kind }) => (kind ? [[field, kind]] : [])))
      : readReferences(spec, whole),
    result: result ? readValue(spec, { $ref: `#/components/schemas/${result}` }) : { kind: "nothing" },
    idempotency: idempotency ?? operation.idempotency,
    emits,
    // The loader has made lists of all scopes.
    roles: (method.roles as Record<string, string[]> | undefined) ?? operation.roles,
  };
}

function shared(
  operation: Operation,
  group: string,
): Pick<Method, "group" | "operation" | "query" | "signsIn" | "keyed"> {
  const { security, parameters } = operation;
  const query = parameters.filter(
    (parameter) => parameter.in === "query" && !hidden.includes(parameter.name),
  );
  return {
    group,
    operation,
    query,
    signsIn: security.length === 1 && security[0] === "basicAuth",
    keyed: parameters.some(
      (parameter) => parameter.in === "header" && headerKey(parameter.name) === "idempotencyKey",
    ),
  };
}

function pathArguments({ path, parameters }: Operation): Argument[] {
  return [...path.matchAll(/(\w+)\/{(\w+)}/g)].map(([, kind = "", name = ""]) => {
    const { description = "", example = name } =
      parameters.find((parameter) => parameter.in === "path" && parameter.name === name) ?? {};
    return name === "id"
      ? { name: kind, type: referenceType(kind), kind, place: "path", text: referenceText(kind), example: 42 }
      : { name, type: "string", place: "path", text: description, example };
  });
}

/** What the documentation says of an argument that is a reference. */
function referenceText(kind: string): string {
  return `The ${spaced(kind)}: its id, \`"${kind}/42"\`, a reference to it, or itself.`;
}

/** `product version` for `productVersion`. */
export function spaced(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function bodyArgument(spec: Spec, operation: Operation, schema: Schema): Argument {
  const type = inputType(schema);
  const [named] = namedSchemas(schema);
  const text = spec.schemas[named ?? ""]?.description ?? "The body.";
  const example = bodyExample(spec, operation) ?? {};
  return { name: bodyName(schema), type, place: "body", text, example };
}

/** The first example of a request body, or the first with these fields. */
function bodyExample(spec: Spec, operation: Operation, fixed: Record<string, Json> = {}): Json | undefined {
  const matches = (value: Json): boolean =>
    Object.entries(fixed).every(([field, wanted]) => fieldOf(value, field) === wanted);
  const names = operation.body ? (bodyExamples(spec, operation) ?? []) : [];
  return names
    .map((name) => spec.examples.find((example) => example.name === name)?.value)
    .find((value) => value !== undefined && matches(value));
}

function fieldOf(value: Json | undefined, field: string): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value[field] : undefined;
}

interface FieldArgument {
  field: string;
  where: string;
  optional: boolean;
  example: Json | undefined;
}

function readField(
  spec: Spec,
  properties: Record<string, Schema>,
  { field, where, optional, example }: FieldArgument,
): Argument {
  const property = properties[field];
  if (!property) throw new Error(`${where} has an argument ${field} that its schema does not have.`);
  const text = property.description ?? "";
  const kind = referredKind(spec, property);
  if (kind) {
    const name = `${kind}/8`;
    return { name: field, type: referenceType(kind), kind, place: "field", text, example: name };
  }
  const argument: Argument = { name: field, type: inputType(property), place: "field", text };
  if (optional) return { ...argument, optional, ...(example === undefined ? {} : { example }) };
  const plain = schemaType(property) === "boolean" ? true : "Notes";
  return { ...argument, example: example ?? plain };
}

/** Optional fields as one argument, so that a method has few of them. */
function together(fields: Argument[]): Argument {
  const members = fields.map(({ name, type, kind, optional }) => {
    if (!optional || kind) throw new Error(`The detail ${name} is required or a reference: it goes to args.`);
    return `readonly ${name}?: ${type} | null | undefined`;
  });
  const text = fields.map((field) => `\`${field.name}\`: ${field.text}`).join(" ");
  return { name: "details", type: `{ ${members.join("; ")} }`, place: "details", text, optional: true };
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

function readResult(spec: Spec, { method, path, pagination, responses }: Operation): Result {
  if (method === "HEAD") return { kind: "count" };
  const success = responses.filter(({ status }) => status < 300);
  const [first] = success;
  if (success.length !== 1 || !first)
    throw new Error(`${method} ${path} has more than one success, and no methods.`);
  if (first.mediaType === EVENT_STREAM) return { kind: "stream" };
  if (first.schema && isBinary(first.schema)) return { kind: "blob" };
  if (pagination === "page" && first.schema?.items)
    return { kind: "list", type: schemaType(first.schema.items) };
  const list = first.schema?.oneOf?.find(({ type }) => type === "array");
  if (first.schema) return readValue(spec, list ?? first.schema);
  if (first.headers.includes("Location")) {
    return { kind: "location", resource: path.slice(path.lastIndexOf("/") + 1) };
  }
  return { kind: "nothing" };
}

function readValue(spec: Spec, schema: Schema): Result {
  const named = schema.$ref ? (spec.schemas[componentName(schema.$ref)] ?? {}) : schema;
  const json = named.type === "array" || named.type === "string" ? named.type : "object";
  return { kind: "value", type: schemaType(schema), json };
}
