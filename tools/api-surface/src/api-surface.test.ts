import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMAND, entriesOf, packages, root, surfacePath } from "./packages.js";
import { printSurface } from "./print-surface.js";

/** The surface of a module of one file. */
function surfaceOf(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "surface-"));
  try {
    const file = join(folder, "index.ts");
    writeFileSync(file, code);
    const [, body = ""] = printSurface([{ name: "made-up", file }]).split("```ts\n");
    return body.replace("```\n", "").trim().split("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the committed surfaces", () => {
  test.each(packages)(
    "that of %s is what the package exports",
    (folder) => {
      const same = readFileSync(join(root, surfacePath(folder)), "utf8") === printSurface(entriesOf(folder));
      expect(same, `${surfacePath(folder)} differs. Run \`${COMMAND}\` and commit what it writes.`).toBe(
        true,
      );
    },
    60_000,
  );

  test("are those of every published package that can be imported", () => {
    const folders = ["packages", "apps"].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    );
    const published = folders.filter((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
      return manifest.private !== true && manifest.exports?.["."] !== undefined;
    });
    const others = published.filter((folder) => folder !== "packages/sdk");
    expect(others.toSorted()).toEqual(packages.toSorted());
  });

  test("can be written by the command that they name", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(COMMAND).toBe("npm run api-surface");
    expect(scripts["api-surface"]).toBe("npm run --silent api-surface --workspace @syndikit/api-surface --");
  });
});

describe("a surface", () => {
  test("has every kind of export, by name", () => {
    const code = `
      export const b = { one: 1 } as const;
      /** Says little. */
      export function a<T>(value: T, more?: string): T { void more; return value; }
      export interface C<T> extends Error { readonly d?: T; e(): void }
      export class F { #hidden = 1; private g = 2; constructor(readonly h: string) { void this.g; void this.#hidden; } }
      export type I = "x" | "y";
      const j = 1;
      export { j as k };`;
    expect(surfaceOf(code)).toEqual([
      "interface C<T> extends Error {",
      "  readonly d?: T | undefined;",
      "  e: () => void;",
      "}",
      "class F {",
      "  new (h: string): F;",
      "  readonly h: string;",
      "}",
      'type I = "x" | "y"',
      "function a<T>(value: T, more?: string): T",
      "const b {",
      "  one: 1;",
      "}",
      "const k: 1",
    ]);
  }, 60_000);

  test("has each overload, and not the body's", () => {
    const code =
      "export function f(x: 1): 1; export function f(x: 2): 2; export function f(x: number): number { return x; }";
    expect(surfaceOf(code)).toEqual(["function f(x: 1): 1", "function f(x: 2): 2"]);
  }, 60_000);

  test("changes when an argument does", () => {
    const before = surfaceOf("export function f(x: number): void { void x; }");
    expect(surfaceOf("export function f(x: string): void { void x; }")).not.toEqual(before);
  }, 60_000);
});
