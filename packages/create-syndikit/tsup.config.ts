import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";
import { buildTemplates } from "./build/build-templates.js";

export default defineConfig({
  entry: ["src/index.ts", "src/main.ts"],
  format: "esm",
  target: "node20",
  platform: "node",
  dts: { entry: "src/index.ts", compilerOptions: { noCheck: true } },
  clean: true,
  onSuccess: () => buildTemplates(fileURLToPath(new URL("../..", import.meta.url)), "dist/templates"),
});
