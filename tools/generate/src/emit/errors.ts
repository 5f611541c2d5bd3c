import type { Emitter } from "../emitter.js";
import { docComment, literal, propertyName } from "../print.js";

export const errors: Emitter = {
  name: "errors",
  target: "packages/contract/src/errors.gen.ts",
  source: "spec/errors.yaml",
  emit: ({ errors: catalogue }) => {
    const entries = Object.entries(catalogue).map(([code, { status, key, message, extraFields = [] }]) => {
      for (const field of placeholders(key, message)) {
        if (!extraFields.includes(field))
          throw new Error(`The error ${code} does not list its field ${field}.`);
      }
      return `${docComment(`${status}: ${message}`)}${propertyName(code)}: ${literal({ status, key, message, extraFields })},`;
    });
    return [
      `${docComment("Every error that the service answers. A word between % signs is filled with the extra field of that name.")}` +
        `export const errors = {\n${entries.join("\n")}\n} as const;\n`,
      `${docComment("The name of an error in the catalogue.")}export type ErrorCode = keyof typeof errors;\n`,
      `${docComment("The fields that an error needs.")}export type ErrorFields<Code extends ErrorCode> = Record<(typeof errors)[Code]["extraFields"][number], string | number>;\n`,
    ].join("\n");
  },
};

function placeholders(...texts: string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(/%(\w+)%/g)].map((match) => match[1] ?? ""));
}
