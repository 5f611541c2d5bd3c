import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { entriesOf, manifestOf, packageFolders } from "./repository.js";
import { run } from "./run.js";

/** A program that loads an entry in both module formats, and prints the names that each exports. */
const loadBoth = (entry: string): string => `
import { createRequire } from "node:module";
const names = (module) => Object.keys(module).filter((name) => !["default", "__esModule", "module.exports"].includes(name)).sort();
const required = createRequire(import.meta.url)(${JSON.stringify(entry)});
console.log(JSON.stringify([names(await import(${JSON.stringify(entry)})), names(required)]));
`;

/** Loads every entry of every package with Node. */
export function describeEntries(get: () => Consumer): void {
  const entries = packageFolders.flatMap((folder) => entriesOf(manifestOf(folder)));

  describe("every entry of the packed packages", () => {
    test.each(entries)("%s gives the same names to import and to require", async (entry) => {
      const args = ["--input-type=module", "--eval", loadBoth(entry)];
      const [imported, required] = JSON.parse(await run(process.execPath, args, { cwd: get().project }));
      expect(imported).not.toEqual([]);
      expect(required).toEqual(imported);
    });

    test("has the interface as a document", async () => {
      const program = `console.log(require("@syndikit/contract/openapi.json").openapi)`;
      const version = await run(process.execPath, ["--eval", program], { cwd: join(get().project, "cjs") });
      expect(version.trim()).toBe("3.1.0");
    });
  });
}
