import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumHere } from "../../../e2e/src/console/browser.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** In milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 300;

/** Builds the console. The server that runs from its source serves this build. */
export function buildConsole(): void {
  const turbo = [
    "tools/turbo.mjs",
    "run",
    "build",
    "--filter=@syndikit/console",
    "--output-logs=errors-only",
  ];
  execFileSync(process.execPath, turbo, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}

/** @throws {Error} when there is no Chromium on this machine. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch(chromiumHere());
}

/** Opens the console and signs in with an account of the demo. */
export async function openConsole(browser: Browser, url: string, userName: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}${NEUTRAL}`);
  await page.locator(".ticket strong", { hasText: new RegExp(`^${userName}$`) }).click();
  await page.locator(".frame").waitFor();
  return page;
}

/** An address without a list, from which the others are opened. */
const NEUTRAL = "/nothing-is-here";

/**
 * Milliseconds from a click on a link to a page until its first row is there, as the page sees it, and how long this
 * process, in which the server runs, used a processor.
 *
 * @throws {Error} when there is none within a minute.
 */
export async function timeToRow(
  page: Page,
  address: string,
  row: string,
): Promise<{ readonly time: number; readonly cpu: number }> {
  await go(page, { address: NEUTRAL, row, isThere: false });
  // What the page before asked for is answered. A stream of changes stays open, so the network is never idle.
  await page.waitForTimeout(PAUSE);
  const began = process.cpuUsage();
  const time = await go(page, { address, row, isThere: true });
  const { user, system } = process.cpuUsage(began);
  return { time, cpu: (user + system) / 1_000 };
}

interface Way {
  readonly address: string;
  readonly row: string;
  /** Whether the row is to be there, or gone. */
  readonly isThere: boolean;
}

/** Follows a link, and waits for a row. It is text, because it runs in the page. */
function go(page: Page, way: Way): Promise<number> {
  return page.evaluate<number>(`(({ address, row, isThere, patience }) => {
    const began = performance.now();
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
    return new Promise((resolve, reject) => {
      const look = () => {
        const took = performance.now() - began;
        if ((document.querySelector(row) !== null) === isThere) resolve(took);
        else if (took > patience) reject(new Error(address + " shows no " + row + "."));
        else requestAnimationFrame(look);
      };
      look();
    });
  })(${JSON.stringify({ ...way, patience: PATIENCE })})`);
}
