import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const root = resolve(folder, "../..");
const [readme, promises, manifest] = ["README.md", "PROMISES.md", "package.json"].map((file) =>
  readFileSync(join(folder, file), "utf8"),
) as [string, string, string];

/** The name that a heading gets as the end of an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");

const anchors = [...promises.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
const commands = [...promises.matchAll(/^npx vitest run .+$/gm)].map(([command]) => command);

/** The tests of a file, or of a folder; those that take their time, or the others. */
function testsAt(path: string, isLong: boolean): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts") && name.endsWith(".long.test.ts") === isLong)
    .map((name) => join(path, name));
}

/** A file, and the files beside it and below it that hold its cases. */
function textsFor(file: string): string {
  const beside = readdirSync(dirname(file), { encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const above = join(dirname(file), "..", "endurance.ts");
  return [...beside.map((name) => join(dirname(file), name)), ...(existsSync(above) ? [above] : [])]
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

describe("the promises of the README", () => {
  test("are each proven in PROMISES.md, which is in the package", () => {
    const linked = [...readme.matchAll(/\(PROMISES\.md#([\w-]+)\)/g)].map(([, anchor]) => anchor);

    expect(linked).toEqual(anchors);
    expect(JSON.parse(manifest)).toMatchObject({ files: expect.arrayContaining(["PROMISES.md"]) });
  });

  test.each(commands)("are shown by a command that runs tests: %s", (command) => {
    const [, long, paths = "", name] =
      /^npx vitest run (--config vitest\.long\.config\.ts )?(.+?)(?: -t "(.+)")?$/.exec(command) ?? [];
    const files = paths.split(" ").flatMap((path) => testsAt(join(root, path), long !== undefined));

    expect(files.length).toBeGreaterThan(0);
    expect(files.every((file) => file.endsWith(".long.test.ts") === (long !== undefined))).toBe(true);
    if (name !== undefined) expect(files.map(textsFor).join("\n")).toContain(name);
  });
});
