import { describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { compile } from "./typescript.js";

/** The declarations, under each way to resolve them. The programs are compiled with node16. */
export function describeTypes(get: () => Consumer): void {
  describe("the declarations of the packed packages, checked themselves too", () => {
    test.each([
      ["nodenext, for ECMAScript modules and CommonJS", "nodenext", ["esm/src", "cjs/src"]],
      ["bundler", "bundler", ["esm/src"]],
    ] as const)(
      "compile with %s",
      async (_, module, include) => {
        await expect(compile(get().project, { module, include })).resolves.toBeUndefined();
      },
      180_000,
    );

    test("of the SDK need no types of Node", async () => {
      const settings = {
        module: "bundler",
        lib: ["es2022", "dom"],
        types: [],
        include: ["esm/src/consumers/programs/sdk-report.ts"],
      } as const;
      await expect(compile(get().project, settings)).resolves.toBeUndefined();
    }, 180_000);
  });
}
