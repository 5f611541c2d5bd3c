import { follow } from "../walk-schema.js";

const parameter = "If-Match";
const changes = new Set(["put", "patch", "delete"]);

/**
 * Whoever changes or deletes a single object that can be read may say as what it was read: else 412. A read compares the
 * same header, so it documents 412 too.
 */
export function conditionalChanges() {
  return {
    Paths: {
      PathItem(item, { report, location, resolve, key }) {
        if (item.get === undefined) return;
        // A list has no tag: it changes with every entry.
        const isObject = String(key).includes("{id}") && item.get["x-pagination"] === undefined;
        for (const [method, operation] of Object.entries(item)) {
          const place = location.child([method]);
          const isTagged = operation.responses?.["200"]?.headers?.ETag !== undefined;
          if (!isObject && !isTagged) continue;
          if ((changes.has(method) || isTagged) && operation.responses?.["412"] === undefined) {
            report({
              message: "The operation does not document 412.",
              location: place.child(["responses"]).key(),
            });
          }
          if (!changes.has(method)) continue;
          const names = (operation.parameters ?? []).map(
            (entry, at) => follow(entry, place.child(["parameters", at]), resolve)?.schema.name,
          );
          if (!names.includes(parameter)) {
            report({ message: `The operation needs the parameter ${parameter}.`, location: place.key() });
          }
        }
      },
    },
  };
}
