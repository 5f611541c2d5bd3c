import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { defineConfig, type Options } from "tsup";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * The declarations of the packages that are inside, outside of node_modules: there the compiler takes them for those
 * of a dependency, which a user would have to install.
 */
function copyTypes(): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), "sdk-types-"));
  const types = { "openapi-fetch": "index.d.ts", "openapi-typescript-helpers": "index.d.ts" };
  const { resolve } = createRequire(import.meta.url);
  return Object.fromEntries(
    Object.entries(types).map(([name, file]) => {
      const copy = join(folder, `${name}.d.ts`);
      cpSync(join(dirname(resolve(name)), file), copy);
      return [name, [copy]];
    }),
  );
}

const shared: Options = {
  entry: ["src/index.ts", "src/openapi.ts"],
  // What both entries take is in one file, of which a program has one copy.
  splitting: true,
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
    dts: { compilerOptions: { paths: copyTypes() } },
  },
  {
    ...shared,
    format: "esm",
    onSuccess: async () => {
      for (const entry of ["index", "openapi"]) {
        await writeFile(`dist/${entry}.d.ts`, `export * from "./${entry}.cjs";\n`);
      }
    },
  },
]);
