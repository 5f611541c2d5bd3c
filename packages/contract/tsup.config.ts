import { rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";

const entry = {
  index: "src/index.ts",
  validators: "src/validators.ts",
  examples: "src/examples.ts",
  versions: "src/versions.ts",
};
const documents = ["openapi.json", "openapi-versions.json"];

/** Nobody reads the names inside of the compiled schemas; they are a third of them. Those of all other code stay, for stack traces. */
const withoutNames: Plugin = {
  name: "without-names",
  setup({ onLoad, esbuild }) {
    onLoad({ filter: /validators\.gen\.js$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(await readFile(path, "utf8"), { minify: true, format: "esm" });
      return { loader: "js", contents: code };
    });
  },
};

const shared: Options = {
  entry,
  // What two entries take, the table of operations, is in one file.
  splitting: true,
  target: "es2022",
  esbuildPlugins: [withoutNames],
  esbuildOptions(options) {
    // Most of it is generated and read by nobody.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
};

// Names of chunks change with what is in them: without this, old ones would be packed too.
rmSync("dist", { recursive: true, force: true });

// Both formats declare the same, and declarations are half of the package: there is one file of them, and one line
// that refers to it.
export default defineConfig([
  { ...shared, format: "cjs", dts: emitDeclarations(entry) },
  {
    ...shared,
    format: "esm",
    async onSuccess() {
      for (const name of Object.keys(entry)) {
        await writeFile(`dist/${name}.d.ts`, `export * from "./${name}.cjs";\n`);
      }
      for (const document of documents) {
        const value: unknown = JSON.parse(await readFile(document, "utf8"));
        await writeFile(`dist/${document}`, JSON.stringify(value));
      }
    },
  },
]);
