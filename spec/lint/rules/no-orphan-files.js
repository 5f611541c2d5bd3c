import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const folders = [
  "paths",
  "webhooks",
  "schemas",
  "parameters",
  "headers",
  "responses",
  "examples",
  "lifecycle",
];

/** Every file of the source is a part of the document. */
export function noOrphanFiles() {
  const used = new Set();
  return {
    ref(_, __, { location }) {
      if (location !== undefined) used.add(location.source.absoluteRef);
    },
    Root: {
      leave(_, { report, location }) {
        const base = dirname(location.source.absoluteRef);
        for (const folder of folders.map((name) => join(base, name)).filter((path) => existsSync(path))) {
          for (const file of readdirSync(folder).filter((name) => name.endsWith(".yaml"))) {
            const path = join(folder, file);
            if (!used.has(path))
              report({
                message: `Nothing refers to ${path.slice(base.length + 1)}.`,
                location: location.key(),
              });
          }
        }
      },
    },
  };
}
