import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.js";
import { createAsk } from "./ask.js";
import type { Io } from "./io.js";
import { run } from "./run.js";

interface World {
  readonly cwd: string;
  readonly out: string[];
  readonly err: string[];
  readonly spawned: string[];
  run(line: string, io?: Partial<Io>): Promise<number>;
}

function openWorld(): World {
  const cwd = temporaryFolder();
  const out: string[] = [];
  const err: string[] = [];
  const spawned: string[] = [];
  return {
    cwd,
    out,
    err,
    spawned,
    run(line, io = {}) {
      const all: Io = {
        cwd,
        env: {},
        interactive: false,
        colors: false,
        out: (text) => void out.push(text),
        err: (text) => void err.push(text),
        signal: new AbortController().signal,
        async spawn(command, args) {
          spawned.push([command, ...args].join(" "));
          return 0;
        },
        ask: () => Promise.reject(new Error("Nobody is there.")),
        ...io,
      };
      return run(line.split(" ").filter(Boolean), all, "1.2.3");
    },
  };
}

/** A tarball as `npm pack` writes it, of a package that is nothing but a name. */
function packInto(folder: string, name: string): void {
  mkdirSync(join(folder, "package"), { recursive: true });
  writeFileSync(join(folder, "package/package.json"), JSON.stringify({ name }));
  execFileSync("tar", ["-czf", "package.tgz", "package/package.json"], { cwd: folder });
}

const manifestOf = (folder: string): { name: string; dependencies: object } =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

describe("without a terminal", () => {
  test("takes what was not said from the defaults, and says what comes next", async () => {
    const world = openWorld();
    expect(await world.run("my-app")).toBe(0);
    expect(manifestOf(join(world.cwd, "my-app"))).toMatchObject({
      name: "my-app",
      dependencies: { hono: expect.any(String) },
    });
    expect(world.spawned).toEqual([]);
    expect(world.out.join("")).toContain("cd my-app\n  npm install\n  npm test\n  npm run dev");
  });

  test("installs what a folder of tarballs holds from there", async () => {
    const world = openWorld();
    packInto(join(world.cwd, "packages"), "@syndikit/sdk");
    expect(await world.run("my-app --from packages")).toBe(0);
    const folder = join(world.cwd, "my-app");
    const reference = `file:${join(world.cwd, "packages/package.tgz")}`;
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toMatchObject({
      dependencies: { "@syndikit/sdk": reference, hono: expect.stringMatching(/^\d/) },
      overrides: { "@syndikit/sdk": reference },
    });
    expect(readFileSync(join(folder, "pnpm-workspace.yaml"), "utf8")).toContain(
      `"@syndikit/sdk": "${reference}"`,
    );
    expect(existsSync(join(folder, ".npmrc"))).toBe(false);
  });

  test("writes nothing when the folder of tarballs holds none", async () => {
    const world = openWorld();
    expect(await world.run("my-app --from .")).toBe(2);
    expect(world.err.join("")).toContain("holds no .tgz file");
    expect(existsSync(join(world.cwd, "my-app"))).toBe(false);
  });

  test("fills a folder whose name is none of a package, with a name that was given", async () => {
    const world = openWorld();
    const folder = join(world.cwd, "My App");
    mkdirSync(folder);
    // As a desktop leaves it.
    writeFileSync(join(folder, ".DS_Store"), "");
    expect(await world.run(".", { cwd: folder })).toBe(2);
    expect(world.err.join("")).toContain("--name my-app");
    expect(await world.run(". --name my-app", { cwd: folder })).toBe(0);
    expect(manifestOf(folder).name).toBe("my-app");
    expect(readdirSync(folder)).toContain(".DS_Store");
  });

  test.each([
    "my-app",
    "apps/my-app",
    "R&D/my-app",
    "(drafts)/my-app",
    "it's/my-app",
    "$HOME/my-app",
    "`id`/my-app",
    "~/my-app",
    "-drafts/my-app",
    "a#b;c|d/my-app",
    "*/my-app",
  ])("says how to get into %s, as a shell reads it", async (path) => {
    const world = openWorld();
    mkdirSync(join(world.cwd, "-drafts"));
    expect(await world.run(`--json -- ${path}`)).toBe(0);
    const [step = ""] = JSON.parse(world.out.join("")).next;
    const place = execFileSync("sh", ["-c", `${step} && pwd -P`], { cwd: world.cwd, encoding: "utf8" });
    expect(place.trimEnd()).toBe(realpathSync(join(world.cwd, path)));
    expect(step.startsWith("cd ")).toBe(true);
    if (/^[\w/-]+$/.test(path) && !path.startsWith("-")) expect(step).toBe(`cd ${path}`);
  });

  test("takes every answer as a flag", async () => {
    const world = openWorld();
    expect(
      await world.run(
        "@acme/shop --framework next --store postgres --handle metrics,provisioning --install --git",
      ),
    ).toBe(0);
    const folder = join(world.cwd, "shop");
    expect(manifestOf(folder)).toMatchObject({
      name: "@acme/shop",
      dependencies: { next: expect.any(String), pg: expect.any(String) },
    });
    expect(readdirSync(join(folder, "src"))).toEqual(
      expect.arrayContaining(["metrics.ts", "provisioning.ts"]),
    );
    expect(existsSync(join(folder, "src/order-validation.ts"))).toBe(false);
    expect(world.spawned).toEqual(["git init --quiet", "npm install"]);
  });

  test("asks for a name, as nobody can be asked", async () => {
    const world = openWorld();
    expect(await world.run("")).toBe(2);
    expect(world.err.join("")).toContain("npm create syndikit@latest my-app");
  });

  test("--yes takes what would be proposed, with the package manager that started it", async () => {
    const world = openWorld();
    expect(
      await world.run("--yes --no-git", { env: { npm_config_user_agent: "pnpm/10.34.9 npm/? node/v20" } }),
    ).toBe(0);
    expect(world.spawned).toEqual(["pnpm install"]);
    expect(world.out.join("")).toContain("cd my-app\n  pnpm test\n  pnpm dev");
  });
});

describe("inside a git repository", () => {
  test.each([
    ["apps/my-app --yes", ["npm install"]],
    ["apps/my-app --yes --git", ["git init --quiet", "npm install"]],
  ])("%s does not begin another one, unless that is asked for", async (line, spawned) => {
    const world = openWorld();
    mkdirSync(join(world.cwd, ".git"));
    expect(await world.run(line)).toBe(0);
    expect(world.spawned).toEqual(spawned);
    const isTold = world.out
      .join("")
      .includes(`It is in the git repository ${world.cwd}, so none was created.`);
    expect(isTold).toBe(!line.includes("--git"));
  });

  test("that was just made for it, does not make it again", async () => {
    const world = openWorld();
    mkdirSync(join(world.cwd, "my-app/.git"), { recursive: true });
    expect(await world.run("my-app --yes --no-install")).toBe(0);
    expect(world.spawned).toEqual([]);
  });
});

describe("in a workspace", () => {
  /** A world whose root has a file with the workspace. */
  function openWorkspace(file: string, text: string): World {
    const world = openWorld();
    writeFileSync(join(world.cwd, file), text);
    return world;
  }

  test("of pnpm, says what its root must allow before it can be installed", async () => {
    const world = openWorkspace("pnpm-workspace.yaml", "packages:\n  - apps/*\n");
    expect(await world.run("apps/my-app --install")).toBe(0);
    const said = world.out.join("");
    expect(said).toContain(`It is a package of the workspace in ${world.cwd}, and pnpm installs it`);
    expect(said).toContain("Add this to pnpm-workspace.yaml there first");
    expect(said).toContain("allowBuilds:\n  better-sqlite3: true");
    expect(said).toContain("cd apps/my-app\n  pnpm install\n  pnpm test");
    expect(world.spawned).toEqual([]);
    expect(readdirSync(join(world.cwd, "apps/my-app"))).not.toContain("pnpm-workspace.yaml");
  });

  test("of pnpm that allows it, is installed with it, whichever program started this", async () => {
    const allowed = "allowBuilds:\n  better-sqlite3: true\n  esbuild: true\n";
    const world = openWorkspace("pnpm-workspace.yaml", `packages:\n  - apps/*\n${allowed}`);
    const env = { npm_config_user_agent: "npm/11.0.0 node/v20" };
    expect(await world.run("apps/my-app --install", { env })).toBe(0);
    expect(world.spawned).toEqual(["pnpm install"]);
    expect(world.out.join("")).not.toContain("Add this");
  });

  test("of npm, leaves to its root what npm reads only there", async () => {
    const world = openWorkspace("package.json", '{ "workspaces": ["apps/*"] }');
    expect(await world.run("apps/my-app --install --json")).toBe(0);
    expect(world.spawned).toEqual(["npm install"]);
    expect(manifestOf(join(world.cwd, "apps/my-app"))).not.toHaveProperty("allowScripts");
    expect(JSON.parse(world.out.join(""))).toMatchObject({
      workspace: { folder: world.cwd, isMember: true, missing: expect.stringContaining('"allowScripts"') },
    });
  });

  test("that does not name it, is installed by itself, and says so", async () => {
    const world = openWorkspace("package.json", '{ "workspaces": ["libs/*"] }');
    expect(await world.run("apps/my-app --install")).toBe(0);
    expect(world.out.join("")).toContain(
      `The workspace in ${world.cwd} does not name it, so it is installed by itself.`,
    );
    expect(world.out.join("")).toContain('"apps/my-app" to workspaces in package.json');
    expect(manifestOf(join(world.cwd, "apps/my-app"))).toHaveProperty("allowScripts");
  });
});

describe("what cannot be", () => {
  test.each([
    ["my-app --framework hon", "Allowed choices are hono, express"],
    ["my-app --handle provisioning,nothing", "nothing is not one of provisioning, metrics"],
    ["my-app --colour", "unknown option '--colour'"],
    ["my-app another", "too many arguments"],
    ["My_App", "is not a valid package name"],
  ])("%j ends with 2 and the reason, and writes nothing", async (line, reason) => {
    const world = openWorld();
    expect(await world.run(line)).toBe(2);
    expect(world.err.join("")).toContain(reason);
    expect(readdirSync(world.cwd)).toEqual([]);
  });

  test("is told before anybody is asked", async () => {
    const world = openWorld();
    mkdirSync(join(world.cwd, "full"));
    writeFileSync(join(world.cwd, "full/mine.txt"), "mine");
    for (const name of ["My_App", "full"]) expect(await world.run(name, { interactive: true })).toBe(2);
    expect(world.err.join("")).toContain("it contains mine.txt");
  });

  test("leaves a folder that is not empty as it is", async () => {
    const world = openWorld();
    const cwd = join(world.cwd, "my-app");
    mkdirSync(cwd);
    writeFileSync(join(cwd, "mine.txt"), "mine");
    expect(await world.run(".", { cwd })).toBe(2);
    expect(world.err.join("")).toContain("it contains mine.txt");
    expect(readdirSync(cwd)).toEqual(["mine.txt"]);
  });
});

describe("with a terminal", () => {
  test("asks for what was not said, and does what was answered", async () => {
    const world = openWorld();
    const code = await world.run("--store memory", {
      interactive: true,
      ask: async (given, { checkName, install }) => {
        expect([given, checkName("Bad Name"), checkName("good"), install("good")]).toEqual([
          { store: "memory" },
          expect.stringContaining("is not a valid package name"),
          undefined,
          "npm install",
        ]);
        return { name: "good", framework: "node", store: "memory", handle: [], install: false, git: true };
      },
    });
    expect(code).toBe(0);
    expect(manifestOf(join(world.cwd, "good")).name).toBe("good");
    expect(world.spawned).toEqual(["git init --quiet"]);
  });

  test("ends with 130 and one line when the user presses Ctrl-C at a question", async () => {
    const world = openWorld();
    const [input, output] = [new PassThrough(), new PassThrough()];
    let screen = "";
    output.on("data", (chunk: Buffer) => {
      screen += stripVTControlCharacters(chunk.toString());
    });
    const running = world.run("", { interactive: true, ask: createAsk({ input, output }) });
    await expect.poll(() => screen, { interval: 5 }).toContain("What is the name of the project?");
    input.write("\u0003");
    expect(await running).toBe(130);
    expect(world).toMatchObject({ out: [], err: ["✖ Cancelled. Nothing was written.\n"] });
    // The question is struck out, and nothing follows it.
    expect(screen).toMatch(/■ {2}What is the name of the project\?\n│ {2}my-app\n│\n$/);
    expect(readdirSync(world.cwd)).toEqual([]);
  });

  test("ends with 130 and one line at Ctrl-C while files are written", async () => {
    const world = openWorld();
    expect(await world.run("my-app", { signal: AbortSignal.abort() })).toBe(130);
    expect(world).toMatchObject({ out: [], err: ["✖ Cancelled. Nothing was written.\n"] });
    expect(readdirSync(world.cwd)).toEqual([]);
  });
});

describe("--json", () => {
  test("says in one line what was done", async () => {
    const world = openWorld();
    expect(await world.run("my-app --json --handle none --git")).toBe(0);
    expect(world.out).toHaveLength(1);
    expect(JSON.parse(world.out[0] ?? "")).toMatchObject({
      folder: join(world.cwd, "my-app"),
      ...{ name: "my-app", framework: "hono", store: "sqlite", handle: [], packageManager: "npm" },
      ...{ installed: false, git: true, failures: [] },
      files: expect.arrayContaining(["src/events.ts"]),
      next: ["cd my-app", "npm install", "npm test", "npm run dev"],
    });
  });

  test("names the step for the database, with Docker and without, where there is one", async () => {
    const world = openWorld();
    expect(await world.run("my-app --store postgres")).toBe(0);
    const said = world.out.join("");
    expect(said).toMatch(
      /npm install\n.*cp \.env\.example \.env\n.*docker compose up -d\n.*npm test\n.*npm run dev/,
    );
    expect(said).toContain("Without Docker, set DATABASE_URL in .env to the address of your own PostgreSQL");
    expect(said).toContain("npm run certify");
  });

  test("says in one line what is wrong", async () => {
    const world = openWorld();
    expect(await world.run("my-app --json --store none")).toBe(2);
    expect(JSON.parse(world.out.join(""))).toMatchObject({ error: { code: "bad_option" } });
    expect(world.err).toEqual([]);
  });

  test.each([
    ["--handle none,metrics", "none cannot be combined with others."],
    ["--handle metrics,all", "all cannot be combined with others."],
    ["--install --no-install", "option '--install' cannot be used with option '--no-install'"],
    ["--no-git --git", "option '--git' cannot be used with option '--no-git'"],
  ])("refuses what contradicts itself: %s", async (flags, message) => {
    const world = openWorld();
    expect(await world.run(`my-app --json ${flags}`)).toBe(2);
    expect(JSON.parse(world.out.join(""))).toMatchObject({
      error: { code: "bad_option", message: expect.stringContaining(message) },
    });
  });
});

test("keeps a project whose installation fails, and says so", async () => {
  const world = openWorld();
  expect(await world.run("my-app --install", { spawn: async () => 1 })).toBe(1);
  expect(world.out.join("")).toContain(
    "npm install failed; the project is complete without it. Does the registry",
  );
  expect(existsSync(join(world.cwd, "my-app/package.json"))).toBe(true);
});

test("has help with examples and exit codes, and a version", async () => {
  const world = openWorld();
  expect([await world.run("--help"), await world.run("--version")]).toEqual([0, 0]);
  expect(world.out.join("")).toMatch(/Examples:.+Exit codes:.+1\.2\.3/s);
  expect(readdirSync(world.cwd)).toEqual([]);
});
