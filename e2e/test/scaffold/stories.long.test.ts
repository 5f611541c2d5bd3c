/**
 * Types the three quickstarts of the guide into a terminal, unchanged, on an empty machine. The guide shows the output
 * of the terminal, and `RECORD=1` records it again. The README has the same stories, and
 * `e2e/test/readmes/stories.test.ts` compares them.
 */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { beginRecording, type Recording, readRecorded, shapeOf } from "../../src/scaffold/recording.js";
import { openTmux, type TerminalSession, type TerminalWindow } from "../../src/scaffold/tmux.js";
import { type Machine, openMachine } from "./machine.js";
import { type Block, readBlocks, readCommands } from "./readme-blocks.js";

const docs = fileURLToPath(new URL("../../../docs", import.meta.url));
const receiverInPython = fileURLToPath(new URL("../../../examples/languages/python", import.meta.url));

interface Story {
  readonly blocks: readonly Block[];
  readonly machine: Machine;
  readonly recording: Recording;
  readonly marketplacePort: number;
  readonly applicationPort: number;
  open(env?: Readonly<Record<string, string>>): Promise<TerminalSession>;
  /** Replaces the ports in a text of the page with those of this test. */
  here(text: string): string;
}

async function tell(name: string, play: (story: Story) => Promise<void>): Promise<void> {
  const [machine, marketplacePort, applicationPort] = [
    await openMachine(`terminal-${name}`),
    await findFreePort(),
    await findFreePort(),
  ];
  const page = await readFile(join(docs, `pages/start/${name}.md`), "utf8");
  const blocks = readBlocks(page);
  const recording = beginRecording({
    [machine.folder]: "~",
    [inject("registry")]: "<registry>",
    [`127.0.0.1:${marketplacePort}`]: "127.0.0.1:8081",
    [`127.0.0.1:${applicationPort}`]: "127.0.0.1:3000",
  });
  const sessions: TerminalSession[] = [];
  try {
    await play({
      blocks,
      machine,
      recording,
      marketplacePort,
      applicationPort,
      async open(env = {}) {
        const session = await openTmux(machine.folder, {
          ...machine.env,
          SYNDIKIT_MARKETPLACE: `http://127.0.0.1:${marketplacePort}`,
          SYNDIKIT_STATE: join(machine.folder, "state"),
          ...env,
        });
        sessions.push(session);
        return session;
      },
      here: (text) =>
        text
          .replaceAll("127.0.0.1:8081", `127.0.0.1:${marketplacePort}`)
          .replaceAll("127.0.0.1:3000", `127.0.0.1:${applicationPort}`),
    });
  } finally {
    for (const session of sessions) await session.close();
  }
  console.log(`== ${name}\n${recording.text()}`);
  // Several programs write to one screen, so the order of their lines varies.
  const told = readRecorded(join(docs, `stories/${name}.txt`), recording);
  expect(shapeOf(recording.text()).toSorted()).toEqual(shapeOf(told).toSorted());
}

/**
 * The guide promises that everything works within five minutes. On an idle machine it takes a minute or less. Certify,
 * with its kills and waits, comes after that.
 */
function expectFiveMinutes({ recording }: Story): void {
  expect(recording.seconds()).toBeLessThan(300);
}

const commandsOf = (block: Block | undefined): readonly string[] => readCommands(...(block ? [block] : []));

/** Starts the marketplace in its own window, as the page says. */
async function startMarketplace(story: Story, block: Block | undefined): Promise<TerminalWindow> {
  const session = await story.open({ PORT: String(story.marketplacePort) });
  const window = await session.openWindow("marketplace");
  const [command = ""] = commandsOf(block);
  story.recording.add(command, await window.start(command, /Ctrl-C stops it/));
  return window;
}

test("a vendor's developer connects an application", async () => {
  await tell("receiver", async (story) => {
    const { blocks, recording, open, marketplacePort, applicationPort } = story;
    const ports = { PORT: String(applicationPort), MARKETPLACE_PORT: String(marketplacePort) };
    const window = await (await open(ports)).openWindow("project");
    const [create, tests, dev, certify] = blocks.filter(({ language }) => language === "sh");
    const [begin = "", ...others] = commandsOf(create);
    recording.add(begin, await window.runWithDefaults(begin));
    for (const command of others) recording.add(command, await window.run(command));
    for (const command of commandsOf(tests)) {
      // Test files finish in any order, so only the number of passed tests counts.
      const summary = (await window.run(command))
        .split("\n")
        .filter((line) => /(Test Files|Tests) /.test(line));
      expect(summary.join("\n")).toMatch(/Tests +\d+ passed/);
      recording.add(command, summary.join("\n"));
    }
    const [command = ""] = commandsOf(dev);
    const shown = await window.start(command, /Ctrl-C ends both/);
    expect(shown).toMatch(/DEPLOYED, paid/);
    recording.add(command, shown);
    await window.press("C-c");
    await window.atPrompt();
    expectFiveMinutes(story);
    for (const command of commandsOf(certify)) {
      const report = await window.run(command);
      expect(report).toMatch(/Passed: \d+ passed, 0 failed, 0 not run/);
      recording.add(command, report);
    }
  });
});

test("a marketplace team runs a staging marketplace", async () => {
  await tell("marketplace", async (story) => {
    const { blocks, machine, recording, open, here } = story;
    const [start, stories, doctor, certify] = blocks.filter(({ language }) => language === "sh");
    const server = await startMarketplace(story, start);
    recording.say("in another terminal");
    const window = await (await open()).openWindow("commands");
    for (const command of commandsOf(stories)) recording.add(command, await window.run(command));
    for (const command of commandsOf(doctor)) {
      // Nothing listens there, so the doctor ends with 3, and says below the cause what to do.
      await window.start(here(command), /Cause: /);
      const shown = await window.atPrompt();
      expect(shown).toContain("No program listens there");
      recording.add(command, shown);
    }
    expectFiveMinutes(story);
    recording.say("the receiver in Python is copied here");
    await cp(receiverInPython, machine.folder, { recursive: true });
    for (const command of commandsOf(certify)) {
      const report = await window.run(here(command));
      expect(report).toMatch(/Passed: \d+ passed, 0 failed/);
      recording.add(command, report);
    }
    expect(await readFile(join(machine.folder, "report.html"), "utf8")).toMatch(/^<!doctype html>/i);
    await server.press("C-c");
    await server.atPrompt();
  });
});

test("somebody calls the marketplace", async () => {
  await tell("vendor", async (story) => {
    const { blocks, recording, machine, open, here } = story;
    const [start, install, run] = blocks.filter(({ language }) => language === "sh");
    const program = blocks.find(({ language }) => language === "js");
    const promised = blocks.find(({ language }) => language === "text");
    const server = await startMarketplace(story, start);
    recording.say("in another terminal");
    const window = await (await open()).openWindow("program");
    for (const command of commandsOf(install)) recording.add(command, await window.run(command));
    await writeFile(join(machine.folder, "first.mjs"), here(program?.code ?? ""));
    recording.say("first.mjs is written with an editor");
    for (const command of commandsOf(run)) {
      const shown = await window.run(command);
      expect(shown).toBe(promised?.code.trim());
      recording.add(command, shown);
    }
    expectFiveMinutes(story);
    await server.press("C-c");
    await server.atPrompt();
  });
});
