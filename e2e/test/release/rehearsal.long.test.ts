/** Makes a release as the workflow does, to a registry on loopback, and then uses it as a new user would. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { type Registry, serveRegistry } from "../../../tools/registry/serve-registry.js";
import { findFreePort } from "../../src/free-port.js";
import { receiverFile } from "../certify/receivers.js";
import { root } from "../consumers/repository.js";

const names = inject("tarballs").map(([name]) => name);

let folder: string;
let registry: Registry;
/** The folder of the repository at the release. */
let copy: string;
/** The version under which each package was published. */
let version: string;

/** The npm settings on the publishing machine and on the user's. */
const environment = (): Readonly<Record<string, string>> => ({
  npm_config_registry: registry.url,
  npm_config_userconfig: join(folder, "npmrc"),
  npm_config_cache: inject("cache"),
  npm_config_yes: "true",
  npm_config_update_notifier: "false",
  npm_config_better_sqlite3_binary_host: `${inject("registry")}/binaries`,
  NO_COLOR: "1",
  // There is nobody to answer questions.
  CI: "true",
});

const author: Readonly<Record<string, string>> = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@app.example",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@app.example",
};

/** Clones the last commit, and adds the installed packages and the build from here. */
async function cloneRepository(): Promise<string> {
  const clone = join(folder, "repository");
  await runQuietly("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, clone], { cwd: folder });
  // Turned into a repository with one commit, because changesets looks for the commit of each file. In a shallow clone
  // it fetches more and more of the history, and never stops if there is no more.
  await rm(join(clone, ".git"), { recursive: true });
  const begin = "git init --quiet && git add --all && git commit --quiet --message Everything";
  await runQuietly("sh", ["-c", begin], { cwd: clone, env: author });
  await mkdir(join(clone, "node_modules"));
  for (const entry of await readdir(join(root, "node_modules"))) {
    const [from, to] = [join(root, "node_modules", entry), join(clone, "node_modules", entry)];
    // Links to workspaces are relative, so they lead into the copy.
    if (entry === "@syndikit") await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  // TypeScript 7, which emits the declarations, is installed in its own workspace.
  const compiler = "tools/typecheck/node_modules";
  await symlink(join(root, compiler), join(clone, compiler));
  for (const workspace of await publishedFolders(clone)) {
    await cp(join(root, workspace, "dist"), join(clone, workspace, "dist"), { recursive: true });
  }
  return clone;
}

async function publishedFolders(repository: string): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const parent of ["packages", "apps"]) {
    for (const name of await readdir(join(repository, parent))) {
      const manifest = JSON.parse(await readFile(join(repository, parent, name, "package.json"), "utf8"));
      if (names.includes(manifest.name)) folders.push(join(parent, name));
    }
  }
  return folders;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rehearsal-"));
  const upstream = (await runQuietly("npm", ["config", "get", "registry"], { cwd: root })).trim();
  registry = await serveRegistry({ packages: [], files: new Map(), unpublished: names, upstream });
  await writeFile(
    join(folder, "npmrc"),
    `${registry.url.replace("http:", "")}/:_authToken=of-the-rehearsal\n`,
  );
  copy = await cloneRepository();
  const { scripts } = JSON.parse(await readFile(join(copy, "package.json"), "utf8"));
  const steps = (script: string): readonly string[] => String(scripts[script]).split(" && ");
  const runStep = (step: string): Promise<string> =>
    runQuietly("sh", ["-c", `PATH="${root}/node_modules/.bin:$PATH" ${step}`], {
      cwd: copy,
      env: { ...environment(), ...author },
    });
  // There may be none yet: right after a release.
  await writeFile(join(copy, ".changeset/rehearsed.md"), noteOf(names));
  const [makeVersions, cleanUp, lock] = steps("prepare-release");
  // The lock file is not published, and resolving every dependency anew takes minutes.
  expect(lock).toMatch(/^npm install --package-lock-only/);
  await runStep(makeVersions ?? "");
  await runStep(cleanUp ?? "");
  version = JSON.parse(await readFile(join(copy, "packages/sdk/package.json"), "utf8")).version;
  // Rebuilds only the packages that contain versions. The rest was built by other tests, and would take minutes.
  for (const name of ["sdk", "create-syndikit"]) {
    await runQuietly(join(root, "node_modules/.bin/tsup"), [], { cwd: join(copy, "packages", name) });
  }
  const [build, ...rest] = steps("release");
  expect(build).toBe("npm run build");
  for (const step of rest) await runStep(step);
});
afterAll(async () => {
  await registry?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A changeset that names every package. */
function noteOf(packages: readonly string[]): string {
  const head = packages.map((name) => `"${name}": minor`).join("\n");
  return `---\n${head}\n---\n\nIt was rehearsed.\n`;
}

/** Creates an empty folder for a new user, and returns a function that runs commands in it. */
async function emptyFolder(name: string): Promise<(line: string) => Promise<string>> {
  const cwd = join(folder, name);
  await mkdir(cwd);
  return (line) => runQuietly("sh", ["-c", line], { cwd, env: environment() });
}

test("every package has its next version and its changelog, and needs the others in theirs", async () => {
  const { version: before } = JSON.parse(await readFile(join(root, "packages/sdk/package.json"), "utf8"));
  expect(version).not.toBe(before);
  const workspaces = await publishedFolders(copy);
  expect(workspaces).toHaveLength(names.length);
  for (const workspace of workspaces) {
    const manifest = JSON.parse(await readFile(join(copy, workspace, "package.json"), "utf8"));
    expect(manifest.version, workspace).toBe(version);
    const changelog = await readFile(join(copy, workspace, "CHANGELOG.md"), "utf8");
    expect(changelog, workspace).toContain(`## ${version}`);
    expect(changelog, workspace).toContain("It was rehearsed.");
    for (const [dependency, range] of Object.entries(manifest.dependencies ?? {})) {
      if (names.includes(dependency)) expect(range, `${workspace} needs ${dependency}`).toContain(version);
    }
  }
  const changesets = (await readdir(join(copy, ".changeset"))).filter((file) => file.endsWith(".md"));
  expect(changesets.filter((file) => file !== "README.md")).toEqual([]);
  // Nor has what is only copied or read a changelog.
  for (const folder of ["examples", "packages/create-syndikit/templates"]) {
    const all = await readdir(join(copy, folder), { recursive: true });
    expect(all.filter((file) => file.endsWith("CHANGELOG.md"))).toEqual([]);
  }
});

test("every package is there in its next version", async () => {
  for (const name of names) {
    const published = await (await fetch(`${registry.url}/${encodeURIComponent(name)}`)).json();
    expect(published, name).toMatchObject({ "dist-tags": { latest: version } });
    expect(JSON.stringify(published), name).not.toContain("@syndikit/source");
  }
});

test("npm install @syndikit/sdk, in an empty folder", async () => {
  const run = await emptyFolder("caller");
  await run("npm install @syndikit/sdk");
  const program =
    'import("@syndikit/sdk").then(({ createMarketplace }) => console.log(typeof createMarketplace))';
  expect((await run(`node -e '${program}'`)).trim()).toBe("function");
  const installed = await readFile(join(folder, "caller/node_modules/@syndikit/sdk/package.json"), "utf8");
  expect(JSON.parse(installed)).toMatchObject({ version });
});

test("npm create syndikit, whose project asks for the packages of the same release", async () => {
  const run = await emptyFolder("creator");
  await run("npm create syndikit@latest my-app -- --yes --no-install --no-git");
  const { dependencies } = JSON.parse(await readFile(join(folder, "creator/my-app/package.json"), "utf8"));
  expect(dependencies["@syndikit/sdk"]).toContain(version);
  // Checks only that it can be installed. Other tests install and run it.
  await run("cd my-app && npm install --package-lock-only --no-audit --no-fund");
});

test("npx syndikit certify", async () => {
  const run = await emptyFolder("judge");
  expect((await run("npx syndikit --version")).trim()).toBe(version);
  const receiver = `http://127.0.0.1:${await findFreePort()}`;
  const start = `exec node "${receiverFile("plain-node/main.mjs")}"`;
  const only = "--only one-event-for-a-paid-order";
  const output = await run(
    `npx syndikit certify ${receiver}/events --start '${start}' --tenants ${receiver}/tenants ${only}`,
  );
  expect(output).toContain("Passed: 1 passed, 0 failed");
});
