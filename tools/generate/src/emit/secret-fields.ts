import type { Emitter } from "../emitter.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal } from "../print.js";

/** The fields of requests that hold a secret. */
export const secretFields: Emitter = {
  name: "secret fields",
  target: "packages/contract/src/secret-fields.gen.ts",
  source: "spec/schemas/",
  emit: ({ schemas }) => {
    const names = new Set(Object.values(schemas).flatMap(secretsOf));
    const lines = [...names].sort().map((name) => `  ${literal(name)},`);
    return `${docComment("The names of the fields that hold a secret: of type password in the spec.")}export const secretFields: ReadonlySet<string> = new Set<string>([\n${lines.join("\n")}\n]);\n`;
  },
};

function secretsOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, { format, $ref }]) =>
    format === "password" || $ref?.endsWith("/Password") ? [name] : [],
  );
}
