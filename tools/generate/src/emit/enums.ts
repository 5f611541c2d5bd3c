import type { Emitter } from "../emitter.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";
import { isEnum } from "./types.js";

/** One object for each enum schema, named as the schema, with a type of the same name. */
export const enums: Emitter = {
  name: "enums",
  target: "packages/contract/src/enums.gen.ts",
  source: "spec/schemas/",
  emit: ({ schemas }) => {
    const found = Object.entries(schemas).filter(([, schema]) => isEnum(schema));
    return `import type { components } from "./types.gen.js";\n\n${found.map(print).join("\n")}`;
  },
};

function print([name, schema]: [string, Schema]): string {
  const values = (schema.enum ?? []).map(String);
  const members = values.map((value) => `  ${propertyName(value)}: ${literal(value)},`).join("\n");
  const comment = docComment(schema.description);
  return (
    `${comment}export const ${name} = {\n${members}\n} as const;\n\n` +
    `${comment}export type ${name} = components["schemas"][${literal(name)}];\n`
  );
}
