import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("a test of node:test that fails before it closes its marketplace does not keep the process alive", async () => {
  const file = fileURLToPath(new URL("unclosed/node-test.ts", import.meta.url));
  const child = spawn(
    process.execPath,
    ["--conditions=@syndikit/source", "--import", "tsx", "--test-reporter=tap", file],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  // It ends by itself, or the time of the test is over.
  const [code] = await once(child, "close");

  expect(said).toContain("not ok 1 - fails before it closes its marketplace");
  expect(said).toContain("actual: 'PENDING'");
  expect(code).toBe(1);
}, 120_000);
