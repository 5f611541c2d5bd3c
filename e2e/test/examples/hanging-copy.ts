import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import type { RunningProgram } from "../../src/demo/process.js";
import type { ExampleWorld } from "./example-world.js";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** A folder in which programs find the packages of this repository. It is removed after the test. */
export async function folderForPrograms(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-hanging-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(modules, join(folder, "node_modules"), "dir");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

/** Puts code that never ends into the place of `provision`. It makes the file `begun` when it begins. */
export async function letProvisionHang(file: string, begun: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const hangs = text.replace("createProvisioner({", "createHanging({");
  if (hangs === text) throw new Error(`${file} creates no provisioner.`);
  const code = `
    import { writeFileSync } from "node:fs";
    function createHanging(options) {
      const provision = () => {
        writeFileSync(${JSON.stringify(begun)}, "");
        return new Promise(() => setInterval(() => {}, 1000));
      };
      return createProvisioner({ ...options, provision });
    }`;
  await writeFile(file, hangs + code);
}

/** A copy of an example whose `provision` never ends: its program, and the file that it makes when it begins. */
export async function hangingCopyOf(
  program: string,
): Promise<{ readonly entry: string; readonly begun: string }> {
  const folder = await folderForPrograms();
  await cp(dirname(program), join(folder, "src"), { recursive: true });
  const [entry, begun] = [join(folder, "src/main.ts"), join(folder, "begun")];
  await letProvisionHang(entry, begun);
  return { entry, begun };
}

/** Lets a program hang on an order, and expects that it ends all the same when it is asked to, and says what is left. */
export async function expectToEnd(
  world: ExampleWorld,
  program: RunningProgram,
  { path = "", begun }: { readonly path?: string; readonly begun: string },
): Promise<void> {
  await world.sendEventsTo(program.url + path);
  const { id } = await world.order("Basic");
  await expect.poll(() => existsSync(begun)).toBe(true);

  const { code, errors } = await program.stop();

  expect(code).toBe(1);
  expect(errors).toContain(`Ended before it was done: subscription/${id}`);
}
