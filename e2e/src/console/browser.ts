import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Keeps Chromium from making requests of its own. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PROGRAMS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Finds the Chromium on this machine, and the flags to start it with.
 *
 * @throws {Error} when it is not installed.
 */
export function chromiumHere(): { readonly executablePath: string; readonly args: string[] } {
  const executablePath = PROGRAMS.find((program) => existsSync(program));
  if (executablePath === undefined) throw new Error("There is no Chromium here: apt-get install -y chromium");
  return { executablePath, args: FLAGS };
}

/**
 * Opens Chromium with a fresh profile.
 *
 * @throws {Error} when it is not installed.
 */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "syndikit-console-browser-"));
  const context = await chromium.launchPersistentContext(profile, { ...options, ...chromiumHere() });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Opens a page of the console and signs in with an account of the demo. */
export async function openAs(context: BrowserContext, address: string, userName: string): Promise<Page> {
  // Tests move the clock by months, on machines that are busy with other work.
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(".ticket strong", { hasText: new RegExp(`^${userName}$`) }).click();
  await page.locator(".frame").waitFor();
  return page;
}

/** Waits until the page has its heading, and nothing that it reads first is still to come. */
export async function whenDrawn(page: Page): Promise<void> {
  await page.locator(".page-head h1").waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
}
