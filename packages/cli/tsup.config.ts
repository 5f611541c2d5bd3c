import { defineConfig } from "tsup";

export default defineConfig({
  // The program, and what `syndikit/certify` exports.
  entry: { main: "src/main.ts", certify: "src/certify/index.ts" },
  dts: {
    entry: { certify: "src/certify/index.ts" },
    compilerOptions: { noCheck: true, customConditions: [] },
  },
  format: "esm",
  target: "node20",
  platform: "node",
  // Each verb is a file of its own, so that help and completion load none of them.
  splitting: true,
  clean: true,
});
