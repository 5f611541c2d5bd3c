import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RunningProgram, startProgram } from "../../src/demo/process.js";
import { findFreePort } from "../../src/free-port.js";
import { type LoopbackMarketplace, serveMarketplace } from "../consumers/loopback-marketplace.js";
import { root } from "../consumers/repository.js";
import { run, tool } from "../consumers/run.js";
import { sampleAt } from "../readmes/samples.js";
import { optionsFile } from "../scaffold/describe-readme-application.js";
import { secret, signedEvent } from "./signed-event.js";

const sample = (place: string): string => sampleAt("packages/receiver/README.md", place).code;

const compilerOptions = {
  target: "es2022",
  module: "nodenext",
  types: ["node"],
  strict: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  rewriteRelativeImportExtensions: true,
  outDir: "dist",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-nestjs-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds the application from the files of the README, with the file that begins it. */
async function build(name: string, main: string): Promise<string> {
  const project = join(folder, name);
  const files = {
    "package.json": '{ "type": "module" }',
    "tsconfig.json": JSON.stringify({ compilerOptions, include: ["src"] }),
    "src/options.ts": optionsFile,
    "src/receiver.ts": `import { options } from "./options.ts";\n${sample("Frameworks 2")}`,
    "src/events.controller.ts": sample("NestJS 1"),
    "src/app.module.ts": sample("NestJS 2"),
    "src/main.ts": main,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(project, path, ".."), { recursive: true });
    await writeFile(join(project, path), text);
  }
  await symlink(join(root, "node_modules"), join(project, "node_modules"), "dir");
  // The packages of this repository are built, as those that the command line depends on.
  await run(tool("tsc"), ["-p", ".", "--pretty", "false"], { cwd: project });
  return project;
}

describe.each([
  ["Express", "NestJS 3"],
  ["Fastify", "NestJS 4"],
])("the README's files for NestJS on %s", (platform, place) => {
  let marketplace: LoopbackMarketplace;
  let program: RunningProgram | undefined;
  beforeAll(async () => {
    marketplace = await serveMarketplace();
  });
  afterAll(async () => {
    await program?.kill();
    await marketplace.close();
  });

  test("build, take an event, make a tenant, and end on SIGTERM", async () => {
    const project = await build(platform, sample(place));
    const port = await findFreePort();
    // Says that it listens, as the programs of this repository do.
    const entry = join(project, "start.mjs");
    await writeFile(
      entry,
      `process.chdir(${JSON.stringify(project)});
       await import("./dist/main.js");
       console.log('{ "url": "http://127.0.0.1:${port}" }');`,
    );
    const settings = {
      EVENT_SECRET: secret,
      MARKETPLACE_URL: marketplace.url,
      MARKETPLACE_TOKEN: "token-of-the-vendor",
      PORT: String(port),
    };
    program = await startProgram({ entry, env: settings });
    const send = async (event: RequestInit): Promise<number> =>
      (await fetch(`http://localhost:${port}/marketplace/events`, event)).status;

    expect(await send(signedEvent("another secret of some length"))).toBe(401);
    expect(await send(signedEvent(secret, 42))).toBe(204);
    await vi.waitFor(() => expect(marketplace.calls).toContain("PATCH subscription/42"), {
      timeout: 120_000,
    });
    expect(await program.stop()).toMatchObject({ errors: expect.not.stringContaining("not_started") });

    program = await startProgram({ entry, env: { ...settings, HANGS: "true" } });
    expect(await send(signedEvent(secret, 43))).toBe(204);
    await vi.waitFor(() => expect(program?.errors).toContain("hangs on 43"), { timeout: 120_000 });
    expect(await program.stop()).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Ended before it was done: subscription/43"),
    });
    // It is compiled first.
  }, 300_000);
});
