import { fields } from "../types.js";

/** A misspelled x- field, or one in a place where it says nothing, does not pass as somebody else's. */
export function knownFields() {
  return {
    any(node, { report, location, type }) {
      // Only where OpenAPI takes extensions: elsewhere, x- may begin the name of a header or of a property.
      if (type.extensionsPrefix === undefined || typeof node !== "object" || node === null) return;
      for (const name of Object.keys(node).filter((key) => key.startsWith(type.extensionsPrefix))) {
        if (Object.hasOwn(fields[type.name] ?? {}, name)) continue;
        report({
          message: `extensions.md has no field \`${name}\` on ${type.name}.`,
          location: location.child([name]).key(),
        });
      }
    },
  };
}
