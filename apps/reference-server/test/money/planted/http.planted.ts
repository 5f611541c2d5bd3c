import { test } from "vitest";
import { playLives } from "../oracle/lives.js";

test("lives keep the laws of money", async () => {
  await playLives(20_300_701, 300, { shrinks: false });
});
