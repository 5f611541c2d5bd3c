import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const packages = resolve(import.meta.dirname, "../../packages");

/** The source files of the packages, with their text. */
const sources = readdirSync(packages).flatMap((name) => {
  const folders = [join(packages, name, "src"), join(packages, name, "templates")];
  return folders.flatMap((folder) => {
    try {
      return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes("node_modules"))
        .map((file) => join(folder, file));
    } catch {
      return [];
    }
  });
});
const texts = new Map(sources.map((path) => [path, readFileSync(path, "utf8")]));

/** The error classes that a package's `index.ts` exports. */
const published = readdirSync(packages).flatMap((name) =>
  [...texts]
    .filter(([path]) => path.startsWith(join(packages, name, "src")) && /\/index(\.node)?\.ts$/.test(path))
    .flatMap(([, text]) => text.match(/\b[A-Z]\w+\b/g) ?? []),
);
const classes = [...texts].flatMap(([path, text]) =>
  [...text.matchAll(/export class (\w+) extends (?:Error|ReceiverError|CallFailure)\b/g)].map(
    ([, name = ""]) => ({ name, path, text }),
  ),
);
const errors = classes.filter(({ name }) => published.includes(name));

describe("the errors of all packages", () => {
  test("are found", () => {
    expect(errors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["ApiError", "ReceiverError", "PermanentFailure", "SignatureError"]),
    );
  });

  test.each(errors.map(({ name, text }) => [name, text] as const))(
    "are recognised across two copies of a package, by `is`: %s",
    (name, text) => {
      const body = text.slice(text.indexOf(`export class ${name}`));

      expect(body.slice(0, body.indexOf("\n}\n"))).toMatch(/static (override )?(readonly )?is\b/);
    },
  );

  test("are never told apart by their class", () => {
    const names = errors.map(({ name }) => name).join("|");
    const byClass = new RegExp(`instanceof (${names})\\b`);

    expect([...texts].filter(([, text]) => byClass.test(text)).map(([path]) => path)).toEqual([]);
  });
});
