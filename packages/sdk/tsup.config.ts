import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";
import { thirdPartyNotices } from "../../tools/third-party-notices.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const { resolve } = createRequire(import.meta.url);

/** Packages whose declarations are inside, for they stand in those of the SDK. */
const declared = ["openapi-fetch", "openapi-typescript-helpers"].map((name) => ({
  name,
  // Both have their types beside their code.
  folder: dirname(resolve(name)),
}));

/**
 * The declarations of these packages, outside of node_modules: there the compiler takes them for those of a
 * dependency, which a user would have to install.
 */
function copyTypes(): Record<string, string[]> {
  const copies = mkdtempSync(join(tmpdir(), "sdk-types-"));
  return Object.fromEntries(
    declared.map(({ name, folder }) => {
      const copy = join(copies, `${name}.d.ts`);
      cpSync(join(folder, "index.d.ts"), copy);
      return [name, [copy]];
    }),
  );
}

/** The declarations have the text of each method. In the code of two formats and in their maps it is half of the package. */
const withoutDocComments: Plugin = {
  name: "without-doc-comments",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      // Each line stays where it is, for the maps.
      const blank = (comment: string): string => comment.replace(/[^\n]/g, "");
      return { loader: "ts", contents: readFileSync(path, "utf8").replace(/\/\*\*.*?\*\//gs, blank) };
    });
  },
};

// Names of chunks change with what is in them: without this, old ones would be packed too.
rmSync("dist", { recursive: true, force: true });

const entry = { index: "src/index.ts", openapi: "src/openapi.ts", changes: "src/changes.ts" };

const shared: Options = {
  entry,
  // What both entries take is in one file, of which a program has one copy.
  splitting: true,
  noExternal: ["openapi-fetch"],
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  sourcemap: true,
  define: { SDK_VERSION: JSON.stringify(version) },
  esbuildPlugins: [withoutDocComments, thirdPartyNotices(declared.map(({ folder }) => dirname(folder)))],
};

// The types of openapi-fetch are inside, so that the package installs nothing else. Both formats declare the same, so
// `tools/merge-declarations.ts` copies the declarations afterwards.
export default defineConfig([
  {
    ...shared,
    format: "cjs",
    dts: emitDeclarations(entry, { paths: copyTypes() }),
  },
  { ...shared, format: "esm" },
]);
