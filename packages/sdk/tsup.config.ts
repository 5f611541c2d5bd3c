import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";

const shared: Options = {
  entry: ["src/index.ts"],
  noExternal: ["openapi-fetch"],
  treeshake: true,
  target: "es2022",
  platform: "neutral",
};

// Both formats declare the same, and declarations are most of the package: there is one file of them, and one
// line that refers to it. The contract's types are inside, so that the package installs nothing else.
export default defineConfig([
  {
    ...shared,
    format: "cjs",
    dts: { compilerOptions: { paths: { "@syndikit/contract": ["../contract/src/index.ts"] } } },
  },
  {
    ...shared,
    format: "esm",
    onSuccess: () => writeFile("dist/index.d.ts", 'export * from "./index.cjs";\n'),
  },
]);
