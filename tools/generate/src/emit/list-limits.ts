import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";

/** How many entries the lists of schemas have at most. */
export const listLimits: Emitter = {
  name: "list limits",
  target: "apps/reference-server/src/api/list-limits.gen.ts",
  source: "spec/schemas/",
  emit({ schemas }) {
    const limits = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([property, { maxItems }]) =>
        typeof maxItems === "number" ? [`  ${literal(`${name}.${property}`)}: ${literal(maxItems)},`] : [],
      ),
    );
    return `${docComment("The most entries of a list, by its schema and property.")}export const listLimits = {\n${limits.join("\n")}\n} as const;\n`;
  },
};
