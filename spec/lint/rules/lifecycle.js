import { lifecycleFaults } from "../lifecycle-faults.js";
import { schemaName } from "../named-schema.js";
import { follow } from "../walk-schema.js";

/** The lifecycle table agrees with itself, with the schema's states, and with the operations that carry it. */
export function lifecycle() {
  const operations = new Map();
  const schemas = new Map();
  return {
    Schema(schema, { location }) {
      const name = schemaName(location);
      if (name !== undefined) schemas.set(name, { schema, location });
    },
    Paths: {
      PathItem: {
        Operation(operation) {
          operations.set(operation.operationId, operation);
        },
      },
    },
    Root: {
      leave(root, { report, location, resolve }) {
        if (root["x-lifecycle"] === undefined) return;
        const table = follow(root["x-lifecycle"], location.child(["x-lifecycle"]), resolve);
        if (table === undefined) return;
        const { schema, property } = table.schema;
        const states = statesOf(schemas.get(schema), property, resolve);
        if (states === undefined) {
          report({
            message: `${schema}.${property} is not an enum.`,
            location: table.location.child(["property"]),
          });
        }
        for (const { path, message } of lifecycleFaults(table.schema, { operations, states })) {
          report({ message, location: table.location.child(path) });
        }
      },
    },
  };
}

/** The values of the property that holds the state. */
function statesOf(entry, property, resolve) {
  if (entry === undefined) return undefined;
  const own = entry.schema.properties?.[property];
  if (own !== undefined)
    return follow(own, entry.location.child(["properties", property]), resolve)?.schema.enum;
  for (const [at, part] of (entry.schema.allOf ?? []).entries()) {
    const states = statesOf(follow(part, entry.location.child(["allOf", at]), resolve), property, resolve);
    if (states !== undefined) return states;
  }
  return undefined;
}
