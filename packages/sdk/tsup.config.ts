import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const shared: Options = {
  entry: ["src/index.ts"],
  noExternal: ["openapi-fetch"],
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  sourcemap: true,
  define: { SDK_VERSION: JSON.stringify(version) },
};

// Both formats declare the same, and declarations are most of the package: there is one file of them, and one
// line that refers to it. The types of openapi-fetch are inside, so that the package installs nothing else.
export default defineConfig([
  {
    ...shared,
    format: "cjs",
    dts: { resolve: ["openapi-fetch", "openapi-typescript-helpers"] },
  },
  {
    ...shared,
    format: "esm",
    onSuccess: () => writeFile("dist/index.d.ts", 'export * from "./index.cjs";\n'),
  },
]);
