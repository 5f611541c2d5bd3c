import type {
  ExampleObject,
  Lifecycle,
  OldParameter,
  OpenApiDocument,
  OtherVersions,
  ParameterObject,
  Schema,
  SdkPlace,
  SecurityScheme,
} from "./openapi-document.js";

/** A request body, with its media type chosen. */
export interface Body {
  required: boolean;
  schema: Schema;
  /** The most bytes that it may have. */
  maxBytes?: number | undefined;
}

/** A response, with its media type chosen; no schema where there is no body. */
export interface Response {
  status: number;
  schema: Schema | undefined;
  /** Absent where there is no body. */
  mediaType: string | undefined;
  headers: string[];
}

/** One operation, with every reference to a parameter, body or response followed. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string | undefined;
  origin: string;
  roles: Record<string, string[]>;
  owner: string;
  idempotency: string;
  pagination: string | null;
  /** Milliseconds; absent where the answer comes at once. */
  mayTake?: number | undefined;
  /** The body of the success may be missing. */
  mayBeEmpty?: boolean | undefined;
  emits: string[];
  security: string[];
  parameters: ParameterObject[];
  oldParameters?: OldParameter[];
  body: Body | undefined;
  responses: Response[];
  sdk: SdkPlace | undefined;
}

/** One webhook: an event, or a call that the marketplace makes to a vendor. */
export interface Webhook {
  name: string;
  method: string;
  summary: string;
  event: { entity: string; type: string; cause: string } | undefined;
  call: string | undefined;
  parameters: ParameterObject[];
  body: Body | undefined;
  responses: Response[];
}

/** A named example, and the schemas that it is an example of. */
export interface NamedExample extends ExampleObject {
  name: string;
  schemas: Schema[];
}

/** One entry of `spec/errors.yaml`. */
export interface CatalogueError {
  status: number;
  key: string;
  message: string;
  extraFields?: string[];
}

/** `spec/permissions.yaml`. */
export interface Permissions {
  roles: Record<string, string>;
  scopes: Record<string, string>;
  writable: Record<string, string[]>;
}

/** One entry of `spec/test-cards.yaml`. */
export interface TestCard {
  number: string;
  cvcDigits: number;
  decline: string | null;
}

/** Everything that the emitters read, normalised once. */
export interface Spec {
  document: OpenApiDocument;
  operations: Operation[];
  webhooks: Webhook[];
  /** As they are without `apiVersion`. */
  schemas: Record<string, Schema>;
  /** By schema, what only other versions of it have. */
  otherVersions: Record<string, OtherVersions>;
  /** Every version of the interface, oldest first, with what it changed. */
  apiVersions: Record<string, string>;
  examples: NamedExample[];
  headers: string[];
  securitySchemes: Record<string, SecurityScheme>;
  lifecycle: Lifecycle | undefined;
  permissions: Permissions;
  errors: Record<string, CatalogueError>;
  testCards: Record<string, TestCard>;
  /** The patterns of requests in words, by the pattern. */
  forms: Record<string, string>;
  hash: string;
}
