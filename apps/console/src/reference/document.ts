/** The parts of an OpenAPI schema that the page shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Example {
  readonly $ref?: string;
  readonly summary?: string;
  readonly value?: unknown;
}

interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description?: string;
  readonly required?: boolean;
  readonly style?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter & { readonly $ref?: string })[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses?: Readonly<Record<string, Response>>;
  readonly security?: readonly object[];
  readonly "x-roles"?: Readonly<Record<string, unknown>>;
  readonly "x-sdk"?: { readonly group: string; readonly method: string };
  readonly "x-emits"?: readonly string[];
}

export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation with all its references resolved, except those to schemas. */
export interface Entry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly answers: readonly Answer[];
  readonly roles: readonly string[];
  readonly sdk: string;
  readonly emits: readonly string[];
  readonly isOpen: boolean;
}

interface Body {
  readonly type: string;
  readonly schema: Schema | undefined;
  readonly examples: readonly NamedExample[];
}

export interface Answer extends Partial<Body> {
  readonly status: string;
  readonly description: string;
}

export interface NamedExample {
  readonly name: string;
  readonly text: string;
}

const METHODS = ["get", "head", "post", "put", "patch", "delete"] as const;

export interface Reference {
  readonly document: OpenApiDocument;
  /** The operations, in the order of their tags. */
  readonly entries: readonly Entry[];
  /** Replaces a reference by its target. Fields next to the reference are kept. */
  follow<Value extends { readonly $ref?: string }>(value: Value): Value;
}

export function readReference(document: OpenApiDocument): Reference {
  const follow = <Value extends { readonly $ref?: string }>(value: Value): Value => {
    if (value.$ref === undefined) return value;
    const [, , kind = "", name = ""] = value.$ref.split("/");
    const { $ref: _, ...beside } = value;
    // The document is our own, and its references always lead to components of the same kind.
    return { ...follow(document.components[kind]?.[name] as Value), ...beside } as Value;
  };

  const bodyOf = (content: Readonly<Record<string, MediaType>> | undefined): Body | undefined => {
    const [[type, media] = []] = Object.entries(content ?? {});
    if (type === undefined || media === undefined) return undefined;
    const examples = Object.entries(media.examples ?? {}).map(([name, example]) => {
      const { summary, value } = follow(example);
      return { name: summary ?? name, text: JSON.stringify(value, null, 2) };
    });
    return { type, schema: media.schema, examples };
  };

  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Entry[] => {
      // Our own document always has operations here.
      const operation = item[method] as Operation | undefined;
      if (operation === undefined) return [];
      const shared = (item["parameters"] ?? []) as NonNullable<Operation["parameters"]>;
      const { "x-roles": roles = {}, "x-sdk": sdk, "x-emits": emits = [] } = operation;
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          tag: operation.tags?.[0] ?? "",
          summary: operation.summary ?? operation.operationId,
          description: operation.description ?? "",
          parameters: [...shared, ...(operation.parameters ?? [])].map(follow),
          body: bodyOf(operation.requestBody?.content),
          answers: Object.entries(operation.responses ?? {}).map(([status, response]) => {
            const { description = "", content } = follow(response);
            return { status, description, ...bodyOf(content) };
          }),
          roles: Object.keys(roles),
          sdk: sdk === undefined ? "" : `market.${sdk.group}.${sdk.method}`,
          emits,
          isOpen: operation.security?.length === 0,
        },
      ];
    }),
  );
  const order = document.tags.map(({ name }) => name);
  entries.sort((one, other) => order.indexOf(one.tag) - order.indexOf(other.tag));
  return { document, entries, follow };
}

/** The type of a value in a few words, such as `list of Subscription` or `text, one of 3`. */
export function kindOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.items !== undefined) return `list of ${kindOf(schema.items)}`;
  const [single] = schema.allOf ?? [];
  if (single !== undefined && schema.allOf?.length === 1) return kindOf(single);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return [...new Set(choices.map(kindOf))].join(" or ");
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  const names = types.map((type) => (type === "string" ? (schema.format ?? "text") : type));
  return names.join(" or ") || (schema.enum === undefined ? "any" : "text");
}

/** The limits of a value, a few words for each. */
export function limitsOf(schema: Schema): readonly string[] {
  const { minimum, maximum, minLength, maxLength, pattern, default: preset, const: only } = schema;
  return [
    only === undefined ? "" : `always ${JSON.stringify(only)}`,
    schema.enum === undefined ? "" : `one of ${schema.enum.map(String).join(", ")}`,
    minimum === undefined ? "" : `at least ${minimum}`,
    maximum === undefined ? "" : `at most ${maximum}`,
    minLength === undefined ? "" : `at least ${minLength} characters`,
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    pattern === undefined ? "" : `matches ${pattern}`,
    preset === undefined ? "" : `${JSON.stringify(preset)} when absent`,
  ].filter((text) => text !== "");
}
