/**
 * The README from its section "From this repository" to its three stories, typed into terminals by somebody with an
 * empty home who has just cloned the repository. Prints the minutes that each takes.
 */
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { openTmux, type TerminalSession } from "../../src/scaffold/tmux.js";
import { describeStories } from "../scaffold/describe-stories.js";
import { readBlocks, readCommands } from "../scaffold/readme-blocks.js";
import { type Stranger, welcomeStranger } from "./stranger.js";

let stranger: Stranger;
let session: TerminalSession;
let port: number;
let commands: readonly string[][];

const minutes: Record<string, number> = {};
const since = (began: number): number => Math.round((performance.now() - began) / 6_000) / 10;

beforeAll(async () => {
  const began = performance.now();
  stranger = await welcomeStranger();
  minutes["git clone, npm ci"] = since(began);
  port = await findFreePort();
  const readme = await readFile(join(stranger.clone, "README.md"), "utf8");
  commands = readBlocks(readme, "From this repository").map((block) => [...readCommands(block)]);
  session = await openTmux(stranger.clone, stranger.env);
  const window = await session.openWindow("registry");
  const packing = performance.now();
  await window.start(`${commands[0]?.join("\n")} -- --port ${port}`, /Ctrl-C ends it/);
  minutes["npm run registry"] = since(packing);
}, 3_600_000);
afterAll(async () => {
  await session?.close();
  await stranger?.leave();
});

/** What the section says to type first in another terminal. */
const settings = (): string => (commands[1]?.[0] ?? "").replaceAll("4873", `${port}`);

describeStories({
  async open(name) {
    const folder = join(stranger.elsewhere, name);
    const home = join(stranger.elsewhere, `${name}-home`);
    await mkdir(folder);
    await mkdir(join(home, ".npm"), { recursive: true });
    // What npm has downloaded is shared, and nothing else.
    await symlink(join(stranger.home, ".npm/_cacache"), join(home, ".npm/_cacache"));
    const env = { ...stranger.env, HOME: home, npm_config_cache: join(home, ".npm") };
    // npm asks before it runs a new package.
    return {
      folder,
      env: { ...env, npm_config_registry: "", npm_config_yes: "true", NEXT_TELEMETRY_DISABLED: "1" },
    };
  },
  settings,
  // With nothing installed, and on a busy machine.
  limit: 1_800_000,
  registry: () => `http://127.0.0.1:${port}`,
  onEnd(name, { works, all }) {
    minutes[`${name}: until everything works`] = Math.round(works / 6) / 10;
    minutes[`${name}: with its check`] = Math.round(all / 6) / 10;
  },
});

test("the minutes of each", () => {
  const lines = Object.entries(minutes).map(([what, took]) => `${took.toFixed(1).padStart(6)}  ${what}`);
  console.log(`== minutes from an empty home\n${lines.join("\n")}`);
  expect(lines).toHaveLength(8);
});
