import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";
import { buildTemplates } from "./build/build-templates.js";

export default defineConfig({
  entry: { index: "src/index.ts", main: "src/start.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  dts: emitDeclarations({ index: "src/index.ts" }),
  clean: true,
  onSuccess: () => buildTemplates(fileURLToPath(new URL("../..", import.meta.url)), "dist/templates"),
});
