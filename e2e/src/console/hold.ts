import type { Page } from "playwright-core";

/** What a page asks for, and does not get yet. */
export interface Held {
  /** How often it asked. */
  readonly count: () => number;
  letGo(): void;
}

/** Holds what a page asks for at such an address, until it is let go. */
export async function hold(page: Page, address: string | RegExp): Promise<Held> {
  let letGo = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await isOver;
    await route.continue();
  });
  return { count: () => count, letGo };
}
