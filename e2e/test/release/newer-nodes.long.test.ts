import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createReferenceServer } from "@syndikit/reference-server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { installNodes, newerNodes, type OtherNode, oldNode } from "../../src/other-nodes.js";
import { link } from "../consumers/project.js";
import { openMachine } from "../scaffold/machine.js";

/**
 * The packages to install. The reference server is installed with them but not loaded, because it has a compiled
 * binding.
 */
const published = ["@syndikit/sdk", "@syndikit/receiver", "@syndikit/testing", "syndikit", "create-syndikit"];

const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];

let project: string;
let nodes: readonly OtherNode[];

beforeAll(async () => {
  const machine = await openMachine("newer-nodes");
  project = join(machine.folder, "project");
  nodes = await installNodes(join(machine.folder, "nodes"), [oldNode, ...newerNodes]);
  await runQuietly("npm", ["install", "--prefix", project, ...quiet, ...published], {
    cwd: machine.folder,
    env: machine.env,
  });
  await link(project, ["msw"]);
  const life = await readFile(new URL("programs/life.mjs", import.meta.url), "utf8");
  await writeFile(join(project, "life.mjs"), life);
});

/** Starts a marketplace on the version of Node that runs these tests. */
async function startServer(): Promise<string> {
  const server = await createReferenceServer();
  onTestFinished(() => server.close());
  return (await server.listen()).url;
}

/** Runs an installed version of Node. */
function run(version: string, args: readonly string[], env = {}): Promise<string> {
  const node = nodes.find((each) => each.version === version)?.node;
  if (node === undefined) throw new Error(`Node ${version} is not installed.`);
  return runQuietly(node, args, { cwd: project, env });
}

test.each(["syndikit", "create-syndikit", "@syndikit/reference-server"])(
  "on an old Node, %s says which it needs, and nothing else",
  async (name) => {
    const program = join(project, "node_modules", name, "dist/main.js");
    const message = await run(oldNode, [program, "--help"]).catch((error: Error) => error.message);
    expect(message).toContain(
      `${name} needs Node 20.19 or later, and this is ${oldNode}. Install a newer one`,
    );
    expect(message).not.toContain("SyntaxError");
  },
);

describe.each(newerNodes)("on Node %s, from the published packages,", (version) => {
  test("it is that Node", async () => {
    expect((await run(version, ["--version"])).trim()).toBe(`v${version}`);
  });

  test.each([
    ["in memory", []],
    ["in a file, with the SQLite of Node itself", [`state-${version}.sqlite`]],
  ])("a subscription goes from its order to its end, with the receiver's state %s", async (_where, file) => {
    const output = await run(version, ["life.mjs", await startServer(), ...file]);

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

    expect(await run(version, [syndikit, "trigger", "order"], env)).toContain("subscription/1 is PENDING");
    const [subscription] = (await run(version, [syndikit, "subscriptions", "list", "--json"], env)).split(
      "\n",
    );
    expect(JSON.parse(subscription ?? "")).toMatchObject({ type: "subscription" });
    expect((await run(version, [syndikit, "sign", "event.json"], env)).trim()).toMatch(/^sha1=[0-9a-f]{40}$/);
    expect(await run(version, [syndikit, "certify", "--list"], env)).toContain("a-trial");
  });

  test("a project is written", async () => {
    const create = join(project, "node_modules/create-syndikit/dist/main.js");
    const name = `app-${version}`;
    await run(version, [create, name, "--store", "memory", "--no-install", "--no-git", "--yes"]);
    const manifest = JSON.parse(await readFile(join(project, name, "package.json"), "utf8"));
    expect(manifest.dependencies).toHaveProperty("@syndikit/receiver");
  });
});
