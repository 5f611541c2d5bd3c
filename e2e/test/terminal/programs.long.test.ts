/** How the programs look in a real terminal, and which keys they accept there. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine, referenceServer } from "../../src/built-programs.js";
import { findFreePort } from "../../src/free-port.js";
import { openTmux, type TerminalSession } from "../../src/scaffold/tmux.js";

let folder: string;
let terminal: TerminalSession;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-terminal-"));
  port = await findFreePort();
  terminal = await openTmux(folder, {
    SYNDIKIT_MARKETPLACE: `http://127.0.0.1:${port}`,
    SYNDIKIT_STATE: join(folder, "state"),
  });
});
afterAll(async () => {
  await terminal.close();
  await rm(folder, { recursive: true, force: true });
});

test("the server tells in a few lines where everything is, and listen takes keys beside it", async () => {
  const market = await terminal.openWindow("market");
  const welcome = await market.start(
    `${process.execPath} ${referenceServer} --port ${port} --database :memory: --log-level error`,
    /Ctrl-C stops it/,
  );
  expect(welcome).toContain("The marketplace is ready");
  expect(welcome).toContain(`http://127.0.0.1:${port}/docs`);
  expect(welcome).toContain("vendor / vendor-demo");
  expect(welcome).not.toContain('{"level"');

  const listener = await terminal.openWindow("listen");
  await listener.start(
    `${process.execPath} ${commandLine} listen --forward-to http://127.0.0.1:9/events`,
    /q quit/,
  );
  const caller = await terminal.openWindow("caller");
  // No application is listening. The listener says so, and the command ends with 1.
  await caller.start(`${process.execPath} ${commandLine} trigger Subscription.MODIFIED || true`, /-> 502/);
  await listener.shows(/▸ .*Subscription\.MODIFIED subscription\/999999/);
  await listener.shows(/Start your application/);
  await listener.press("Enter");
  await listener.shows(/No answer: no program listens there/);
  await listener.press("f", "x", "Enter");
  await listener.shows(/only "x"/);
  await listener.shows(/no event yet/);
  await listener.press("f", "BSpace", "Enter");
  // A window of another width has each key once, and no rest of the lines from before.
  for (const columns of [60, 40, 120, 100]) {
    await listener.resize(columns);
    await listener.shows(columns > 73 ? /l list {2}q quit$/ : /\n.*q quit$/);
    expect((await listener.shows(/q quit$/)).match(/q quit/g)).toHaveLength(1);
  }
  await listener.press("q");
  expect(await listener.atPrompt()).toContain("The events address of product/1 is back: none");
  // The terminal is restored: input is echoed and read line by line again.
  expect(await listener.run("echo as before")).toBe("as before");

  await market.press("C-c");
  await market.atPrompt();
}, 300_000);
