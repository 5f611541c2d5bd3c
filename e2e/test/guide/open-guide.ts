import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createReferenceServer } from "@syndikit/reference-server";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumHere } from "../../src/console/browser.js";
import { findingsOf } from "../../src/console/findings.js";
import { root } from "../consumers/repository.js";

export interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

/** The guide as the reference server serves it, and a browser to open it in. */
export interface Guide {
  /** Ends with a slash. */
  readonly address: string;
  /** The path of each page. */
  readonly pages: readonly string[];
  openContext(look: Look): Promise<BrowserContext>;
  /** Opens a page, and waits until everything it needs is loaded. */
  show(path: string, page: Page): Promise<void>;
  close(): Promise<void>;
}

export async function openGuide(): Promise<Guide> {
  const build = ["tools/turbo.mjs", "run", "site", "--filter=@syndikit/guide"];
  await promisify(execFile)(process.execPath, build, { cwd: root });
  const server = await createReferenceServer();
  const address = `${(await server.listen()).url}/guide/`;
  const browser = await chromium.launch(chromiumHere());
  return {
    address,
    pages: readdirSync(join(root, "docs/dist"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html") && file !== "404.html")
      .sort(),
    openContext: ({ width, colorScheme }) =>
      browser.newContext({ viewport: { width, height: 800 }, colorScheme }),
    async show(path, page) {
      await page.goto(address + path, { waitUntil: "networkidle" });
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Opens pages one after the other, and returns the faults of each: errors in the browser (a broken policy, a script
 * that failed), and the findings of axe.
 */
export async function findFaults(
  guide: Guide,
  look: Look,
  pages: readonly string[],
): Promise<readonly string[]> {
  const context = await guide.openContext(look);
  // Uses one tab. A new tab for each page would load and compile the shared files again, which takes twice as long.
  const page = await context.newPage();
  const faults: string[] = [];
  let path = "";
  page.on("pageerror", ({ message }) => faults.push(`${path} ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${path} ${message.text()}`);
  });
  for (path of pages) {
    await guide.show(path, page);
    faults.push(...(await findingsOf(page)).map((fault) => `${path} ${fault}`));
  }
  await context.close();
  return faults;
}
