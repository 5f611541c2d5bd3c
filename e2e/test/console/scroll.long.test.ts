import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

const EVENTS = 10_000;
const PAGE = 50;

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

test("10,000 deliveries are scrolled from one end to the other, of which only those in view are drawn", async () => {
  const vendor = stage.signIn("vendor");
  const event = await vendor.events.create({
    entityName: "Subscription",
    entityId: 1,
    type: "CREATED",
    product: 1,
  });
  // The list is answered here, as long as it is to be: what is tested is the page.
  await browser.context.route(/\/api\/event\?/, async (route) => {
    const page = Number(new URL(route.request().url()).searchParams.get("pageNumber") ?? 1);
    const items = Array.from({ length: PAGE }, (_, index) => ({
      ...event,
      id: (page - 1) * PAGE + index + 1,
    }));
    const headers = {
      "CMW-PageNumber": String(page),
      "CMW-PageSize": String(PAGE),
      "CMW-TotalItems": String(EVENTS),
      "CMW-TotalPages": String(EVENTS / PAGE),
    };
    await route.fulfill({ json: items, headers });
  });
  const page = await openAs(browser.context, `${stage.url}/deliveries`, "vendor");
  await page.locator('.log-row[href="/event/10000"]').waitFor();
  const { most, frames } = await page.evaluate<{ most: number; frames: number[] }>(`new Promise((resolve) => {
    const rows = document.querySelector(".log-rows");
    const frames = [];
    let most = 0;
    let before = performance.now();
    const step = (now) => {
      frames.push(now - before);
      before = now;
      most = Math.max(most, rows.querySelectorAll("li").length);
      rows.scrollTop += 4600;
      if (rows.scrollTop + rows.clientHeight >= rows.scrollHeight - 1) resolve({ most, frames });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  })`);
  expect(most).toBeLessThan(80);
  const sorted = frames.toSorted((one, other) => one - other);
  // Printed, and not judged: how long a frame takes depends on what else the machine does.
  console.log(
    `${frames.length} frames, the median ${sorted[frames.length >> 1]?.toFixed(0)} ms, the longest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  await page.locator('.log-row[href="/event/1"]').waitFor();
});
