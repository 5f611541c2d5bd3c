import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/validators.ts", "src/examples.ts"],
  format: ["esm", "cjs"],
  dts: { compilerOptions: { noCheck: true } },
  clean: true,
  target: "es2022",
  esbuildOptions(options) {
    // Most of it is generated and read by nobody; this is a fifth of the package. Names stay, for stack traces.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
});
