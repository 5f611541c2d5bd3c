import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { installInto, link } from "./project.js";
import { root } from "./repository.js";
import { run } from "./run.js";
import { type Tarballs, tarballsOf } from "./tarballs.js";

/** The least TypeScript that the packages promise, as their READMEs say. */
export const LEAST = "5.0.4";

/** How TypeScript finds modules, with the kind of module that it writes. Version 7 has no `node10`. */
const resolutions = [
  ["node10", "commonjs"],
  ["node16", "node16"],
  ["nodenext", "nodenext"],
  ["bundler", "esnext"],
] as const;

/** Compiles programs on the packed packages, with their declarations, by each of these versions of TypeScript. */
export function describeCompilers(versions: readonly string[]): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "compilers-"));
    const tarballs: Tarballs = new Map(inject("tarballs"));
    const names = ["contract", "signature", "sdk", "receiver"].map((name) => `@syndikit/${name}`);
    await installInto(folder, tarballsOf(tarballs, names));
    await link(folder, ["@types/node", "undici-types"]);
    await cp(join(root, "e2e/test/consumers/declared"), join(folder, "src"), { recursive: true });
    const compilers = join(folder, "compilers");
    const aliases = versions.map((version) => `typescript-${version}@npm:typescript@${version}`);
    await runQuietly("npm", ["install", "--prefix", compilers, "--no-audit", "--no-fund", ...aliases], {
      cwd: folder,
    });
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const cases = versions.flatMap((version) =>
    resolutions
      .filter(([resolution]) => resolution !== "node10" || !version.startsWith("7."))
      .flatMap(([moduleResolution, module]) =>
        (["commonjs", "module"] as const).map((type) => ({ version, moduleResolution, module, type })),
      ),
  );

  describe.each(cases)(
    "TypeScript $version, with moduleResolution $moduleResolution, in a package of type $type",
    ({ version, module, moduleResolution, type }) => {
      test.each([
        ["the SDK, its declarations checked, in a browser's library", "sdk.ts", ["es2022", "dom"], [], false],
        ["the other packages", "others.ts", ["es2022"], ["node"], true],
      ] as const)(
        "compiles %s, and writes declarations",
        async (_, file, lib, types, skipLibCheck) => {
          await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type }));
          const compilerOptions = {
            // Version 6 warns of what version 7 no longer has.
            ...(version.startsWith("6.") && { ignoreDeprecations: "6.0" }),
            ...{ module, moduleResolution, lib, types, skipLibCheck },
            ...{
              target: "es2022",
              strict: true,
              declaration: file === "sdk.ts",
              outDir: "out",
              rootDir: "src",
            },
          };
          await writeFile(
            join(folder, "tsconfig.json"),
            JSON.stringify({ compilerOptions, files: [`src/${file}`] }),
          );
          const compiler = join(folder, `compilers/node_modules/typescript-${version}/bin/tsc`);
          await expect(
            run(process.execPath, [compiler, "-p", ".", "--pretty", "false"], { cwd: folder }),
          ).resolves.toBeDefined();
        },
        180_000,
      );
    },
  );
}
