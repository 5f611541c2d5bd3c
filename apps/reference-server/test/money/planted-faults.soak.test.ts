import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { plantedFaults } from "./planted/faults.js";

const config = fileURLToPath(new URL("planted/vitest.planted.config.ts", import.meta.url));
const vitest = fileURLToPath(new URL("../../../../node_modules/vitest/vitest.mjs", import.meta.url));

/** What is printed by the lives on a ledger with a fault. */
function play(fault: number): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, [vitest, "run", "--config", config, "--no-color"], {
    env: { ...process.env, PLANTED_FAULT: String(fault) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

test("ten faults are planted", () => {
  expect(plantedFaults).toHaveLength(10);
});

test.each(plantedFaults.map(({ what }, index) => ({ what, index })))(
  "the laws find it: $what",
  { timeout: 3_600_000 },
  async ({ index }) => {
    const { code, output } = await play(index);
    expect(output).toMatch(/Caused by: Error: /);
    expect(output).not.toMatch(/times the line/);
    expect(code).toBe(1);
  },
);
