import { defineConfig } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";
import { thirdPartyNotices } from "../../tools/third-party-notices.js";

const entry = { index: "src/index.ts", "index.node": "src/index.node.ts" };

export default defineConfig({
  entry,
  format: ["esm", "cjs"],
  dts: emitDeclarations(entry),
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
