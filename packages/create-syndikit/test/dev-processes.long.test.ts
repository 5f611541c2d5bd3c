import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.js";

const certify = fileURLToPath(new URL("../templates/shared/dev/certify.ts", import.meta.url));
const processes = fileURLToPath(new URL("../templates/shared/dev/processes.ts", import.meta.url));

/** Starts a process that starts a child as `npm run dev` does, and answers when the child says its number. */
async function startWithChild(): Promise<{
  readonly child: number;
  signal(signal: NodeJS.Signals): void;
  ended(): Promise<string>;
}> {
  const file = join(temporaryFolder(), "dev.mts");
  await writeFile(
    file,
    `import { startChild, stopOnSignals } from ${JSON.stringify(processes)};
    stopOnSignals();
    startChild(process.execPath, {
      args: ["-e", "console.log(process.pid); setInterval(() => {}, 1000)"],
      environment: process.env,
      name: "The marketplace",
    });`,
  );
  const parent = spawn(process.execPath, ["--import", "tsx", file], { stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(parent, "close");
  let said = "";
  parent.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [first] = (await once(parent.stdout, "data")) as [Buffer]; // A pipe without an encoding gives bytes.
  return {
    child: Number(first.toString()),
    signal: (signal) => void parent.kill(signal),
    async ended() {
      await closed;
      return said;
    },
  };
}

test("a terminal that is closed ends what npm run dev has started", async () => {
  const { child, signal, ended } = await startWithChild();

  signal("SIGHUP");

  expect(await ended()).toBe("");
  expect(() => process.kill(child, 0)).toThrow("ESRCH");
});

test("npm run dev says what has ended by itself, and how", async () => {
  const { child, ended } = await startWithChild();

  process.kill(child, "SIGKILL");

  expect(await ended()).toContain("The marketplace has ended by itself: SIGKILL. So everything ends.");
});

test.each(["exit 0", "exit 1", "kill -TERM $PPID; while :; do sleep 1; done"])(
  "npm run certify leaves nothing in the temporary folder: %s",
  async (end) => {
    const folder = temporaryFolder();
    const [bin, temporary] = [join(folder, "bin"), join(folder, "tmp")];
    await Promise.all([bin, temporary].map((path) => mkdir(path)));
    // In place of the command line: it writes where the application would.
    const program = `#!/bin/sh\ntouch "$TENANTS_FILE"\nls "$TMPDIR"\n${end}\n`;
    await writeFile(join(bin, "syndikit"), program, { mode: 0o755 });
    const run = spawn(process.execPath, ["--import", "tsx", certify, "node", "app.js"], {
      env: { ...process.env, PATH: `${bin}:${process.env["PATH"]}`, TMPDIR: temporary },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const closed = once(run, "close");
    const [listed] = (await once(run.stdout, "data")) as [Buffer]; // A pipe without an encoding gives bytes.
    expect(listed.toString()).toMatch(/certify-/);
    await closed;

    expect((await readdir(temporary)).filter((name) => name.startsWith("certify-"))).toEqual([]);
  },
);
