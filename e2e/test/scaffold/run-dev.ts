import { expect } from "vitest";
import type { Terminal } from "../../src/scaffold/terminal.js";
import { expectNobodyAt, findFreePort } from "./free-port.js";

/** `npm run dev`, until the first order has gone well; then Ctrl-C. Answers what it told. */
export async function runDev(terminal: Terminal): Promise<string> {
  const [port, marketplacePort] = [await findFreePort(), await findFreePort()];
  const dev = await terminal.start("npm run dev", /Ctrl-C ends both/, {
    PORT: String(port),
    MARKETPLACE_PORT: String(marketplacePort),
  });
  const story = dev.output;
  const all = await dev.end("SIGINT");
  expect(all.slice(story.length)).not.toMatch(/error|forc/i);
  for (const each of [port, marketplacePort]) await expectNobodyAt(each);
  return story;
}
