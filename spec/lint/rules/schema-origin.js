import { schemaName } from "../named-schema.js";

/** Every schema says whether the interface document has it. */
export function schemaOrigin() {
  return {
    Schema(schema, { report, location }) {
      const name = schemaName(location);
      if (name !== undefined && schema["x-origin"] === undefined) {
        report({ message: `The schema ${name} needs \`x-origin\`.`, location: location.key() });
      }
    },
  };
}
