import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMAND, entriesOf, packages, root, surfacePath } from "./packages.js";
import { printSurface } from "./print-surface.js";

/** The surface of a package of the files given; what is exported is in the first. */
function surfaceOf(code: string, others: Readonly<Record<string, string>> = {}): string {
  // A temporary folder may be a link, and the compiler follows links.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "surface-")));
  try {
    for (const [name, text] of Object.entries({ "index.ts": code, ...others })) {
      writeFileSync(join(folder, name), text);
    }
    const surface = printSurface([{ name: "made-up", file: join(folder, "index.ts") }], folder);
    return surface.slice(surface.indexOf("## made-up"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linesOf(code: string): string[] {
  const [, body = ""] = surfaceOf(code).split("```ts\n");
  return body.replace("```\n", "").trim().split("\n");
}

describe("the committed surfaces", () => {
  test.each(packages)(
    "that of %s is what the package exports",
    (folder) => {
      const same =
        readFileSync(join(root, surfacePath(folder)), "utf8") ===
        printSurface(entriesOf(folder), join(root, folder));
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

  test("name no type of the query builder, whose declarations need packages that users do not have", () => {
    const surface = readFileSync(join(root, surfacePath("apps/reference-server")), "utf8");
    expect(surface).not.toMatch(/\b(BaseSQLite|SQLite|Pg|Drizzle)\w*/);
  });

  test("can be written by the command that they name", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(COMMAND).toBe("npm run api-surface");
    expect(scripts["api-surface"]).toBe("npm run --silent api-surface --workspace @syndikit/api-surface --");
  });
});

describe("a surface", () => {
  test("has every kind of export, by name and as it is written", () => {
    const code = `
      export const b = { one: 1 } as const;
      /** Says little. */
      export function a<T>(value: T, more?: string): T { void more; return value; }
      export interface C<T> extends Error { readonly d?: T; e(): void }
      export class F { #hidden = 1; private g = 2; static l = 3; constructor(readonly h: string) { void this.g; void this.#hidden; } async m(): Promise<void> {} }
      export type I = "x" | "y";
      export const n = (x: number): string => String(x);
      const j = 1;
      export { j as k };`;
    expect(linesOf(code)).toEqual([
      "interface C<T> extends Error {",
      "  readonly d?: T;",
      "  e(): void;",
      "}",
      "class F {",
      "  static l: number;",
      "  constructor(readonly h: string);",
      "  m(): Promise<void>;",
      "}",
      'type I = "x" | "y"',
      "function a<T>(value: T, more?: string): T",
      "const b {",
      "  readonly one: 1;",
      "}",
      "const k: 1",
      "const n: (x: number) => string",
    ]);
  }, 60_000);

  test("has each overload, and not the body's", () => {
    const code =
      "export function f(x: 1): 1; export function f(x: 2): 2; export function f(x: number): number { return x; }";
    expect(linesOf(code)).toEqual(["function f(x: 1): 1", "function f(x: 2): 2"]);
  }, 60_000);

  test("changes when an argument does", () => {
    const before = linesOf("export function f(x: number): void { void x; }");
    expect(linesOf("export function f(x: string): void { void x; }")).not.toEqual(before);
  }, 60_000);

  test("leaves nothing out of a long type", () => {
    const names = Array.from({ length: 100 }, (_, index) => `"name${index}"`);
    const written = linesOf(`export interface A { readonly name: ${names.join(" | ")} }`);
    expect(written[1]).toContain('"name57"');
    const inferred = linesOf(`export const table = { deep: { names: [${names.join(", ")}] } } as const;`);
    expect(inferred[1]).toContain('"name57"');
    const union = linesOf(`export type Name = ${names.join(" | ")};`);
    expect(union).toContain('  | "name57"');
  }, 60_000);

  test("has what is not exported but named by an export, however deep", () => {
    const code = (type: string): string => `
      interface Options { readonly limits?: Limits }
      interface Limits { readonly size: ${type} }
      interface Unrelated { readonly other: number }
      const unrelated: Unrelated = { other: 1 };
      export function f(options: Options): void { const g: Unrelated = unrelated; void [options, g]; }`;
    const surface = surfaceOf(code("number"));
    expect(surface).toContain("interface Limits {\n  readonly size: number;\n}");
    expect(surface).not.toContain("Unrelated");
    expect(surfaceOf(code("string"))).not.toBe(surface);
  }, 60_000);

  test("names what is generated, which is committed itself", () => {
    const generated = { "types.gen.ts": "export interface A { readonly b: string }\nexport type C = A;\n" };
    expect(surfaceOf('export type * from "./types.gen.js";', generated)).toBe(
      "## made-up\n\nGenerated:\n\n- `types.gen.ts`:\n  `A`, `C`\n",
    );
  }, 60_000);
});
