import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/index.node.ts"],
  format: ["esm", "cjs"],
  dts: true,
  clean: true,
  splitting: false,
  sourcemap: true,
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  external: ["node:crypto"],
});
