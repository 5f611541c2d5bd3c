import { walkSchema } from "../walk-schema.js";

const stringBounds = ["maxLength", "enum", "const", "format", "pattern"];

/** Nothing in a request is without a limit: a text has a length or a form, an array and a map a size. */
export function boundedRequests() {
  const seen = new Set();
  return {
    RequestBody: {
      MediaType(media, { report, location, resolve }) {
        for (const { schema, location: at } of walkSchema(
          media.schema,
          location.child(["schema"]),
          resolve,
          seen,
        )) {
          const message = missingBound(schema);
          if (message !== undefined) report({ message, location: at.key() });
        }
      },
    },
  };
}

function missingBound(schema) {
  const types = [schema.type].flat();
  if (types.includes("string") && !stringBounds.some((bound) => schema[bound] !== undefined)) {
    return `A string in a request needs one of ${stringBounds.join(", ")}.`;
  }
  if (types.includes("array") && schema.maxItems === undefined)
    return "An array in a request needs maxItems.";
  if (schema.additionalProperties && schema.maxProperties === undefined)
    return "A map in a request needs maxProperties.";
  return undefined;
}
