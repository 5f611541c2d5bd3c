import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { writeManifest } from "../src/project/manifest.js";
import { temporaryFolder } from "./temporary-folder.js";

const piped: SpawnOptions = { stdio: ["ignore", "pipe", "pipe"] };
const processes = fileURLToPath(new URL("../templates/shared/dev/processes.ts", import.meta.url));

interface Started {
  readonly child: number;
  signal(signal: NodeJS.Signals): void;
  /** Signals the process and what it has started as a part of its group. */
  signalGroup(signal: NodeJS.Signals): void;
  /** Its exit code, and the signal that ended it. */
  readonly closed: Promise<readonly unknown[]>;
  ended(): Promise<string>;
}

/**
 * Starts a process that starts a child as `npm run dev` does, and answers when the child says its number.
 *
 * @param program - what the child runs, after it has said its number.
 * @param under - how the process is started.
 */
async function startWithChild(
  program = "",
  under: (file: string) => ChildProcess = (file) => spawn(process.execPath, ["--import", "tsx", file], piped),
): Promise<Started> {
  const file = join(temporaryFolder(), "dev.mts");
  await writeFile(
    file,
    `import { startChild, stopOnSignals } from ${JSON.stringify(processes)};
    stopOnSignals();
    startChild(process.execPath, {
      args: ["-e", ${JSON.stringify(`console.log(process.pid); setInterval(() => {}, 1000); ${program}`)}],
      environment: process.env,
      name: "The marketplace",
    });`,
  );
  const parent = under(file);
  const closed = once(parent, "close");
  let said = "";
  parent.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [first] = (await once(parent.stdout ?? parent, "data")) as [Buffer]; // A pipe without an encoding gives bytes.
  return {
    child: Number(first.toString()),
    signal: (signal) => void parent.kill(signal),
    signalGroup: (signal) => void process.kill(-Number(parent.pid), signal),
    closed,
    async ended() {
      await closed;
      return said;
    },
  };
}

/** What a created project starts a script of its folder `dev` with. */
function runnerOf(script: string): readonly string[] {
  const answers = {
    framework: "hono",
    store: "sqlite",
    handle: ["provisioning"],
    packageName: "app",
  } as const;
  const { scripts } = JSON.parse(writeManifest({ dependencies: {}, devDependencies: {} }, answers));
  const [, runner = ""] = /^(.*) dev\/\w+\.ts /.exec(scripts[script]) ?? [];
  return runner.split(" ");
}

test("a terminal that is closed ends what npm run dev has started", async () => {
  const { child, signal, ended } = await startWithChild();

  signal("SIGHUP");

  expect(await ended()).toBe("");
  expect(() => process.kill(child, 0)).toThrow("ESRCH");
});

const isThere = (number: number): boolean => {
  try {
    return process.kill(number, 0);
  } catch {
    return false;
  }
};

test("kill -9 of npm run dev ends what it has started", async () => {
  const { child, signal } = await startWithChild();

  signal("SIGKILL");

  await expect.poll(() => isThere(child)).toBe(false);
});

test("kill -9 of npm run dev ends what does not end when it is asked, and what that has started", async () => {
  const { child, signal } = await startWithChild(
    `process.on("SIGTERM", () => {});
    require("node:child_process").spawn("sleep", ["1000"], { stdio: "ignore" });`,
  );

  signal("SIGKILL");

  await expect.poll(() => isThere(child)).toBe(false);
  expect(() => process.kill(-child, 0)).toThrow("ESRCH");
});

test("kill -9 of npm itself ends npm run dev, and what it has started", async () => {
  const npm = (file: string): ChildProcess => {
    const command = JSON.stringify(`"${process.execPath}" --import tsx "${file}"; exit`);
    const program = `process.title = "npm run dev";
      require("node:child_process").spawn("sh", ["-c", ${command}], { stdio: "inherit" });`;
    return spawn(process.execPath, ["-e", program], piped);
  };
  const { child, signal, ended } = await startWithChild("", npm);

  signal("SIGKILL");

  await expect.poll(() => isThere(child)).toBe(false);
  // Its output is closed when the last one has ended.
  expect(await ended()).toBe("");
});

test.each(["dev", "certify"])("Ctrl-C ends npm run %s in order, also when it is busy", async (script) => {
  const [command = "", ...args] = runnerOf(script);
  const busy = (file: string): ChildProcess => {
    const program = join(dirname(file), "busy.mts");
    writeFileSync(
      program,
      `setInterval(() => { for (const end = Date.now() + 300; Date.now() < end; ); }, 1);
      import(${JSON.stringify(file)});`,
    );
    const bin = fileURLToPath(new URL("../../../node_modules/.bin", import.meta.url));
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}` };
    // A terminal signals all processes of the command.
    return spawn(command, [...args, program], { ...piped, env, detached: true });
  };
  const { child, signalGroup, closed } = await startWithChild("", busy);

  signalGroup("SIGINT");

  expect(await closed).toEqual([0, null]);
  expect(isThere(child)).toBe(false);
});

test("npm run dev says what has ended by itself, and how", async () => {
  const { child, ended } = await startWithChild();

  process.kill(child, "SIGKILL");

  expect(await ended()).toContain("The marketplace has ended by itself: SIGKILL. So everything ends.");
});

test.each([
  "process.exit(0);",
  "process.exit(1);",
  'process.kill(process.ppid, "SIGTERM"); setInterval(() => {}, 1000);',
])("npm run certify leaves nothing in the temporary folder: %s", async (end) => {
  const folder = temporaryFolder();
  const [dev, temporary] = [join(folder, "dev"), join(folder, "tmp")];
  await cp(fileURLToPath(new URL("../templates/shared/dev", import.meta.url)), dev, { recursive: true });
  await mkdir(temporary);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  // In place of the command line: it writes where the application would.
  const program = `const { readdirSync, writeFileSync } = require("node:fs");
    writeFileSync(process.env.TENANTS_FILE, "");
    console.log(readdirSync(process.env.TMPDIR).join());
    ${end}`;
  const manifest = { exports: { "./package.json": "./package.json" }, bin: { syndikit: "./program.cjs" } };
  const syndikit = join(folder, "node_modules/syndikit");
  await mkdir(syndikit, { recursive: true });
  await writeFile(join(syndikit, "package.json"), JSON.stringify(manifest));
  await writeFile(join(syndikit, "program.cjs"), program);
  const run = spawn(process.execPath, ["--import", "tsx", join(dev, "certify.ts"), "node", "app.js"], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(run, "close");
  const [listed] = (await once(run.stdout, "data")) as [Buffer]; // A pipe without an encoding gives bytes.
  expect(listed.toString()).toMatch(/certify-/);
  await closed;

  expect((await readdir(temporary)).filter((name) => name.startsWith("certify-"))).toEqual([]);
});
