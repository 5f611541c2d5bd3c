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

/** Counts the hidden classes that V8 creates in each life because a name is added to an object. */
async function countClasses(lives: number): Promise<readonly number[]> {
  const file = join(folder, "classes.log");
  const log = ["--log-maps", `--logfile=${file}`, "--no-logfile-per-isolate"];
  const source = ["--conditions=@syndikit/source", "--import", import.meta.resolve("tsx")];
  const child = spawn(process.execPath, [...log, ...source, program, String(lives)], { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([0, null]);
  const counts = [0];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // Node's own objects use symbols: each of its abort signals has its own class.
    if (!line.startsWith("map,Transition,") || line.includes(",symbol(")) continue;
    if (/,life\d+$/.test(line)) counts.push(0);
    else counts.push((counts.pop() ?? 0) + 1);
  }
  return counts.slice(0, lives);
}

// On Node 20, `{ ...change, id }` creates a class for every object: see `docs/decisions/0010-the-house.md`. There were
// 442 per life. Now there are 30 to 40, most of them from the date library. A life during which the machine does other
// work, or the garbage collector runs, has more, so the half of the lives with the most does not count.
test("objects of a subscription's life share their hidden classes", { timeout: 600_000 }, async () => {
  const [first = 0, ...others] = await countClasses(40);
  expect(first).toBeGreaterThan(1_000);
  const later = others.slice(20).toSorted((one, other) => one - other);
  expect(later).toHaveLength(19);
  expect(later[9]).toBeLessThan(60);
});
