import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { build, type Metafile } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { askWorkerd } from "../runtimes/run-program.js";
import type { Consumer } from "./consumer.js";
import { serveMarketplace } from "./loopback-marketplace.js";
import { expectedAll } from "./programs/report.js";
import { run, tool } from "./run.js";
import { compile } from "./typescript.js";

/** Runs the programs with the installed packages on each supported runtime. */
export function describePrograms(get: () => Consumer): void {
  describe("a program that installed the packages", () => {
    beforeAll(async () => {
      const { project } = get();
      await compile(project, { module: "node16", include: ["esm/src", "cjs/src"], outDir: "out" });
      // Node reads the module format from the package.json beside the programs.
      for (const format of ["esm", "cjs"]) {
        await copyFile(join(project, format, "package.json"), join(project, "out", format, "package.json"));
      }
    }, 300_000);

    const runPrint = async (format: "esm" | "cjs", [command = "", ...args]: string[]): Promise<unknown> => {
      const { project, marketplace, vectors } = get();
      const file = `out/${format}/src/consumers/programs/print.js`;
      const output = await run(command, [...args, file, marketplace.url, JSON.stringify(vectors)], {
        cwd: project,
      });
      return JSON.parse(output);
    };

    test.each([
      ["ECMAScript modules on Node", "esm", [process.execPath]],
      ["CommonJS modules on Node", "cjs", [process.execPath]],
      ["ECMAScript modules on Bun", "esm", [tool("bun")]],
      ["CommonJS modules on Bun", "cjs", [tool("bun")]],
      ["ECMAScript modules on Deno", "esm", [tool("deno"), "run", "--allow-net=127.0.0.1"]],
    ] as const)("calls, signs, verifies and receives: %s", async (_, format, command) => {
      expect(await runPrint(format, [...command])).toEqual(expectedAll(get().vectors));
    });

    test("writes a mistake of the vendor's code, shows it at the desk, and heals it when it is redriven", async () => {
      // Uses its own marketplace, because the deployment changes the answers.
      const marketplace = await serveMarketplace();
      try {
        const args = ["out/esm/src/consumers/programs/desk.js", marketplace.url, headerNames.eventSignature];
        const output = await run(process.execPath, args, { cwd: get().project });
        expect(JSON.parse(output)).toEqual({
          status: 204,
          line: expect.stringMatching(
            /^subscription\/42: given up \(exhausted\) at attempt 1: TypeError: tenant is undefined \(at .*desk\.js/,
          ),
          isWithinASecond: true,
          closed: 403,
          isOnPage: true,
          redriven: { count: 1 },
          tenant: "present",
        });
      } finally {
        await marketplace.close();
      }
    });

    test.each(["esm", "cjs"])(
      "takes an event on a socket to a tenant, with a database: %s",
      async (format) => {
        // Uses its own marketplace, because the event changes the answers.
        const marketplace = await serveMarketplace();
        try {
          const file = `out/${format}/src/consumers/programs/vendor.js`;
          const args = [file, marketplace.url, headerNames.eventSignature];
          const output = await run(process.execPath, args, { cwd: get().project });
          expect(JSON.parse(output)).toEqual({ status: 204, tenant: "present" });
          expect(marketplace.calls).toContain("PATCH subscription/42");
        } finally {
          await marketplace.close();
        }
      },
    );
  });

  describe("a bundle for the browser and for workers", () => {
    let inputs: Metafile["inputs"];
    let folder: string;

    beforeAll(async () => {
      const { project, vectors } = get();
      folder = join(project, "bundle");
      await mkdir(folder);
      const { metafile } = await build({
        entryPoints: [join(project, "esm/src/consumers/programs/worker.ts")],
        outfile: join(folder, "worker.js"),
        bundle: true,
        format: "esm",
        platform: "browser",
        target: "es2022",
        define: { VECTORS: JSON.stringify(vectors) },
        metafile: true,
        logLevel: "silent",
      });
      inputs = metafile.inputs;
    }, 120_000);

    test("holds nothing of Node, and only what the packages built", () => {
      const imports = Object.values(inputs).flatMap((input) => input.imports);
      // esbuild also lists the values that it inserted as imports.
      const external = imports.filter((each) => each.external && !each.path.startsWith("<define:"));
      expect(external).toEqual([]);
      const foreign = Object.keys(inputs)
        .map((path) => path.split("node_modules/")[1])
        .filter((path) => path !== undefined && !/^@syndikit\/\w+\/dist\//.test(path));
      expect(foreign).toEqual([]);
    });

    test("calls, signs, verifies and receives on workerd", async () => {
      expect(await askWorkerd(folder)).toEqual(expectedAll(get().vectors));
    });
  });
}
