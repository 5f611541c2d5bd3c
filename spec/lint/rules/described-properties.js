import { schemaName } from "../named-schema.js";
import { follow } from "../walk-schema.js";

/** Every named schema and every property has a description: it becomes the text that an editor shows. */
export function describedProperties() {
  return {
    Schema(schema, { report, location, resolve }) {
      const name = schemaName(location);
      if (name !== undefined && !isDescribed(schema)) {
        report({ message: `The schema ${name} needs a description.`, location: location.key() });
      }
      for (const [property, value] of Object.entries(schema.properties ?? {})) {
        const at = location.child(["properties", property]);
        if (isDescribed(value) || isDescribed(follow(value, at, resolve)?.schema)) continue;
        report({ message: `The property \`${property}\` needs a description.`, location: at.key() });
      }
    },
  };
}

function isDescribed(schema) {
  return typeof schema?.description === "string" && schema.description.trim() !== "";
}
