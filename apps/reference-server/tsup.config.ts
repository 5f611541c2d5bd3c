import { cp, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { defineConfig } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";
import { thirdPartyNotices } from "../../tools/third-party-notices.js";

/** What invoices are drawn with, and the terms under which it may be shipped. */
const FONTS = ["ttf/DejaVuSansCondensed.ttf", "ttf/DejaVuSansCondensed-Bold.ttf", "LICENSE"];

export default defineConfig({
  entry: {
    ...{ index: "src/index.ts", main: "src/start.ts", files: "src/store/files/index.ts" },
    // The threads that the server starts.
    documents: "src/resources/invoice/pdf/thread.ts",
    "dry-run": "src/server/dry-run-thread.ts",
    "whole-copies": "src/store/sqlite/whole-copies-thread.ts",
  },
  // What is optional is not installed everywhere. What is in `devDependencies` becomes a part of the programs.
  external: ["pg"],
  esbuildPlugins: [thirdPartyNotices()],
  format: "esm",
  target: "es2022",
  dts: emitDeclarations(
    { index: "src/index.ts", files: "src/store/files/index.ts" },
    { customConditions: [] },
  ),
  clean: true,
  async onSuccess() {
    const fonts = dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
    await mkdir("dist/fonts", { recursive: true });
    await Promise.all(FONTS.map((file) => cp(join(fonts, file), join("dist/fonts", basename(file)))));
    await cp("../console/dist", "dist/console", { recursive: true });
  },
});
