import type { OpenApiDocument, Schema } from "../src/openapi-document.js";

/** Where an operation stands: below a path, or as a webhook. */
export type Place =
  | { readonly method: string; readonly path: string; readonly status: string }
  | { readonly method: string; readonly webhook: string; readonly status: string };

/** What the bundled spec holds for a row of the document. */
export interface FoundRow {
  readonly id: string;
  readonly origin: string | undefined;
  /** As `name in place`. */
  readonly parameters: string[];
  readonly isBodyRequired: boolean;
  readonly isArray: boolean;
  /** The named schemas of the body: itself, its entries, or the forms that it may have. */
  readonly bodies: string[];
  readonly successes: string[];
  /** Of the answer with the row's status. */
  readonly headers: string[];
  readonly results: string[];
}

/** Reads the operation of a row from the bundle, without the generator's own reading of it. */
export function readRow(document: OpenApiDocument, place: Place): FoundRow {
  const { method, status } = place;
  const found = "path" in place ? document.paths[place.path] : document.webhooks?.[place.webhook];
  const item = target(document, found);
  const operation = item?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`The spec has no ${JSON.stringify(place)}.`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const body = target(document, operation.requestBody);
  const response = target(document, operation.responses[status]);
  const schema = body?.content["application/json"]?.schema;
  return {
    id: operation.operationId,
    origin: operation["x-origin"],
    parameters: parameters
      .map((entry) => target(document, entry))
      .map(({ name, in: place }) => `${name} in ${place}`),
    isBodyRequired: body?.required === true,
    isArray: schema?.type === "array",
    bodies: namesOf(document, schema),
    successes: Object.keys(operation.responses).filter((code) => code.startsWith("2")),
    headers: Object.keys(response?.headers ?? {}),
    results: namesOf(document, response?.content?.["application/json"]?.schema),
  };
}

function namesOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const name = schema.$ref?.split("/").at(-1);
  const forms: Schema[] = target(document, schema).oneOf ?? [];
  return [...(name ? [name] : []), ...[schema.items, ...forms].flatMap((part) => namesOf(document, part))];
}

// biome-ignore lint/suspicious/noExplicitAny: a pointer may lead to any part of the document.
function target(document: OpenApiDocument, value: any): any {
  if (value?.$ref === undefined) return value;
  const keys: string[] = value.$ref.split("/").slice(1);
  return target(
    document,
    keys.reduce<unknown>((node, key) => step(node, key), document),
  );
}

function step(node: unknown, key: string): unknown {
  const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
  return typeof node === "object" && node !== null ? Reflect.get(node, name) : undefined;
}
