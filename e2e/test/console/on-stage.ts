import { afterAll, beforeAll } from "vitest";
import { type Browser, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

/** What the tests of a file need. It is there from the first test to the last. */
export interface OnStage {
  readonly stage: Stage;
  readonly browser: Browser;
}

/** Opens a marketplace and a browser for the tests of a file, and closes them after the last. */
export function openOnStage(): OnStage {
  let stage: Stage;
  let browser: Browser;

  beforeAll(async () => {
    stage = await openStage();
    browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  });

  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  return {
    get stage() {
      return stage;
    },
    get browser() {
      return browser;
    },
  };
}
