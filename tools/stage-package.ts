import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The condition under which this repository finds sources. They are not published. */
const SOURCE = "@syndikit/source";

/** The fields of a package.json that are looked at here. */
export interface Manifest {
  readonly name?: unknown;
  readonly exports?: unknown;
  readonly publishConfig?: Readonly<Record<string, unknown>> & {
    readonly directory?: string;
    /** The commands as they are published. In the repository they run from their source. */
    readonly bin?: unknown;
  };
  readonly [field: string]: unknown;
}

/** Where the repository lies, as npm wants to know it for the statement of where a package was built. */
export interface Repository {
  readonly url: string;
  /** The folder of the package in it. */
  readonly directory: string;
}

/** The manifest that is published: it names nothing that lies in the repository alone. */
export function toPublished(manifest: Manifest, repository?: Repository): Manifest {
  const { scripts, devDependencies, publishConfig = {}, exports, ...rest } = manifest;
  const { directory, bin, ...published } = publishConfig;
  return {
    ...rest,
    ...withoutExports(exports),
    ...(repository && { repository: { type: "git", ...repository } }),
    publishConfig: published,
    bin,
    ...(exports !== undefined && { exports: withoutSources(exports) }),
  };
}

/**
 * The entries for what cannot read `exports`: TypeScript with `moduleResolution: node10`. It writes CommonJS, so it
 * finds the entries of `require`; a package without them has none. Programs that run read `exports`.
 */
function withoutExports(exports: unknown): Readonly<Record<string, unknown>> {
  const found = Object.entries(Object(exports))
    .map(([path, target]) => ({ path: path.replace(/^\.\/?/, ""), ...requireOf(target) }))
    .filter(({ types }) => types !== undefined);
  const main = found.find(({ path }) => path === "");
  const others = found.filter((entry) => entry !== main).map(({ path, types }) => [path, [types]] as const);
  return {
    ...(main && { main: main.default, types: main.types }),
    ...(others.length > 0 && { typesVersions: { "*": Object.fromEntries(others) } }),
  };
}

/** What Node's `require` finds, with its types. A JSON file is its own type. */
function requireOf(target: unknown): { readonly types?: unknown; readonly default?: unknown } {
  const { node, require, default: only } = Object(target);
  if (node !== undefined) return requireOf(node);
  if (require === undefined && typeof only === "string" && only.endsWith(".json")) return { types: only };
  return Object(require);
}

function withoutSources(target: unknown): unknown {
  if (typeof target !== "object" || target === null) return target;
  const entries = Object.entries(target).filter(([condition]) => condition !== SOURCE);
  return Object.fromEntries(entries.map(([condition, below]) => [condition, withoutSources(below)]));
}

/** A package's folder, and where it is laid out as it is published. */
export interface Stage {
  readonly folder: string;
  readonly destination: string;
  readonly repository?: Repository | undefined;
}

/**
 * Lays out packages as they are published: the files that npm would pack, and the published manifest. `npm publish` in
 * the destination needs nothing else.
 */
export function stagePackages(stages: readonly Stage[]): void {
  const folders = stages.map(({ folder }) => folder);
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts", ...folders], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  // As npm documents it.
  const packed = JSON.parse(output) as readonly { name: string; files: readonly { path: string }[] }[];
  for (const { folder, destination, repository } of stages) {
    const manifest = readManifest(folder);
    const files = packed.find(({ name }) => name === manifest.name)?.files;
    if (files === undefined) throw new Error(`npm packs nothing of ${folder}: look at its package.json.`);
    rmSync(destination, { recursive: true, force: true });
    // npm packs what `bin` names, and in the repository that is a way to the source.
    const isPublished = (path: string): boolean => !manifest.publishConfig?.bin || !path.startsWith("bin/");
    for (const { path } of files.filter(({ path }) => isPublished(path))) {
      mkdirSync(dirname(join(destination, path)), { recursive: true });
      cpSync(join(folder, path), join(destination, path));
    }
    const published = toPublished(manifest, repository);
    writeFileSync(join(destination, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  }
}

/** The package.json in a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The repository as the machine that builds a release names it. */
function repositoryOf(folder: string): Repository | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  if (GITHUB_SERVER_URL === undefined || GITHUB_REPOSITORY === undefined) return undefined;
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  return { url, directory: relative(root, folder) };
}

/** Stages a package where `changeset publish` looks for it. */
function stageForRelease(folder: string): void {
  const named = readManifest(folder).publishConfig?.directory;
  if (named === undefined) {
    console.error(
      `${folder} has no publishConfig.directory in its package.json, which names where to stage it.`,
    );
    process.exitCode = 1;
    return;
  }
  stagePackages([{ folder, destination: resolve(folder, named), repository: repositoryOf(folder) }]);
}

/** Stages packages in a folder that somebody has named. What is there is theirs, and stays. */
function stageInto(into: string, folders: readonly string[]): void {
  const stages = folders.map((folder) => ({ folder, destination: join(into, basename(folder)) }));
  const taken = stages.find(({ destination }) => existsSync(destination));
  if (taken === undefined) {
    stagePackages(stages);
    return;
  }
  console.error(`${taken.destination} exists: name another folder, or remove it first.`);
  process.exitCode = 1;
}

// Without arguments, the package in whose folder it runs. With them, other packages, into the folder that is named
// first, each under the name of its own folder.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [into, ...folders] = process.argv.slice(2).map((path) => resolve(path));
  if (into === undefined) stageForRelease(process.cwd());
  else stageInto(into, folders);
}
