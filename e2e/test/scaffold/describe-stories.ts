/**
 * The three quickstarts of the guide, typed into a terminal, unchanged. The guide shows the output of the terminal. The
 * README has the same stories, and `e2e/test/readmes/stories.test.ts` compares them.
 */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { beginRecording, type Recording, readRecorded, shapeOf } from "../../src/scaffold/recording.js";
import { openTmux, type TerminalSession, type TerminalWindow } from "../../src/scaffold/tmux.js";
import type { Machine } from "./machine.js";
import { type Block, readBlocks, readCommands } from "./readme-blocks.js";

const docs = fileURLToPath(new URL("../../../docs", import.meta.url));
const receiverInPython = fileURLToPath(new URL("../../../examples/languages/python", import.meta.url));

/** Where the stories are played. */
export interface Scene {
  /** An empty folder, on a machine on which nothing is installed. */
  open(name: string): Promise<Machine>;
  /** What the user types in each new terminal before anything else. */
  readonly settings?: () => string;
  /** Milliseconds for one story; that of the configuration when absent. */
  readonly limit?: number;
  /** The address of the registry, which stands in the output. */
  readonly registry: () => string;
  /** Called when a story has ended. The first number is the seconds until everything worked. */
  readonly onEnd?: (name: string, seconds: { readonly works: number; readonly all: number }) => void;
}

interface Story {
  readonly blocks: readonly Block[];
  readonly machine: Machine;
  readonly recording: Recording;
  readonly marketplacePort: number;
  readonly applicationPort: number;
  /** Opens a terminal of its own. */
  open(title: string, env?: Readonly<Record<string, string>>): Promise<TerminalWindow>;
  /** Everything that the page promises within five minutes works. */
  works(): void;
  /** Replaces the ports in a text of the page with those of this test. */
  here(text: string): string;
}

async function tell(scene: Scene, name: string, play: (story: Story) => Promise<void>): Promise<void> {
  const [machine, marketplacePort, applicationPort] = [
    await scene.open(name),
    await findFreePort(),
    await findFreePort(),
  ];
  const page = await readFile(join(docs, `pages/start/${name}.md`), "utf8");
  const blocks = readBlocks(page);
  const recording = beginRecording({
    [machine.folder]: "~",
    [scene.registry()]: "<registry>",
    [`127.0.0.1:${marketplacePort}`]: "127.0.0.1:8081",
    [`127.0.0.1:${applicationPort}`]: "127.0.0.1:3000",
  });
  const sessions: TerminalSession[] = [];
  let works = Number.NaN;
  try {
    await play({
      blocks,
      machine,
      recording,
      marketplacePort,
      applicationPort,
      async open(title, env = {}) {
        const session = await openTmux(machine.folder, {
          ...machine.env,
          SYNDIKIT_MARKETPLACE: `http://127.0.0.1:${marketplacePort}`,
          SYNDIKIT_STATE: join(machine.folder, "state"),
          ...env,
        });
        sessions.push(session);
        const window = await session.openWindow(title);
        const settings = scene.settings?.();
        if (settings !== undefined) await window.run(settings);
        return window;
      },
      works: () => {
        works = recording.seconds();
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
  expect(works, "The story says when everything works.").not.toBeNaN();
  scene.onEnd?.(name, { works, all: recording.seconds() });
  // Several programs write to one screen, so the order of their lines varies.
  const told = readRecorded(join(docs, `stories/${name}.txt`), recording);
  expect(shapeOf(recording.text()).toSorted()).toEqual(shapeOf(told).toSorted());
}

const commandsOf = (block: Block | undefined): readonly string[] => readCommands(...(block ? [block] : []));

/** Starts the marketplace in its own window, as the page says. */
async function startMarketplace(story: Story, block: Block | undefined): Promise<TerminalWindow> {
  const window = await story.open("marketplace", { PORT: String(story.marketplacePort) });
  const [command = ""] = commandsOf(block);
  story.recording.add(command, await window.start(command, /Ctrl-C stops it/));
  return window;
}

/** Declares the three stories as tests. */
export function describeStories(scene: Scene): void {
  test(
    "a vendor's developer connects an application",
    async () => {
      await tell(scene, "receiver", async (story) => {
        const { blocks, recording, open, works, marketplacePort, applicationPort } = story;
        const ports = { PORT: String(applicationPort), MARKETPLACE_PORT: String(marketplacePort) };
        const window = await open("project", ports);
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
        works();
        for (const command of commandsOf(certify)) {
          const report = await window.run(command);
          expect(report).toMatch(/Passed: \d+ passed, 0 failed, 0 not run/);
          recording.add(command, report);
        }
      });
    },
    scene.limit,
  );

  test(
    "a marketplace team runs a staging marketplace",
    async () => {
      await tell(scene, "marketplace", async (story) => {
        const { blocks, machine, recording, open, works, here } = story;
        const [start, stories, doctor, certify] = blocks.filter(({ language }) => language === "sh");
        const server = await startMarketplace(story, start);
        recording.say("in another terminal");
        const window = await open("commands");
        for (const command of commandsOf(stories)) recording.add(command, await window.run(command));
        for (const command of commandsOf(doctor)) {
          // Nothing listens there, so the doctor ends with 3, and says below the cause what to do.
          await window.start(here(command), /Cause: /);
          const shown = await window.atPrompt();
          expect(shown).toContain("No program listens there");
          recording.add(command, shown);
        }
        works();
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
    },
    scene.limit,
  );

  test(
    "somebody calls the marketplace",
    async () => {
      await tell(scene, "vendor", async (story) => {
        const { blocks, recording, machine, open, works, here } = story;
        const [start, install, run] = blocks.filter(({ language }) => language === "sh");
        const program = blocks.find(({ language }) => language === "js");
        const promised = blocks.find(({ language }) => language === "text");
        const server = await startMarketplace(story, start);
        recording.say("in another terminal");
        const window = await open("program");
        for (const command of commandsOf(install)) recording.add(command, await window.run(command));
        await writeFile(join(machine.folder, "first.mjs"), here(program?.code ?? ""));
        recording.say("first.mjs is written with an editor");
        for (const command of commandsOf(run)) {
          const shown = await window.run(command);
          expect(shown).toBe(promised?.code.trim());
          recording.add(command, shown);
        }
        works();
        await server.press("C-c");
        await server.atPrompt();
      });
    },
    scene.limit,
  );
}
