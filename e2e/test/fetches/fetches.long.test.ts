/**
 * The SDK on what programs use for `fetch`: the `fetch` of Node behind a proxy of undici, undici's own, node-fetch, and
 * the polyfill of React Native, on the oldest Node and on a newer one, and in the globals of jsdom.
 */
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { installNodes, newerNodes } from "../../src/other-nodes.js";
import { root } from "../consumers/repository.js";

const libraries = [
  "undici7@npm:undici@7",
  "undici8@npm:undici@8",
  "node-fetch2@npm:node-fetch@2",
  "node-fetch3@npm:node-fetch@3",
  "whatwg-fetch@3",
  "jsdom@26",
];

let folder: string;
let newer: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fetches-"));
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  // undici 8 declares a newer Node than the oldest that the SDK runs on; that is what is tested.
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--engine-strict=false"];
  await runQuietly("npm", ["install", ...quiet, ...libraries], { cwd: folder });
  const [node] = await installNodes(join(folder, "nodes"), [newerNodes[0]]);
  newer = node?.node ?? "";
  await build({
    entryPoints: [join(root, "packages/sdk/src/index.ts")],
    outfile: join(folder, "sdk.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["@syndikit/source"],
  });
  await cp(fileURLToPath(new URL("program-call.mjs", import.meta.url)), join(folder, "program-call.mjs"));
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a call of the SDK came to. */
interface Outcome {
  readonly id?: number;
  readonly error?: string;
  readonly tunnels: number;
  readonly query: string;
}

/** Calls a marketplace on loopback by one `fetch`, in a process of its own. */
async function callBy(how: string, node: string): Promise<Outcome> {
  return JSON.parse(await runQuietly(node, ["program-call.mjs", how], { cwd: folder })) as Outcome;
}

describe.each([
  ["the oldest Node", () => process.execPath],
  [`Node ${newerNodes[0]}`, () => newer],
] as const)("on %s", (_, node) => {
  test.each(["undici7 dispatcher", "undici7 fetch"])("a proxy by the %s carries the call", async (how) => {
    expect(await callBy(how, node())).toMatchObject({ id: 7, tunnels: 1 });
  });

  test.each([
    "node-fetch2",
    "node-fetch3",
    "polyfill of React Native",
    "jsdom, with the fetch of Node",
    "jsdom, with node-fetch3",
  ])("a call by %s is answered, and asks for nothing else", async (how) => {
    expect(await callBy(how, node())).toEqual({ id: 7, tunnels: 0, query: "" });
  });
});

test("undici 8 carries the call on a newer Node, with its own fetch", async () => {
  expect(await callBy("undici8 fetch", newer)).toMatchObject({ id: 7, tunnels: 1 });
});

test("undici 8 with the fetch of Node is refused there, and the error says what to do", async () => {
  const { error } = await callBy("undici8 dispatcher", newer);
  expect(error).toContain("a dispatcher needs the fetch of its own undici, as the option fetch");
});

test("in jsdom without any fetch, the error says so", async () => {
  const { error } = await callBy("jsdom, without a fetch", process.execPath);
  expect(error).toContain("fetch is not a function");
});

test("in jsdom, a client is refused unless allowBrowser says that it may be", async () => {
  const { error } = await callBy("jsdom, not allowed", process.execPath);
  expect(error).toContain("see allowBrowser");
});
