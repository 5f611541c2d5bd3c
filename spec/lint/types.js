// The types of our x- fields. The built-in rule `struct` checks their values, and `known-fields` their names.

const text = { type: "string" };
const texts = { type: "array", items: text };
const mapOfTexts = { properties: {}, additionalProperties: text };
const oneOrMore = (value) => (Array.isArray(value) ? texts : text);
const version = { type: "string", pattern: "^[0-9]{8}$" };

const origin = { enum: ["document", "extension"] };
const milliseconds = { type: "integer", minimum: 1 };
const idempotency = { enum: ["safe", "idempotent", "once"] };

const roles = { properties: {}, additionalProperties: oneOrMore };

const sdkMethod = {
  properties: {
    name: text,
    summary: text,
    schema: text,
    fixed: { type: "object" },
    args: texts,
    details: texts,
    status: { type: "integer" },
    result: text,
    idempotency,
    roles: "OperationRoles",
    emits: texts,
  },
  required: ["name", "summary", "schema", "status", "idempotency", "roles"],
};

const sdk = {
  properties: { group: text, method: text, methods: "SdkMethodList" },
  required: ["group"],
  requiredOneOf: ["method", "methods"],
};

const vendorEvent = {
  properties: {
    entity: text,
    type: text,
    cause: text,
    emitter: { enum: ["marketplace"] },
    call: text,
  },
  required: (node) => (node?.call === undefined ? ["entity", "type", "cause"] : ["call"]),
};

const signature = {
  properties: {
    header: text,
    prefix: text,
    algorithm: { enum: ["HMAC-SHA1"] },
    encoding: { enum: ["hex-lowercase"] },
    content: { enum: ["raw-body"] },
    key: text,
  },
  required: ["header", "prefix", "algorithm", "encoding", "content", "key"],
};

const lifecycle = {
  properties: {
    schema: text,
    property: text,
    initial: texts,
    final: texts,
    states: "LifecycleTexts",
    aliases: "LifecycleTexts",
    actions: "LifecycleActions",
    guards: "LifecycleTexts",
    transitions: "LifecycleTransitionList",
  },
  required: ["schema", "property", "initial", "final", "states", "guards", "transitions"],
};

const transition = {
  properties: {
    name: text,
    from: nullable,
    trigger: text,
    operation: nullable,
    guard: nullable,
    to: text,
    events: texts,
    origin,
  },
  required: ["name", "from", "trigger", "operation", "guard", "to", "events", "origin"],
};

/** A text, or null. */
function nullable(value) {
  return value === null ? { type: "null" } : text;
}

const maxBody = { type: "integer", minimum: 1_024, maximum: 1_048_576 };

/** The fields that each type of OpenAPI has here beyond its own. */
export const fields = {
  Root: { "x-lifecycle": "Lifecycle", "x-max-body": maxBody, "x-vendor-call-limits": "VendorCallLimits" },
  Operation: {
    "x-origin": origin,
    "x-roles": "OperationRoles",
    "x-owner": text,
    "x-emits": texts,
    "x-idempotency": idempotency,
    "x-pagination": { enum: ["page", "entries", "whole"] },
    "x-max-body": maxBody,
    "x-may-take": { type: "integer", minimum: 30_000, maximum: 300_000 },
    "x-may-be-empty": { type: "boolean" },
    "x-sdk": "Sdk",
    "x-event": "VendorEvent",
    "x-old-parameters": "OldParameterList",
  },
  Schema: {
    "x-origin": origin,
    "x-any-case": { type: "boolean" },
    "x-open-enum": { type: "boolean" },
    "x-ref": oneOrMore,
    "x-since": version,
    "x-until": version,
    "x-other-versions": "OtherVersions",
    "x-write-only": { type: "boolean" },
  },
  SecurityScheme: { "x-signature": "Signature", "x-user-header": text, "x-as-user-header": text },
};

/** Adds our fields and their types to those of OpenAPI. */
export function typeExtension(types) {
  const extended = Object.entries(fields).map(([name, added]) => {
    const type = types[name];
    return [name, { ...type, properties: { ...type.properties, ...added } }];
  });
  return {
    ...types,
    ...Object.fromEntries(extended),
    OtherVersions: {
      properties: { required: texts, properties: "SchemaProperties" },
      required: ["properties"],
    },
    OldParameter: { properties: { name: text, is: text, until: version }, required: ["name", "is", "until"] },
    OldParameterList: { properties: {}, items: "OldParameter" },
    OperationRoles: roles,
    Sdk: sdk,
    SdkMethod: sdkMethod,
    SdkMethodList: { properties: {}, items: "SdkMethod" },
    VendorEvent: vendorEvent,
    Signature: signature,
    Lifecycle: lifecycle,
    LifecycleActions: { properties: {}, additionalProperties: texts },
    VendorCallLimits: {
      properties: { connect: milliseconds, slow: milliseconds, answer: milliseconds },
      required: ["connect", "slow", "answer"],
    },
    LifecycleTexts: mapOfTexts,
    LifecycleTransition: transition,
    LifecycleTransitionList: { properties: {}, items: "LifecycleTransition" },
  };
}
