import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const program = fileURLToPath(new URL("many-lives.ts", import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "syndikit-classes-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hidden classes that the engine makes in each of so many lives, for names that objects are given. */
async function countClasses(lives: number): Promise<readonly number[]> {
  const file = join(folder, "classes.log");
  const log = ["--log-maps", `--logfile=${file}`, "--no-logfile-per-isolate"];
  const source = ["--conditions=@syndikit/source", "--import", import.meta.resolve("tsx")];
  const child = spawn(process.execPath, [...log, ...source, program, String(lives)], { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([0, null]);
  const counts = [0];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // Symbols are those of Node's own objects: each of its abort signals has a class of its own.
    if (!line.startsWith("map,Transition,") || line.includes(",symbol(")) continue;
    if (/,life\d+$/.test(line)) counts.push(0);
    else counts.push((counts.pop() ?? 0) + 1);
  }
  return counts.slice(0, lives);
}

// `{ ...change, id }` makes one for every object on Node 20: see `docs/decisions/0010-the-house.md`. It was 442 a life;
// 30 to 40 are left, most of them of the library for dates. A life during which the machine does something else, or
// the garbage collector works, makes more: the half of them that makes the most does not count.
test("objects of a subscription's life share their hidden classes", async () => {
  const [first = 0, ...others] = await countClasses(40);
  expect(first).toBeGreaterThan(1_000);
  const later = others.slice(20).toSorted((one, other) => one - other);
  expect(later).toHaveLength(19);
  expect(later[9]).toBeLessThan(60);
});
