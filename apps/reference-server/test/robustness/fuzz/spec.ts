import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type OperationId, operations } from "@syndikit/contract";

/** The parts of a JSON schema that samples use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly "x-ref"?: string | readonly string[];
  readonly "x-write-only"?: boolean;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

/** An operation, with what is needed to make requests for it. */
export interface FuzzOperation {
  readonly id: OperationId;
  readonly method: string;
  /** As in `/user/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** The examples in the document. */
  readonly examples: readonly unknown[];
}

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}
interface PathOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> };
}
interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, PathOperation>> & { readonly parameters?: PathOperation["parameters"] }
    >
  >;
}

const file = createRequire(import.meta.url).resolve("@syndikit/contract/openapi.json");
/** The contract's own document. A test of the contract proves that it has this type. */
const document = JSON.parse(readFileSync(file, "utf8")) as Document;

/** Resolves a `$ref` of the document. */
export function resolveRef<T>(value: T | { readonly $ref: string }): T {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value as T;
  let found: unknown = document;
  for (const part of String(value.$ref).slice(2).split("/")) {
    found = (found as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return found as T;
}

/** Every operation of the document. */
export const fuzzOperations: readonly FuzzOperation[] = Object.entries(document.paths).flatMap(
  ([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId in operations)
      .map(([method, operation]) => describe(method.toUpperCase(), path, shared, operation)),
);

function describe(
  method: string,
  path: string,
  shared: NonNullable<PathOperation["parameters"]>,
  operation: PathOperation,
): FuzzOperation {
  const request = operation.requestBody === undefined ? undefined : resolveRef(operation.requestBody);
  const media = request?.content?.["application/json"];
  return {
    id: operation.operationId,
    method,
    path,
    parameters: [...shared, ...(operation.parameters ?? [])].map((parameter) =>
      resolveRef<Parameter>(parameter),
    ),
    body: media?.schema,
    examples: Object.values(media?.examples ?? {}).map(
      (example) => resolveRef<{ value?: unknown }>(example as { value?: unknown }).value,
    ),
  };
}
