import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Declarations by their file names in `dist`. */
type Files = ReadonlyMap<string, string>;

const INDEX = "index.d.cts";

/**
 * Puts the file of declarations that several entries share into that of the index, and writes a copy of each entry for
 * ES modules. TypeScript 5.0 to 5.3 name a type only by a file that a package exports; they cannot write the
 * declarations of a program that uses a shared file, or a file that only leads to one of another format.
 *
 * @throws {Error} when there is not one shared file, or an entry needs a name that the index does not export.
 */
export function mergeDeclarations(files: Files): Files {
  const shared = [...files.keys()].filter((name) => /\.d-[\w-]+\.d\.cts$/.test(name));
  const [file = ""] = shared;
  const text = files.get(file);
  const index = files.get(INDEX);
  if (shared.length !== 1 || text === undefined || index === undefined)
    throw new Error(
      `There is not one file that the entries share, but ${shared.length}: ${shared.join(", ")}`,
    );
  const { body, names } = splitExports(text);
  const from = `'./${file.replace(".d.cts", ".cjs")}'`;
  const ofShared = (keyword: string): RegExp =>
    new RegExp(`^${keyword} \\{([^}]*)\\} from ${from.replaceAll(".", "\\.")};\\n?`, "gm");
  /** The names of a list, as the shared file has them itself. */
  const named = (list: string): string =>
    parts(list)
      .map(({ type, name, as }) => ({ type, name: names.get(name) ?? name, as }))
      .map(({ type, name, as }) => (name === as ? `${type}${name}` : `${type}${name} as ${as}`))
      .join(", ");

  const whole =
    body +
    index
      .replace(ofShared("import"), "")
      .replace(ofShared("export"), (_, list: string) => `export { ${named(list)} };\n`);
  const exported = new Set(
    Array.from(whole.matchAll(/^export \{([^}]*)\};/gm), ([, list = ""]) =>
      parts(list).map(({ as }) => as),
    ).flat(),
  );
  const merged = new Map<string, string>([[INDEX, whole]]);
  for (const [name, entry] of files) {
    if (name === INDEX || shared.includes(name) || !name.endsWith(".d.cts")) continue;
    const own = entry.replace(ofShared("import"), (_, list: string) => {
      const missing = parts(named(list)).find((part) => !exported.has(part.name));
      if (missing) throw new Error(`${name} needs ${missing.name}, which the index does not export`);
      return `import { ${named(list)} } from './index.cjs';\n`;
    });
    merged.set(name, own);
  }
  for (const [name, entry] of [...merged])
    merged.set(name.replace(".d.cts", ".d.ts"), entry.replace(/(from '\.\/[\w.-]+)\.cjs'/g, "$1.js'"));
  return merged;
}

/** The statement at the end of a shared file: its own names by those that it exports. */
function splitExports(text: string): { readonly body: string; readonly names: ReadonlyMap<string, string> } {
  const [statement, list = ""] = /export \{([^}]*)\};\s*$/.exec(text) ?? [];
  if (statement === undefined) throw new Error("The shared file exports nothing");
  const names = new Map(parts(list).map(({ name, as }) => [as, name]));
  return { body: text.slice(0, -statement.length), names };
}

/** `type A as B, C` of an import or an export. */
function parts(list: string): { readonly type: string; readonly name: string; readonly as: string }[] {
  return list
    .split(",")
    .map((part) => /^\s*(type )?([\w$]+)(?: as ([\w$]+))?\s*$/.exec(part))
    .flatMap((found) =>
      found ? [{ type: found[1] ?? "", name: found[2] ?? "", as: found[3] ?? found[2] ?? "" }] : [],
    );
}

// In the folder of a package that is built.
if (process.argv[1]?.endsWith("merge-declarations.ts")) {
  const dist = "dist";
  const before = readdirSync(dist).filter((name) => name.endsWith(".d.cts"));
  const files = new Map(before.map((name) => [name, readFileSync(join(dist, name), "utf8")]));
  const merged = mergeDeclarations(files);
  for (const name of before) rmSync(join(dist, name));
  for (const [name, text] of merged) writeFileSync(join(dist, name), text);
}
