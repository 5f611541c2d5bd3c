import { defineConfig, type Options } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";

const entry = { index: "src/index.ts", "body-variants": "src/body-variants.ts" };

const shared: Options = {
  entry,
  target: "node20",
  platform: "node",
};

export default defineConfig([
  { ...shared, format: "esm" },
  // Where CommonJS modules are split, `import()` becomes `require()`, and the reference server is an ES module.
  { ...shared, format: "cjs", splitting: false },
  // Both declare the same: the compiler reads the sources once.
  {
    ...shared,
    format: ["esm", "cjs"],
    dts: { only: true, ...emitDeclarations(entry, { customConditions: [] }) },
  },
]);
