import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { toNode } from "../../src/adapters/node.js";
import type { Endpoint } from "../../src/index.js";
import { findProgram } from "../servers/find-program.js";

/** What keeps Chromium from asking for anything by itself. */
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser with a profile of its own, and how to end it. */
export interface TestBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Opens Chromium.
 *
 * @throws {Error} when it is not there; the message says what to install.
 */
export async function openBrowser(options: BrowserContextOptions): Promise<TestBrowser> {
  const executablePath = findProgram("chromium", { install: "apt-get install -y chromium" });
  const profile = mkdtempSync(join(tmpdir(), "receiver-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath,
    args: flags,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** An endpoint on a port of this machine. */
export async function serve(endpoint: Endpoint): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer(toNode(endpoint));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/operator`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
