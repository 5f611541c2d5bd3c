import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import {
  type Ability,
  abilities,
  type Framework,
  frameworks,
  keysOf,
  type Store,
  stores,
} from "../src/choices.js";
import { createProject } from "../src/create.js";
import { subsetsOf } from "./subsets.js";
import { temporaryFolder } from "./temporary-folder.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = ["--conditions=@syndikit/source", "--import", "tsx"];

interface Choices {
  readonly framework: Framework;
  /** SQLite when absent. */
  readonly store?: Store;
  /** Everything when absent. */
  readonly handle?: readonly Ability[];
}

const nameOf = ({ framework, store = "sqlite", handle = keysOf(abilities) }: Choices): string =>
  [framework, store, ...handle].join("-");

/** Projects side by side, which find the packages of this repository as source. */
async function writeProjects(projects: readonly Choices[]): Promise<string> {
  const folder = temporaryFolder();
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  for (const project of projects) {
    const name = nameOf(project);
    await createProject({
      store: "sqlite",
      handle: keysOf(abilities),
      ...project,
      packageName: name,
      folder: join(folder, name),
    });
  }
  return folder;
}

async function writeProject(project: Choices): Promise<string> {
  return join(await writeProjects([project]), nameOf(project));
}

/** Every store with every set of abilities. */
const combinationsOf = (framework: Framework): readonly Choices[] =>
  keysOf(stores).flatMap((store) =>
    subsetsOf(keysOf(abilities)).map((handle) => ({ framework, store, handle })),
  );

/** Runs a tool of this repository, and answers what it said and whether it was content. */
async function runTool(
  file: string,
  args: readonly string[],
  cwd: string,
): Promise<{ ok: boolean; said: string }> {
  const env = { ...process.env, NODE_ENV: "test", NO_COLOR: "1" };
  return promisify(execFile)(join(root, file), [...args], { cwd, env }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: `${stdout}\n${stderr}` }),
  );
}

describe("the templates, as the scaffolder writes them", () => {
  test.each(keysOf(frameworks))(
    "compile for %s in every combination, with the packages as they are built",
    async (framework) => {
      const projects = combinationsOf(framework);
      expect(projects).toHaveLength(48);
      const folder = await writeProjects(projects);
      const config = {
        extends: `./${nameOf({ framework })}/tsconfig.json`,
        include: ["src", "dev", "test", "."].map((part) => `*/${part === "." ? "*.ts" : part}`),
      };
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
      const { ok, said } = await runTool(
        "tools/typecheck/node_modules/.bin/tsc",
        ["--noEmit", "--singleThreaded", "-p", "."],
        folder,
      );
      expect(ok, said).toBe(true);
    },
    240_000,
  );

  // What npm installs of them is tested by `npm run test:long -- --project packed`, and every combination of it by
  // `npm run test:soak`.
  test("pass their tests at once, in every framework and with every store", async () => {
    const projects: readonly Choices[] = [
      ...keysOf(frameworks).map((framework) => ({ framework })),
      ...(["postgres", "memory"] as const).map((store) => ({ framework: "node", store }) as const),
    ];
    const folder = await writeProjects(projects);
    const conditions = '["@syndikit/source", "node"]';
    await writeFile(
      join(folder, "vitest.config.mjs"),
      `export default {
        resolve: { conditions: ${conditions} },
        ssr: { resolve: { conditions: ${conditions}, externalConditions: ["@syndikit/source"] } },
        // Each worker loads the sources once, and not once for each file: most of the processor's time.
        test: { include: ["*/test/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
      };`,
    );
    const { ok, said } = await runTool("node_modules/.bin/vitest", ["run", "--reporter=verbose"], folder);
    expect(ok, said).toBe(true);
    for (const name of projects.map(nameOf)) {
      for (const ability of keysOf(abilities)) expect(said).toContain(`${name}/test/${ability}.test.ts`);
    }
  }, 240_000);

  test("show under `npm run dev` what the vendor's own code throws, and from where", async () => {
    const folder = await writeProject({ framework: "node" });
    const file = join(folder, "src/provisioning.ts");
    const text = await readFile(file, "utf8");
    const mistake = 'if (buyer.id > 0) throw new TypeError("cloud.region is undefined");';
    const withMistake = text.replace("const id = `tenant-", `${mistake}\n$&`);
    expect(withMistake).toContain(mistake);
    await writeFile(file, withMistake);
    await addServer(folder);
    const [PORT, MARKETPLACE_PORT] = [String(await freePort()), String(await freePort())];
    const start = [process.execPath, ...source, "src/main.ts"];
    const dev = spawn(process.execPath, [...source, "dev/main.ts", ...start], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: source.join(" "), PORT, MARKETPLACE_PORT },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let screen = "";
    for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (chunk) => (screen += chunk));
    const closed = once(dev, "close");
    try {
      const seen =
        /^subscription\/1: attempt 1 of \d+ failed, .*TypeError: cloud\.region is undefined \(at .*$/m;
      await expect.poll(() => screen, { timeout: 90_000, interval: 100 }).toMatch(seen);
      expect(seen.exec(screen)?.[0]).toContain("src/provisioning.ts:");
    } finally {
      dev.kill("SIGTERM");
      await closed;
    }
  }, 120_000);
});

/** The reference server as a package of a project, which runs its source: nothing may be built here. */
async function addServer(folder: string): Promise<void> {
  const home = join(folder, "node_modules/@syndikit/reference-server");
  await mkdir(home, { recursive: true });
  const manifest = { exports: { "./package.json": "./package.json" }, bin: { server: "./program.mjs" } };
  await writeFile(join(home, "package.json"), JSON.stringify(manifest));
  const main = JSON.stringify(join(root, "apps/reference-server/src/main.ts"));
  await writeFile(join(home, "program.mjs"), `await import(${main});`);
}

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port.
  server.close();
  return port;
}
