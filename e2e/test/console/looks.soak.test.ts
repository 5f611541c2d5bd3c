import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { seedStage } from "../../src/console/seed.js";
import { openStage, type Stage } from "../../src/console/stage.js";
import { visitAll } from "./visit-all.js";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  await seedStage(stage);
  browser = await openBrowser({ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test("no page has a finding of axe, in the light or in the dark", async () => {
  const page = await openAs(browser.context, `${stage.url}/`, "admin");
  const findings: string[] = [];
  await visitAll(page, stage.url, async (path) => {
    findings.push(...(await findingsInBothThemes(page)).map((one) => `${path} ${one}`));
  });
  expect(findings).toEqual([]);
}, 900_000);
