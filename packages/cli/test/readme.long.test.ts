import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startShell, type TestShell } from "./harness/start-shell.js";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** Every shell block except the installation, with the text block that follows it. */
const steps = Array.from(
  readme.matchAll(/^```sh\n(.*?)^```\n(?:\n```text\n(.*?)^```)?/gms),
  ([, commands = "", prints]) => ({
    commands,
    prints,
  }),
).filter(({ commands }) => !commands.startsWith("npm install"));

/** Replaces everything that differs from run to run. */
const steady = (text: string, vendorOrigin: string): string =>
  text
    .replaceAll(vendorOrigin, "http://127.0.0.1:3000")
    .replace(/through http:\/\/127\.0\.0\.1:\d+/, "through http://127.0.0.1:44213")
    .replace(/\d+ ms/g, "12 ms")
    .trim();

let shell: TestShell;
beforeAll(async () => {
  shell = await startShell();
});
afterAll(() => shell.close());
beforeEach(async () => {
  await shell.reset();
  // Most editors end a file with a line break.
  await writeFile(join(shell.marketplace.folder, "event.json"), '{"id":"12"}\n');
});

describe("the shell blocks of the README", () => {
  test.each(steps)(
    "do what they say: $commands",
    async ({ commands, prints }) => {
      const result = await shell.run(commands);
      expect(result.code, JSON.stringify(result)).toBe(0);
      if (prints === undefined) return;
      expect(steady(result.stdout, shell.vendorOrigin)).toBe(steady(prints, shell.vendorOrigin));
    },
    60_000,
  );

  test("are there for each part", () => {
    expect(steps.length).toBeGreaterThan(6);
  });
});
