import { defineConfig, type Options } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";
import { thirdPartyNotices } from "../../tools/third-party-notices.js";

const entry = { index: "src/index.ts", msw: "src/msw/index.ts" };

const shared: Options = {
  entry,
  target: "es2022",
  platform: "node",
};

export default defineConfig([
  { ...shared, format: "esm" },
  // Where CommonJS modules are split, `import()` becomes `require()`, and the reference server is an ES module.
  // `shims` puts a file of tsup inside.
  { ...shared, format: "cjs", splitting: false, shims: true, esbuildPlugins: [thirdPartyNotices()] },
  // Both declare the same: the compiler reads the sources once.
  {
    ...shared,
    format: ["esm", "cjs"],
    dts: { only: true, ...emitDeclarations(entry, { customConditions: [] }) },
  },
]);
