import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askWorkerd, bundle, runScript } from "./run-program.js";

export interface RuntimeTest {
  readonly name: "signature" | "receiver";
  readonly does: string;
  readonly expected: unknown;
  /** Values to insert into the programs. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** Runs the two programs of a package on every supported runtime, and compares their reports. */
export function describeRuntimes({ name, does, expected, constants = {} }: RuntimeTest): void {
  describe(`the ${name} package, from one bundle`, () => {
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), `${name}-`));
      await bundle(`program-print-${name}.ts`, join(folder, "print.mjs"), constants);
      await bundle(`program-worker-${name}.ts`, join(folder, "worker.js"), constants);
    });
    afterAll(() => rm(folder, { recursive: true }));

    test.each(["node", "bun", "deno"] as const)(`${does} on %s`, async (runtime) => {
      expect(await runScript(runtime, join(folder, "print.mjs"))).toEqual(expected);
    });

    test(`${does} on workerd`, async () => {
      expect(await askWorkerd(folder)).toEqual(expected);
    });
  });
}
