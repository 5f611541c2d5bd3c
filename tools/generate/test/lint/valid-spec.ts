/** A document, or any part of one, that a test may break. */
// biome-ignore lint/suspicious/noExplicitAny: a broken document has, on purpose, no type.
export type Loose = any;

const errorStatuses = ["400", "401", "403", "404", "405", "409", "422", "423", "429", "500", "503"];
const requestId = { "CMW-Request-Id": { schema: { type: "string" } } };
const errorBody = {
  description: "An error.",
  headers: requestId,
  content: body("Fault", { key: "x" }),
};

function body(schema: string, value: unknown): Loose {
  const named = { $ref: `#/components/schemas/${schema}` };
  return { "application/json": { schema: named, examples: { one: { value } } } };
}

function operation(fields: Record<string, unknown>): Loose {
  const { responses, ...rest } = fields as Loose;
  const errors = Object.fromEntries(errorStatuses.map((status) => [status, { ...errorBody }]));
  return {
    summary: "An operation",
    "x-origin": "document",
    "x-roles": { ROLE_USER: "own", ROLE_ADMIN: "any" },
    "x-owner": "thing",
    "x-idempotency": "once",
    ...rest,
    responses: { ...responses, ...errors },
  };
}

function webhook(type: string, id: string, emitter?: string): Loose {
  return {
    post: {
      operationId: id,
      summary: "An event",
      "x-origin": "document",
      "x-event": { entity: "Thing", type, cause: "A test.", ...(emitter && { emitter }) },
      requestBody: { required: true, content: body(`Thing${type}`, { entity: "Thing", type }) },
      responses: { "204": { description: "Received." } },
    },
  };
}

function object(properties: Record<string, unknown>): Loose {
  return { type: "object", description: "A schema.", "x-origin": "document", properties };
}

function constants(type: string): Loose {
  const named = (value: string) => ({ type: "string", const: value, description: "A constant." });
  return object({ entity: named("Thing"), type: named(type) });
}

/** The smallest document that breaks none of our rules; a new one at each call. */
export function validSpec(): Loose {
  const text = (limits = {}) => ({ type: "string", description: "A text.", ...limits });
  return structuredClone({
    openapi: "3.1.0",
    info: { title: "Things", version: "1.0", license: { name: "MIT", identifier: "MIT" } },
    "x-lifecycle": {
      schema: "Thing",
      property: "state",
      initial: ["OPEN"],
      final: ["DONE"],
      states: { OPEN: "Made.", DONE: "Over." },
      aliases: { OPENED: "OPEN" },
      guards: { isReady: "It is ready." },
      transitions: [
        transition({ name: "make", from: null, guard: null, to: "OPEN", events: [] }),
        transition({ name: "close", from: "OPEN", guard: "isReady", to: "DONE", events: ["Thing.MODIFIED"] }),
      ],
    },
    paths: {
      "/thing": {
        get: operation({
          operationId: "thingList",
          "x-idempotency": "safe",
          "x-pagination": "page",
          "x-sdk": { group: "things", method: "list" },
          parameters: ["pageNumber", "pageSize", "idAfter"].map((name) => ({
            name,
            in: "query",
            schema: { type: "integer" },
          })),
          responses: {
            "200": {
              description: "A page.",
              headers: { ...requestId, ...pageHeaders() },
              content: {
                "application/json": {
                  schema: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
                  examples: { none: { value: [] } },
                },
              },
            },
          },
        }),
        patch: operation({
          operationId: "thingPatch",
          "x-emits": ["Thing.MODIFIED"],
          "x-sdk": {
            group: "things",
            methods: [
              {
                name: "close",
                summary: "Close it",
                schema: "ThingPatch",
                fixed: { action: "CLOSE" },
                args: ["note"],
                status: 200,
                result: "Thing",
                idempotency: "once",
                roles: { ROLE_USER: "own" },
                emits: ["Thing.MODIFIED"],
              },
            ],
          },
          parameters: [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }],
          requestBody: { required: true, content: body("ThingPatch", { action: "CLOSE" }) },
          responses: {
            "200": {
              description: "Done.",
              headers: { ...requestId, "Idempotency-Replayed": { schema: { type: "string" } } },
              content: body("Thing", { state: "DONE" }),
            },
          },
        }),
      },
      "/thing/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        get: operation({
          operationId: "thingGet",
          "x-idempotency": "safe",
          "x-sdk": { group: "things", method: "get" },
          responses: {
            "200": {
              description: "The thing.",
              headers: { ...requestId, ETag: { description: "Its version.", schema: { type: "string" } } },
              content: body("Thing", { state: "DONE" }),
            },
            "412": { ...errorBody },
          },
        }),
        delete: operation({
          operationId: "thingDelete",
          "x-idempotency": "idempotent",
          "x-sdk": { group: "things", method: "delete" },
          parameters: [{ name: "If-Match", in: "header", schema: { type: "string" } }],
          responses: {
            "204": { description: "Done.", headers: { ...requestId } },
            "412": { ...errorBody },
          },
        }),
      },
    },
    webhooks: {
      "Thing.MODIFIED": webhook("MODIFIED", "onThingModified"),
      "Thing.DELETED": webhook("DELETED", "onThingDeleted", "marketplace"),
    },
    components: {
      schemas: {
        Thing: object({ state: { type: "string", enum: ["OPEN", "DONE"], description: "The state." } }),
        ThingPatch: object({ action: text({ enum: ["CLOSE"] }), note: text({ maxLength: 10 }) }),
        Fault: object({ key: text() }),
        ThingMODIFIED: constants("MODIFIED"),
        ThingDELETED: constants("DELETED"),
      },
      securitySchemes: {
        eventSignature: {
          type: "apiKey",
          in: "header",
          name: "X",
          "x-signature": {
            header: "X",
            prefix: "sha1=",
            algorithm: "HMAC-SHA1",
            encoding: "hex-lowercase",
            content: "raw-body",
            key: "The secret.",
          },
        },
      },
    },
  });
}

function transition(fields: Record<string, unknown>): Loose {
  return { trigger: "test", operation: "thingPatch", origin: "document", ...fields };
}

function pageHeaders(): Loose {
  const names = [
    "CMW-PageNumber",
    "CMW-PageSize",
    "CMW-TotalItems",
    "CMW-TotalPages",
    "CMW-TotalItems-Capped",
  ];
  return Object.fromEntries(names.map((name) => [name, { schema: { type: "integer" } }]));
}
