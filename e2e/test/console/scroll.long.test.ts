import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { workOfFrames } from "../../src/console/frames.js";
import { fakeEvents } from "../../src/console/long-log.js";
import { openOnStage } from "./on-stage.js";

const EVENTS = 10_000;

/** The pixels that one turn of the wheel scrolls, and the most turns. A row is 46 pixels high. */
const TURN = 4_600;
const TURNS = 200;

/** In milliseconds. */
const MAX_FRAME = 50;

const there = openOnStage();

test("10,000 deliveries are scrolled by the wheel, only those in view are drawn, and no frame takes more than 50 ms", async () => {
  await fakeEvents(there.browser.context, there.stage, EVENTS);
  const page = await openAs(there.browser.context, `${there.stage.url}/deliveries`, "vendor");
  await page.locator('.log-row[href="/event/10000"]').waitFor();
  // Records the number of rows drawn in each frame.
  await page.evaluate(`{
    const rows = document.querySelector(".log-rows");
    window.drawn = [];
    const step = () => {
      window.drawn.push(rows.querySelectorAll("li").length);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }`);
  await page.locator(".log-rows").hover();
  const last = page.locator('.log-row[href="/event/1"]');
  const frames = await workOfFrames(page, async () => {
    for (let turn = 0; turn < TURNS && (await last.count()) === 0; turn += 1) await page.mouse.wheel(0, TURN);
    await last.waitFor();
  });
  const drawn = await page.evaluate<number[]>("window.drawn");
  expect(Math.max(...drawn)).toBeLessThan(80);
  expect(frames.length).toBeGreaterThan(TURNS / 4);
  // Checks processor time, because wall time depends on other work of the machine.
  expect(frames.filter((work) => work > MAX_FRAME)).toEqual([]);
  const sorted = frames.toSorted((one, other) => one - other);
  console.log(
    `${frames.length} frames: the median takes ${sorted[frames.length >> 1]?.toFixed(1)} ms of the processor, the longest ${sorted.at(-1)?.toFixed(1)} ms`,
  );
  await page.close();
});
