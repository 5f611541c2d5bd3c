import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createProject } from "create-syndikit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createExampleWorld, type ExampleWorld, sourceOf } from "./example-world.js";
import { expectToEnd, folderForPrograms, hangingCopyOf, letProvisionHang } from "./hanging-copy.js";

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
}, 60_000);
afterAll(() => world?.end());

describe("a program whose code hangs ends within its grace after SIGTERM, and says what is left", () => {
  test.each([
    ["smallest-receiver", "/events"],
    ["express", "/marketplace/events"],
    ["acme-notes", "/events"],
  ])("examples/%s", async (name, path) => {
    const { entry, begun } = await hangingCopyOf(sourceOf(`@syndikit/example-${name}`));
    const program = await world.startFile(entry, {
      DATABASE: world.fileNamed(`hanging-${name}.sqlite`),
      MARKETPLACE_USER: "vendor",
      MARKETPLACE_PASSWORD: "vendor-demo",
    });

    await expectToEnd(world, program, { path, begun });
  });

  test.each([
    ["node", "sqlite"],
    ["express", "memory"],
    ["fastify", "sqlite"],
    ["hono", "memory"],
  ] as const)("a created project, with %s and %s", async (framework, store) => {
    const folder = await folderForPrograms();
    const project = join(folder, framework);
    const begun = join(folder, "begun");
    await createProject({
      ...{ framework, store, handle: ["provisioning"], packageName: framework },
      folder: project,
    });
    await letProvisionHang(join(project, "src/provisioning.ts"), begun);
    const entry = join(project, "start.ts");
    const main = await readFile(join(project, "src/main.ts"), "utf8");
    expect(main).toContain("Listening on ");
    // Says where it listens as the examples do.
    await writeFile(
      entry,
      `const { log } = console;
       console.log = (text) => log(text.replace(/^Listening on (.*)$/, '{ "url": "$1" }'));
       process.chdir(${JSON.stringify(project)});
       await import("./src/main.ts");`,
    );
    const program = await world.startFile(entry);

    await expectToEnd(world, program, { path: "/marketplace/events", begun });
  });
});

test("a program with nothing to finish ends at once after SIGTERM, with 0", async () => {
  const program = await world.startExample("smallest-receiver", {
    DATABASE: world.fileNamed("idle.sqlite"),
  });

  expect(await program.stop()).toEqual({ code: 0, errors: "" });
});
