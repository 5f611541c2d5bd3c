/** The three stories of the repository's README, typed as they stand there, on a machine that has nothing. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { openTerminal, type RunningCommand, type Terminal } from "../../src/scaffold/terminal.js";
import { beginTranscript, type Transcript } from "../../src/scaffold/transcript.js";
import { type Machine, openMachine } from "./machine.js";
import { type Block, readBlocks, readCommands } from "./readme-blocks.js";
import { runDev } from "./run-dev.js";

const readmeFile = fileURLToPath(new URL("../../../README.md", import.meta.url));
const pythonReceiver = fileURLToPath(new URL("../../src/receivers/python/main.py", import.meta.url));
const serverIsReady = /127\.0\.0\.1:\d+/;

describe("the README's stories", () => {
  let readme: string;
  let machine: Machine;
  let transcript: Transcript;
  let server: RunningCommand | undefined;
  let marketplacePort: number;
  let receiverPort: number;

  /** A command as a reader types it, but where no other test listens. */
  const here = (text: string): string =>
    text
      .replaceAll("127.0.0.1:8081", `127.0.0.1:${marketplacePort}`)
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${receiverPort}`);

  const openIn = (folder: string, env: Readonly<Record<string, string>> = {}): Terminal =>
    openTerminal({
      cwd: folder,
      env: { ...machine.env, ...env, SYNDIKIT_MARKETPLACE: `http://127.0.0.1:${marketplacePort}` },
      transcript,
    });

  async function startServer(terminal: Terminal, block: Block | undefined): Promise<void> {
    const [command = ""] = block === undefined ? [] : readCommands(block);
    expect(command).toBe("npx @syndikit/reference-server");
    await server?.end("SIGTERM");
    server = await terminal.start(command, serverIsReady, {
      PORT: String(marketplacePort),
      DATABASE_URL: ":memory:",
    });
  }

  beforeAll(async () => {
    readme = await readFile(readmeFile, "utf8");
    machine = await openMachine("stories");
    marketplacePort = await findFreePort();
    receiverPort = await findFreePort();
    transcript = beginTranscript("the README's stories", {
      [machine.folder]: "~",
      [inject("registry")]: "<registry>",
    });
  });
  afterAll(async () => {
    await server?.end("SIGTERM");
    console.log(transcript.text());
  });

  test("a vendor calls the marketplace with the SDK", async () => {
    const [start, install, program, run, promised] = readBlocks(readme, "A vendor with the SDK");
    const terminal = openIn(machine.folder);
    await startServer(terminal, start);
    for (const command of readCommands(install as Block)) await terminal.run(command);
    await writeFile(join(machine.folder, "first.mjs"), here(program?.code ?? ""));
    const [command = ""] = readCommands(run as Block);
    expect(await terminal.run(command)).toBe(promised?.code);
  });

  test("a vendor has a receiver that is certified", async () => {
    const [create, certify] = readBlocks(readme, "A vendor with a receiver");
    const project = openIn(join(machine.folder, "my-app"));
    const [begin = "", enter, ...commands] = readCommands(create as Block);
    await openIn(machine.folder).run(begin);
    expect(enter).toBe("cd my-app");
    expect(commands.at(-1)).toBe("npm run dev");
    for (const command of commands.slice(0, -1)) await project.run(command);
    expect(await runDev(project)).toMatch(/DEPLOYED, paid/);
    const [command = ""] = readCommands(certify as Block);
    const judge = openIn(join(machine.folder, "my-app"), { PORT: String(receiverPort) });
    expect(await judge.run(command)).toMatch(/Passed: \d+ passed, 0 failed/);
  });

  test("a marketplace team stages stories, and certifies a receiver in another language", async () => {
    const [start, stories, vendors] = readBlocks(readme, "A marketplace team");
    const terminal = openIn(machine.folder);
    await startServer(terminal, start);
    for (const command of readCommands(stories as Block)) await terminal.run(command);
    const [doctor = "", certify = ""] = readCommands(vendors as Block);
    await expect(terminal.run(here(doctor))).rejects.toThrow("Cause: No program listens there.");
    await copyFile(pythonReceiver, join(machine.folder, "receiver.py"));
    expect(await terminal.run(here(certify))).toMatch(/Passed: \d+ passed, 0 failed/);
    expect(await readFile(join(machine.folder, "report.xml"), "utf8")).toContain("<testsuites");
  });
});
