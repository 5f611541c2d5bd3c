import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const program = fileURLToPath(new URL("fake-timers/program.ts", import.meta.url));

const works = "DELIVERED\nNotReachedError\nclosed\n";
const cannot = (caller: string, name: string): unknown =>
  expect.stringContaining(`${caller}() cannot work while ${name} is faked`);

test.each([
  ["node:test", "after", works],
  ["node:test", "before", cannot("startMarketplace", "setImmediate")],
  ["sinon", "after", cannot("startMarketplace", "queueMicrotask")],
  ["sinon", "before", cannot("startMarketplace", "queueMicrotask")],
  ["Date,setTimeout,setInterval,setImmediate,performance,hrtime", "after", works],
  ["Date,setTimeout,setInterval", "before", cannot("startMarketplace", "setTimeout")],
  ["setImmediate", "before", cannot("startMarketplace", "setImmediate")],
  ["performance", "before", cannot("startMarketplace", "performance")],
  ["nextTick", "after", cannot("marketplace.listen", "process.nextTick")],
])(
  "with the timers of %s faked %s the package is loaded, a marketplace works or says what to fake",
  async (kit, when, said) => {
    expect(await runProgram(kit, when)).toEqual(said);
  },
  120_000,
);

async function runProgram(kit: string, when: string): Promise<string> {
  const args = ["--no-warnings", "--conditions=@syndikit/source", "--import", "tsx", program, kit, when];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  await once(child, "close");
  return said;
}
