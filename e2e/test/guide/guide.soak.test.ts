import { afterAll, beforeAll, expect, test } from "vitest";
import { findingsOf } from "../../src/console/findings.js";
import { findFaults, type Guide, openGuide } from "./open-guide.js";

let guide: Guide;

beforeAll(async () => {
  guide = await openGuide();
}, 600_000);

afterAll(() => guide?.close());

test("no page has a finding of axe", async () => {
  expect(guide.pages.length).toBeGreaterThan(40);
  expect(await findFaults(guide, findingsOf)).toEqual([]);
}, 1_200_000);
