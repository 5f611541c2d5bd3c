import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ExitCode } from "../src/frame/cli-error.js";
import { stories } from "../src/story/stories.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");

/** Reads all sources except certify, which has its own document. */
function ownSources(): readonly string[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("certify"))
    .map((file) => readFileSync(join(root, "src", file), "utf8"));
}

// `npm run test:long` runs its shell blocks.
describe("the README", () => {
  test("names every exit code", () => {
    const rows = readme.slice(readme.indexOf("## Exit codes")).matchAll(/^\| (\d+) \|/gm);
    expect(Array.from(rows, ([, code]) => Number(code))).toEqual(Object.values(ExitCode));
  });

  test("names every story", () => {
    const [, table = ""] = /\| Story \| Events \|\n(.*?)\n\n/s.exec(readme) ?? [];
    const named = Array.from(table.matchAll(/`([a-z-]+)`/g), ([, name]) => name);
    expect(named.sort()).toEqual(stories.map(({ name }) => name).sort());
  });

  test("names every cause of the doctor", () => {
    const source = readFileSync(join(root, "src/doctor/cause.ts"), "utf8");
    const causes = Array.from(source.matchAll(/^ {2}\| "([a-z-]+)"/gm), ([, id]) => id);
    const [, table = ""] = /\| Found \| Causes \|\n(.*?)\n\n/s.exec(readme) ?? [];
    const named = Array.from(table.matchAll(/`([a-z-]+)`/g), ([, id]) => id);
    expect(causes.length).toBeGreaterThan(20);
    expect(named.sort()).toEqual(causes.sort());
  });

  test("names every type of object", () => {
    const [, table = ""] = /\| `type` of its objects \|\n(.*?)\n\n/s.exec(readme) ?? [];
    const written = ownSources().flatMap((source) =>
      Array.from(source.matchAll(/\btype: "([a-z]+)"/g), ([, type = ""]) => type),
    );
    expect(written.length).toBeGreaterThan(10);
    expect([...new Set(written)].filter((type) => !table.includes(`\`${type}\``))).toEqual([]);
  });

  test("names every environment variable that is read, and no other", () => {
    const read =
      ownSources()
        .join("\n")
        .match(/SYNDIKIT(_[A-Z]+)+/g) ?? [];
    // The variables of the other roles are built from a prefix.
    const parts = ["CUSTOMER", "ADMIN"].flatMap((part) =>
      ["TOKEN", "USER", "PASSWORD"].map((kind) => `SYNDIKIT_${part}_${kind}`),
    );
    const prefixes = ["SYNDIKIT_CUSTOMER", "SYNDIKIT_ADMIN"];
    const expected = new Set([...read, ...parts].filter((name) => !prefixes.includes(name)));
    const named = new Set(readme.match(/SYNDIKIT(_[A-Z]+)+/g) ?? []);
    expect([...named].sort()).toEqual([...expected].sort());
  });
});
