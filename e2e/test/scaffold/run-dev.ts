import { expect } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import type { Terminal } from "../../src/scaffold/terminal.js";
import { expectNobodyAt } from "./expect-nobody-at.js";

/** Work to do while `npm run dev` is running. */
export type During = (marketplaceUrl: string) => Promise<void>;

/**
 * Runs `npm run dev` until the first order has succeeded, then presses Ctrl-C. Returns the output about that order.
 */
export async function runDev(terminal: Terminal, during: During = async () => undefined): Promise<string> {
  const [port, marketplacePort] = [await findFreePort(), await findFreePort()];
  const dev = await terminal.start("npm run dev", /Ctrl-C ends both/, {
    PORT: String(port),
    MARKETPLACE_PORT: String(marketplacePort),
  });
  const story = dev.output;
  let before = "";
  let all = "";
  try {
    await during(`http://127.0.0.1:${marketplacePort}`);
  } finally {
    before = dev.output;
    all = await dev.end("SIGINT");
  }
  expect(all.slice(before.length)).not.toMatch(/error|forc/i);
  for (const each of [port, marketplacePort]) await expectNobodyAt(each);
  return story;
}
