import { itSays } from "./it-says.js";

const field = (schema: unknown) => ({
  breaks: ({
    components,
  }: {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  }) => {
    Object.assign(components.schemas["ThingPatch"]?.properties ?? {}, { field: schema });
  },
});
const described = { description: "A field." };

itSays({
  "what a schema says about itself": {
    "misses the origin of a component": {
      breaks: ({ components }) => {
        delete components.schemas.Thing["x-origin"];
      },
      says: ["schema-origin: The schema Thing needs `x-origin`."],
    },
    "misses the origin of a schema in a file of its own": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.state = { $ref: "schemas/State.yaml" };
      },
      files: {
        "schemas/State.yaml": { type: "string", description: "The state.", enum: ["OPEN", "DONE"] },
      },
      says: ["schema-origin: The schema State needs `x-origin`."],
    },
    "misses the description of a schema": {
      breaks: ({ components }) => {
        delete components.schemas.Thing.description;
      },
      says: ["described-properties: The schema Thing needs a description."],
    },
    "misses the description of a property": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.state.description = " ";
      },
      says: ["described-properties: The property `state` needs a description."],
    },
    "takes the description of the schema that a property refers to": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.fault = { $ref: "#/components/schemas/Fault" };
      },
      says: [],
    },
  },
  "the limits of a request": {
    "misses the limit of a string": {
      ...field({ ...described, type: "string" }),
      says: ["bounded-requests: A string in a request needs one of maxLength, enum, const, format, pattern."],
    },
    "misses the limit of a string that may be null": {
      ...field({ ...described, type: ["string", "null"] }),
      says: ["bounded-requests: A string in a request needs one of maxLength, enum, const, format, pattern."],
    },
    "takes a string with a pattern": {
      ...field({ ...described, type: "string", pattern: "^[a-z]{2}$" }),
      says: [],
    },
    "misses the limit of an array": {
      ...field({ ...described, type: "array", items: { type: "integer" } }),
      says: ["bounded-requests: An array in a request needs maxItems."],
    },
    "misses the limit of a string inside an array": {
      ...field({ ...described, type: "array", maxItems: 2, items: { type: "string" } }),
      says: ["bounded-requests: A string in a request needs one of maxLength, enum, const, format, pattern."],
    },
    "misses the limit of a string in one of several forms": {
      ...field({ ...described, oneOf: [{ type: "integer" }, { type: "string" }] }),
      says: ["bounded-requests: A string in a request needs one of maxLength, enum, const, format, pattern."],
    },
    "misses the size of a map": {
      ...field({ ...described, type: "object", additionalProperties: { type: "integer" } }),
      says: ["bounded-requests: A map in a request needs maxProperties."],
    },
    "follows a schema that holds itself": {
      ...field({ ...described, $ref: "#/components/schemas/ThingPatch" }),
      says: [],
    },
    "lets an answer be without limits": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.log = { ...described, type: "array", items: { type: "string" } };
      },
      says: [],
    },
  },
  "the files of the source": {
    "refuses a file that nothing refers to": {
      breaks: () => {},
      files: { "schemas/Lost.yaml": { type: "string" } },
      says: ["no-orphan-files: Nothing refers to schemas/Lost.yaml."],
    },
    "takes an example that a body refers to": {
      breaks: ({ paths }) => {
        paths["/thing"].patch.requestBody.content["application/json"].examples.one = {
          $ref: "examples/close.yaml",
        };
      },
      files: { "examples/close.yaml": { value: { action: "CLOSE" } } },
      says: [],
    },
  },
});
