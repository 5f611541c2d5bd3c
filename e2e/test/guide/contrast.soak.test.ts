import { afterAll, beforeAll, expect, test } from "vitest";
import { contrastOf } from "../../src/console/findings.js";
import { findFaults, type Guide, openGuide } from "./open-guide.js";

let guide: Guide;

beforeAll(async () => {
  guide = await openGuide();
}, 600_000);

afterAll(() => guide?.close());

test("the words of every page stand out from what is behind them", async () => {
  expect(guide.pages.length).toBeGreaterThan(40);
  expect(await findFaults(guide, contrastOf)).toEqual([]);
}, 1_200_000);
