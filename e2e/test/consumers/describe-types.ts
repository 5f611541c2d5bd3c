import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Consumer } from "./consumer.js";
import { compile } from "./typescript.js";

/** The declarations, under each way to resolve them. The programs are compiled with node16. */
export function describeTypes(get: () => Consumer): void {
  describe("the declarations of the packed packages, checked themselves too", () => {
    it.each([
      ["nodenext", "esm"],
      ["nodenext", "cjs"],
      ["bundler", "esm"],
    ] as const)(
      "compile with %s in a project of %s",
      async (module, format) => {
        await expect(compile(join(get().project, format), { module })).resolves.toBeUndefined();
      },
      180_000,
    );

    it("of the SDK need no types of Node", async () => {
      const settings = {
        module: "bundler",
        lib: ["es2022", "dom"],
        types: [],
        files: ["src/consumers/programs/sdk-report.ts"],
      } as const;
      await expect(compile(join(get().project, "esm"), settings)).resolves.toBeUndefined();
    }, 180_000);
  });
}
