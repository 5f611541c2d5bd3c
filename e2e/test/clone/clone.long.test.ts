/** The commands that work in a fresh clone after `npm ci`. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { readBlocks, readCommands } from "../scaffold/readme-blocks.js";
import { type Stranger, welcomeStranger } from "./stranger.js";

let stranger: Stranger;
beforeAll(async () => {
  stranger = await welcomeStranger();
}, 1_200_000);
afterAll(() => stranger?.leave());

test("npx syndikit", async () => {
  const { run, clone } = stranger;
  const { version } = JSON.parse(await readFile(join(clone, "packages/cli/package.json"), "utf8"));
  expect((await run("npx syndikit --version", clone)).trim()).toBe(version);
  expect(await run("npx syndikit certify --list", join(clone, "docs"))).toContain("a-trial");
});

test("npx create-syndikit, in the folder in which it is typed", async () => {
  const { run, clone } = stranger;
  const folder = join(clone, "examples");
  await run("npx create-syndikit my-app --yes --no-install --no-git", folder);
  const { name } = JSON.parse(await readFile(join(folder, "my-app/package.json"), "utf8"));
  expect(name).toBe("my-app");
  await run("rm -r my-app", folder);
});

// Both commands build the console and the guide before they start. The first of them builds from nothing.
test.each([
  ["npm start", "spec"],
  ["npx @syndikit/reference-server", "spec/schemas"],
])(
  "%s shows the console and the guide, and keeps its data in the folder in which it is typed",
  async (line, folder) => {
    const { clone, start } = stranger;
    const cwd = join(clone, folder);
    const port = await findFreePort();
    const server = await start(line, { cwd, until: /Ctrl-C stops it|is ready at/, env: { PORT: `${port}` } });
    try {
      const guide = await fetch(`http://127.0.0.1:${port}/guide`);
      expect(guide.status).toBe(200);
      expect(await guide.text()).toMatch(/<title>[^<]*SyndiKit</);
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="app">');
      expect(existsSync(join(cwd, "data/marketplace.sqlite"))).toBe(true);
    } finally {
      await server.end("SIGINT");
    }
  },
  600_000,
);

test("npm run demo plays the whole story", async () => {
  await stranger.run("npm run demo", stranger.clone);
}, 600_000);

test("the README's section 'From this repository' works in an empty folder", async () => {
  const { clone, elsewhere, run, start } = stranger;
  const [inClone, others] = readBlocks(
    await readFile(join(clone, "README.md"), "utf8"),
    "From this repository",
  ).map((block) => readCommands(block));
  const [registryPort, serverPort] = [await findFreePort(), await findFreePort()];
  const [settings, ...commands] = (others ?? []).map((line) => line.replaceAll("4873", `${registryPort}`));
  const registry = await start(`${inClone?.join("\n")} -- --port ${registryPort}`, {
    cwd: clone,
    until: /Ctrl-C ends it/,
  });
  try {
    // The registry prints the same line as the page.
    expect(registry.output).toContain(settings);
    const server = commands.pop();
    for (const command of commands)
      await run(`${settings}\n${command}`, elsewhere, { npm_config_yes: "true" });
    const running = await start(`${settings}\n${server}`, {
      cwd: elsewhere,
      until: /is ready at/,
      env: { npm_config_yes: "true", PORT: `${serverPort}` },
    });
    expect((await fetch(`http://127.0.0.1:${serverPort}/guide/`)).status).toBe(200);
    await running.end("SIGINT");
    expect(existsSync(join(elsewhere, "data/marketplace.sqlite"))).toBe(true);
  } finally {
    await registry.end("SIGINT");
  }
  expect(registry.output).toContain("The registry has ended.");
}, 900_000);

test("create-syndikit --from installs the packages of a folder, without a registry of them", async () => {
  const { clone, elsewhere, run } = stranger;
  // The registry that ran above has packed these packages.
  await run(`npx create-syndikit "${elsewhere}/local" --from .packed --yes --no-install --no-git`, clone);
  await run("npm install --ignore-scripts", join(elsewhere, "local"));
  const installed = join(elsewhere, "local/node_modules/@syndikit/contract/package.json");
  expect(JSON.parse(await readFile(installed, "utf8"))).toMatchObject({ name: "@syndikit/contract" });
  const lock = await readFile(join(elsewhere, "local/package-lock.json"), "utf8");
  expect(lock).toMatch(/"resolved": "file:.*syndikit-contract-/);
  expect(existsSync(join(elsewhere, "local/.npmrc"))).toBe(false);
}, 600_000);

test("nothing has left a trace outside the clone, nor changed a file in it", async () => {
  const { run, clone, elsewhere, traces } = stranger;
  expect(await traces()).toEqual([]);
  // Only the folders that the commands were asked to create.
  expect((await readdir(elsewhere)).sort()).toEqual(["data", "local", "my-app"]);
  // Git ignores the servers' data and everything that is built.
  expect(await run("git status --porcelain", clone)).toBe("");
});
