import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { root } from "../consumers/repository.js";
import { run } from "../consumers/run.js";

/** Other people's generators, and what their clients need to run. */
const packages = [
  "openapi-zod-client@1.18.3",
  "@zodios/core@10.9.6",
  "zod@3.25.76",
  "axios@1.21.1",
  "@hey-api/openapi-ts@0.95.0",
  "orval@7.13.2",
  "swagger-typescript-api@13.13.0",
  "@apidevtools/swagger-parser@13.0.0",
  "typescript@5.9.3",
];

/** The commands that make a client in `client/` of the published contract. */
const generators = {
  "openapi-zod-client": (contract: string) => ["openapi-zod-client", contract, "-o", "client/api.ts"],
  "hey-api": (contract: string) => [
    "openapi-ts",
    "-i",
    contract,
    "-o",
    "client",
    "-c",
    "@hey-api/client-fetch",
  ],
  orval: (contract: string) => [
    "orval",
    "--input",
    contract,
    "--output",
    "client/api.ts",
    "--client",
    "fetch",
  ],
  "swagger-typescript-api": (contract: string) => [
    ...["swagger-typescript-api", "generate", "-p", contract],
    ...["-o", "client", "-n", "api.ts"],
  ],
};

const contract = join(root, "packages/contract/openapi.json");
const tsx = pathToFileURL(join(root, "node_modules/tsx/dist/loader.mjs")).href;

let folder: string;
let server: ReferenceServer;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "generators-"));
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await runQuietly("npm", ["install", ...quiet, ...packages], { cwd: folder });
  server = await createReferenceServer({ seed: "demo", passwordCost: 4 });
  ({ url } = await server.listen());
}, 600_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test("swagger-parser accepts the published contract", async () => {
  const program = `
    import SwaggerParser from "@apidevtools/swagger-parser";
    const { paths } = await SwaggerParser.validate(process.argv[1]);
    console.log(Object.keys(paths).length);
  `;
  const printed = await run("node", ["--input-type=module", "--eval", program, contract], { cwd: folder });
  expect(Number(printed)).toBeGreaterThan(50);
}, 300_000);

test.each(Object.entries(generators))(
  "a client of %s signs in, orders, lists, upgrades, bills, and reads an error",
  async (name, commandFor) => {
    const project = join(folder, name);
    await cp(join(root, "e2e/test/generators/programs"), project, { recursive: true });
    // openapi-zod-client makes no folder.
    await mkdir(join(project, "client"));
    const [tool = "", ...args] = commandFor(contract);
    await run(join(folder, "node_modules/.bin", tool), args, { cwd: project });
    const base = new URL("/api", url).href;
    const printed = await run("node", ["--import", tsx, `${name}.mjs`, base], { cwd: project });
    expect(JSON.parse(printed)).toEqual({
      token: "string",
      states: ["DEPLOYED"],
      isListed: true,
      upgrade: "PAID",
      plan: "productVersion/2",
      invoices: 3,
      refused: { status: 404, key: expect.stringContaining("%") },
    });
  },
  600_000,
);
