import type { Emitter } from "../emitter.js";
import type { OpenApiDocument, Schema } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";

/** Every header name of the interface. */
export const headers: Emitter = {
  name: "headers",
  target: "packages/contract/src/headers.gen.ts",
  source: "spec/headers/, spec/parameters/ and the security schemes",
  emit: ({ headers: names, document }) => {
    const byKey = new Map<string, string>();
    for (const name of names) {
      const key = headerKey(name);
      if (byKey.has(key)) throw new Error(`${name} and ${byKey.get(key)} would both be called ${key}.`);
      byKey.set(key, name);
    }
    const members = [...byKey].map(([key, name]) => `  ${propertyName(key)}: ${literal(name)},`);
    return [
      `${docComment("Every header name of the interface, by its name without a vendor prefix.")}export const headerNames = {\n${members.join("\n")}\n} as const;\n`,
      ...maxTotal(document),
      `${docComment("A header name of the interface.")}export type HeaderName = (typeof headerNames)[keyof typeof headerNames];\n`,
    ].join("\n");
  },
};

/** The bound of `TotalItems`, in a spec that has one. */
function maxTotal({ components }: OpenApiDocument): string[] {
  const { schema }: { readonly schema?: Schema } = Object(components?.headers?.["TotalItems"]);
  const maximum = schema?.["maximum"];
  if (maximum === undefined) return [];
  return [
    `${docComment("Entries of a list are counted up to this number.")}export const maxTotalItems = ${literal(maximum)};\n`,
  ];
}

/** `CMW-Auth-Token` is `authToken`: the vendor prefix goes, and the words are joined. */
export function headerKey(name: string): string {
  const words = name.replace(/^(CMW|CD|X)-/, "").split("-");
  return words.map((word, index) => (index === 0 ? lowerFirst(word) : word)).join("");
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
