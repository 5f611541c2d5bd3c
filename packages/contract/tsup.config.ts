import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/validators.ts", "src/examples.ts"],
  format: ["esm", "cjs"],
  dts: { compilerOptions: { noCheck: true } },
  clean: true,
  target: "es2022",
});
