import { afterAll, beforeAll, expect, test } from "vitest";
import { findFaults, type Guide, openGuide } from "./open-guide.js";

let guide: Guide;

beforeAll(async () => {
  guide = await openGuide();
}, 600_000);

afterAll(() => guide?.close());

test("every page keeps within the policy and the width of a phone, and has no finding of axe in the dark", async () => {
  expect(guide.pages.length).toBeGreaterThan(40);
  const look = { width: 360, colorScheme: "dark" } as const;
  expect(await findFaults(guide, look, guide.pages)).toEqual([]);
}, 1_200_000);
