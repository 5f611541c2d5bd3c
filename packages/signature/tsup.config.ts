import { defineConfig } from "tsup";
import { thirdPartyNotices } from "../../tools/third-party-notices.js";

export default defineConfig({
  entry: ["src/index.ts", "src/index.node.ts"],
  format: ["esm", "cjs"],
  dts: { compilerOptions: { noCheck: true } },
  clean: true,
  splitting: false,
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  // So that the package installs nothing else.
  noExternal: ["@noble/hashes"],
  esbuildPlugins: [thirdPartyNotices()],
});
