export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON Schema of OpenAPI 3.1, with the `x-` fields that the generator reads. */
export interface Schema {
  $ref?: string;
  $id?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: Json[];
  const?: Json;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  "x-open-enum"?: boolean;
  "x-ref"?: string | string[];
  "x-since"?: string;
  "x-until"?: string;
  "x-other-versions"?: OtherVersions;
  [keyword: string]: unknown;
}

/** The fields of a schema that only other versions of the interface have, and which of them are required. */
export interface OtherVersions {
  required?: string[];
  properties: Record<string, Schema>;
}

export interface Reference {
  $ref: string;
}

/** A query, path or header parameter. */
export interface ParameterObject {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: Schema;
  example?: Json;
}

/** A named value of the spec, from `spec/examples/`. */
export interface ExampleObject {
  summary?: string;
  value: Json;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Reference | ExampleObject>;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

/** One SDK method of an operation that carries several actions. */
export interface SdkMethod {
  name: string;
  summary: string;
  schema?: string;
  fixed?: Record<string, Json>;
  args?: string[];
  details?: string[];
  status?: number;
  result?: string;
  idempotency?: string;
  roles?: Record<string, string | string[]>;
  emits?: string[];
}

/** Where the SDK has an operation: one method, or one for each action. */
export interface SdkPlace {
  group: string;
  method?: string;
  methods?: SdkMethod[];
}

/** The `x-event` of a webhook: an event of the marketplace, or a call that is not an event. */
export interface EventMark {
  entity?: string;
  type?: string;
  cause?: string;
  emitter?: string;
  call?: string;
}

/** An operation of a path, or of a webhook. */
export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (Reference | ParameterObject)[];
  requestBody?: Reference | RequestBody;
  responses: Record<string, Reference | ResponseObject>;
  security?: Record<string, string[]>[];
  "x-origin"?: string;
  "x-roles"?: Record<string, string | string[]>;
  "x-owner"?: string;
  "x-idempotency"?: string;
  "x-pagination"?: string;
  "x-max-body"?: number;
  "x-may-take"?: number;
  "x-may-be-empty"?: boolean;
  "x-emits"?: string[];
  "x-sdk"?: SdkPlace;
  "x-event"?: EventMark;
  "x-old-parameters"?: OldParameter[];
}

/** A query parameter as versions before `until` call it, and what it `is` called since. */
export interface OldParameter {
  name: string;
  is: string;
  until: string;
}

/** The methods that an operation may stand under, in the order of the generated tables. */
export const methods = ["get", "head", "post", "put", "patch", "delete"] as const;

/** A path item: shared parameters, and an operation for each method. */
export type PathItem = { parameters?: (Reference | ParameterObject)[]; "x-event"?: EventMark } & {
  [Method in (typeof methods)[number]]?: OperationObject;
};

/** The signature scheme of event notifications. */
export interface SignatureScheme {
  header: string;
  prefix: string;
  algorithm: string;
  encoding: string;
  content: string;
  key: string;
}

/** One way to sign in, or the signature of events. */
export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
  "x-user-header"?: string;
  "x-as-user-header"?: string;
  "x-signature"?: SignatureScheme;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, ParameterObject>;
    headers?: Record<string, unknown>;
    responses?: Record<string, ResponseObject>;
    requestBodies?: Record<string, RequestBody>;
    examples?: Record<string, ExampleObject>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
  "x-lifecycle"?: Lifecycle;
  "x-max-body"?: number;
  "x-vendor-call-limits"?: Record<string, number>;
}

export interface LifecycleTransition {
  name: string;
  from: string | null;
  trigger: string;
  operation: string | null;
  guard: string | null;
  to: string;
  events: string[];
  origin: string;
}

/** The subscription table, as `x-lifecycle` holds it. */
export interface Lifecycle {
  schema: string;
  property: string;
  initial: string[];
  final: string[];
  states: Record<string, string>;
  aliases: Record<string, string>;
  guards: Record<string, string>;
  /** The triggers that each action of PATCH stands for. */
  actions?: Record<string, string[]>;
  transitions: LifecycleTransition[];
}
