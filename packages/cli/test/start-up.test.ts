import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Lists the modules that are loaded before a verb runs, that is, all static imports. */
async function loadedAtOnce(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [main],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    outdir: "not-written",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const entry = Object.keys(metafile.outputs).find(
    (file) => metafile.outputs[file]?.entryPoint !== undefined && file.endsWith("/main.js"),
  );
  return [...externals(metafile, entry ?? "", new Set())].sort();
}

function externals({ outputs }: Metafile, file: string, seen: Set<string>): ReadonlySet<string> {
  for (const { path, kind, external } of outputs[file]?.imports ?? []) {
    if (kind !== "import-statement" || seen.has(path)) continue;
    seen.add(path);
    if (external !== true) externals({ outputs } as Metafile, path, seen);
  }
  return new Set([...seen].filter((path) => !(path in outputs)));
}

test("help and completion load the parser of command lines, and no marketplace", async () => {
  const loaded = (await loadedAtOnce()).filter((path) => !path.startsWith("node:"));
  expect(loaded).toEqual(["commander", "picocolors"]);
});
