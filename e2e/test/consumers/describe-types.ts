import { describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { type Compiler, compile, compilers } from "./typescript.js";

/**
 * Checks the declarations with each compiler and each kind of module resolution. describePrograms compiles with
 * node16.
 */
export function describeTypes(get: () => Consumer): void {
  describe.each(Object.keys(compilers) as Compiler[])(
    "by %s, the declarations of the packed packages, checked themselves too",
    (compiler) => {
      test.each([
        ["nodenext, for ECMAScript modules and CommonJS", "nodenext", ["esm/src", "cjs/src"]],
        ["bundler", "bundler", ["esm/src"]],
      ] as const)(
        "compile with %s",
        async (_, module, include) => {
          await expect(compile(get().project, { compiler, module, include })).resolves.toBeUndefined();
        },
        180_000,
      );

      test("of the SDK need no types of Node", async () => {
        const settings = {
          compiler,
          module: "bundler",
          lib: ["es2022", "dom"],
          types: [],
          include: ["esm/src/consumers/programs/sdk-report.ts"],
        } as const;
        await expect(compile(get().project, settings)).resolves.toBeUndefined();
      }, 180_000);
    },
  );
}
