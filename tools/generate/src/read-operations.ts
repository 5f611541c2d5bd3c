import { dereference } from "./dereference.js";
import type { Body, Operation, Response } from "./model.js";
import {
  type MediaType,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type SdkPlace,
} from "./openapi-document.js";

/** Every operation of the document, in the order of its paths. */
export function readOperations(document: OpenApiDocument): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) found.push(readOperation({ document, path, method, item, operation }));
    }
  }
  return found;
}

interface Place {
  document: OpenApiDocument;
  path: string;
  method: string;
  item: PathItem;
  operation: OperationObject;
}

function readOperation({ document, path, method, item, operation }: Place): Operation {
  const where = `${method.toUpperCase()} ${path}`;
  return {
    id: required(operation.operationId, where, "operationId"),
    method: method.toUpperCase(),
    path,
    tag: required(operation.tags?.[0], where, "tags"),
    summary: required(operation.summary, where, "summary"),
    description: operation.description?.trim(),
    origin: required(operation["x-origin"], where, "x-origin"),
    roles: listValues(required(operation["x-roles"], where, "x-roles")),
    owner: required(operation["x-owner"], where, "x-owner"),
    idempotency: required(operation["x-idempotency"], where, "x-idempotency"),
    pagination: operation["x-pagination"] ?? null,
    mayTake: operation["x-may-take"],
    mayBeEmpty: operation["x-may-be-empty"],
    emits: operation["x-emits"] ?? [],
    security: (operation.security ?? document.security ?? []).flatMap(Object.keys),
    parameters: readParameters(document, item, operation),
    oldParameters: operation["x-old-parameters"] ?? [],
    body: readBody(document, operation),
    responses: readResponses(document, operation),
    sdk: operation["x-sdk"] && normaliseSdk(operation["x-sdk"]),
  };
}

/** The parameters of a path item and of its operation; the operation's win. */
export function readParameters(
  document: OpenApiDocument,
  item: PathItem,
  operation: OperationObject,
): ParameterObject[] {
  const byPlace = new Map<string, ParameterObject>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = dereference(document, entry);
    byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byPlace.values()];
}

export function readBody(document: OpenApiDocument, operation: OperationObject): Body | undefined {
  if (!operation.requestBody) return undefined;
  const body = dereference(document, operation.requestBody);
  const media = onlyMediaType(body.content);
  if (media === undefined) return undefined;
  const maxBytes = operation["x-max-body"] ?? document["x-max-body"];
  return { required: body.required ?? false, schema: media.schema, maxBytes };
}

/** The responses of an operation, by status; a `default` one has no status, and is left out. */
export function readResponses(document: OpenApiDocument, operation: OperationObject): Response[] {
  const numbered = Object.entries(operation.responses).filter(([status]) => status !== "default");
  return numbered.map(([status, entry]) => {
    const response = dereference(document, entry);
    return {
      status: Number(status),
      schema: onlyMediaType(response.content)?.schema,
      mediaType: Object.keys(response.content ?? {})[0],
      headers: Object.keys(response.headers ?? {}),
    };
  });
}

function onlyMediaType(content: Record<string, MediaType> | undefined): MediaType | undefined {
  const types = Object.values(content ?? {});
  if (types.length > 1) throw new Error("A body has one media type in this interface.");
  return types[0];
}

function normaliseSdk(sdk: SdkPlace): SdkPlace {
  if (!sdk.methods) return sdk;
  return {
    ...sdk,
    methods: sdk.methods.map((method) =>
      method.roles ? { ...method, roles: listValues(method.roles) } : method,
    ),
  };
}

function listValues(roles: Record<string, string | string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(roles).map(([role, scopes]) => [role, [scopes].flat()]));
}

function required<Value>(value: Value | undefined, where: string, field: string): Value {
  if (value === undefined) throw new Error(`${where} has no ${field}.`);
  return value;
}
