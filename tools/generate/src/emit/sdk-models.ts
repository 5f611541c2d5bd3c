import type { Emitter } from "../emitter.js";

/** The schemas, re-exported from the SDK by their own names, so that its users need no second package. */
export const sdkModels: Emitter = {
  name: "SDK models",
  target: "packages/sdk/src/models.gen.ts",
  source: "spec/schemas/",
  emit: ({ schemas }) =>
    `export type {\n${Object.keys(schemas).sort().join(",\n")},\n} from "@syndikit/contract";\n`,
};
