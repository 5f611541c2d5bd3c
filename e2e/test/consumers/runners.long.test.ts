/** The testing package, installed from its tarball, in each runner of tests that its README names. Jest has a file of its own. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { installCommandLine } from "./install-programs.js";
import { link } from "./project.js";
import { run, tool } from "./run.js";
import { checks, type Runner, runners } from "./runners.js";

const linked = ["better-sqlite3", "msw", "vitest"];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "runners-"));
  await installCommandLine(folder, new Map(inject("tarballs")));
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...quiet, "mocha@11", "sinon@21"], { cwd: folder });
  // npm may have removed what is only linked, and put its own there.
  for (const name of linked) await rm(join(folder, "node_modules", name), { recursive: true, force: true });
  await link(folder, linked);
  await cp(fileURLToPath(new URL("runners", import.meta.url)), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function commandOf({ name, options }: Runner): readonly [command: string, ...args: string[]] {
  const more = options === "" ? [] : options.split(" ");
  switch (name) {
    case "vitest":
      return [tool("vitest"), "run", "vitest.test.js", "--reporter=verbose", ...more];
    case "node:test":
      return [process.execPath, "--test", "--test-reporter=spec", "node.test.js"];
    case "mocha":
      return [join(folder, "node_modules/.bin/mocha"), "mocha.test.js"];
    case "bun test":
      return [tool("bun"), "test", "./bun.test.js"];
    default:
      throw new Error(`Nobody knows how to run ${name}.`);
  }
}

test.each(runners)("$name $options", async (runner) => {
  const [command, ...args] = commandOf(runner);
  const everything = Object.keys(checks);
  const output = await run(command, args, { cwd: folder, env: { NO_COLOR: "1" } }).then(
    (said) => said,
    (error: Error) => error.message,
  );
  const passed = everything.filter((check) =>
    new RegExp(`(?:✓|✔|\\(pass\\)) (?:.* > )?${check}(?: [([]?\\d.*)?$`, "m").test(output),
  );

  expect(passed, output).toEqual(
    everything.filter((check) => runner.passes.some((other) => other === check)),
  );
  // What does not run there says why, and where it does.
  if (passed.length < everything.length) {
    expect(output).toMatch(/startMarketplace\(\) needs Node: Bun .*Run these tests with vitest/);
  }
});
