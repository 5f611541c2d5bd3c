import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { widthOf } from "../src/text/width.js";
import { type CliOptions, type RunningCli, runCli, startCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startVendor, type Vendor } from "./harness/start-vendor.js";

let marketplace: TestMarketplace;
let vendor: Vendor;
beforeEach(async () => {
  marketplace = await startMarketplace();
  vendor = await startVendor();
});
afterEach(async () => {
  await vendor.close();
  await marketplace.close();
});

const listen = (options: CliOptions): RunningCli =>
  startCli(["listen", "--forward-to", vendor.events], {
    terminal: true,
    keyboard: true,
    ...options,
    env: { ...marketplace.env, ...options.env },
  });

const trigger = async (): Promise<void> => {
  const event = { entityName: "Subscription", entityId: 999_999, type: "CREATED" } as const;
  await marketplace.as("vendor").events.create({ ...event, product: { url: "product/1" } });
};

const keys = ["↑↓ choose", "⏎ details", "a again", "e edit", "o console", "f filter", "l list", "q quit"];
/** Every line of the footer, as the terminal has it. */
const linesOf = (running: RunningCli): readonly string[] => running.footer().replace(/^\[J/, "").split("\n");

describe("the line of keys", () => {
  test.each([
    [100, 99],
    [80, 79],
    [60, 59],
    [40, 39],
    [20, 19],
    [0, 79],
  ])("is whole on a terminal of %s columns", async (columns, room) => {
    const running = listen({ columns: () => columns });
    await expect.poll(() => running.footer()).toContain("q quit");
    await trigger();
    await expect.poll(() => running.footer()).toContain("▸");
    running.press("f", ..."日本".repeat(20), "return");
    await expect.poll(() => running.footer()).toMatch(/日本|no event yet/);

    for (const key of keys) expect(running.footer()).toContain(key);
    for (const line of linesOf(running)) expect(widthOf(line)).toBeLessThanOrEqual(room);
    await running.interrupt();
  });

  test("is one line where 80 columns are known or not", async () => {
    for (const columns of [80, 0]) {
      const running = listen({ columns: () => columns });
      await expect.poll(() => running.footer()).toContain("q quit");
      expect(linesOf(running).filter((line) => keys.some((key) => line.includes(key)))).toHaveLength(1);
      await running.interrupt();
    }
  });

  test("is drawn anew at a resize, over as many rows as the old one takes up then", async () => {
    let columns = 80;
    const running = listen({ columns: () => columns });
    await expect.poll(() => running.footer()).toContain("q quit");
    columns = 40;
    running.press("resize");

    // Above the last row: an empty line, the place, and the first of the two rows of keys.
    expect(running.said().split("\r").at(-1)).toContain("\u001b[3A\u001b[J\nno event yet");
    for (const line of linesOf(running)) expect(widthOf(line)).toBeLessThan(40);
    await running.interrupt();
  });
});

describe("a terminal that cannot move its cursor", () => {
  test("gets lines without sequences, and no line of keys", async () => {
    const running = listen({ env: { TERM: "dumb" } });
    await running.printed("events go through");
    await trigger();
    await running.printed("Subscription.CREATED");
    const { stdout, stderr } = await running.interrupt();

    expect(stdout + stderr).not.toContain("\u001b");
    expect(stderr).not.toContain("q quit");
  });

  test("gets no progress that is overwritten", async () => {
    const { stdout, stderr } = await runCli(["doctor", vendor.events], {
      terminal: true,
      env: { TERM: "dumb" },
    });
    expect(stdout + stderr).not.toContain("\u001b");
    expect(stdout + stderr).not.toContain("\r");
    expect(stderr).not.toContain("looking whether");
  });
});

test("NO_COLOR takes away every style, also one that an answer brings", async () => {
  const styled = await startVendor({ status: 500, body: "\u001b[31mred\u001b[39m" });
  const running = startCli(["listen", "--forward-to", styled.events], {
    terminal: true,
    keyboard: true,
    env: { ...marketplace.env, NO_COLOR: "1" },
  });
  await expect.poll(() => running.footer()).toContain("q quit");
  await trigger();
  await expect.poll(() => running.footer()).toContain("500");
  running.press("return");
  await running.printed("red");
  const { stdout, stderr } = await running.interrupt();
  await styled.close();

  expect(stdout).not.toContain("\u001b");
  // What is left moves the cursor, for the line of keys.
  expect(stderr.replaceAll(/.\[(\d+A|J)/g, "")).not.toContain("\u001b");
});
