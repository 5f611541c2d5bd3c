/** The slowest commands in a fresh clone, run by a user with an empty home folder. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stranger, welcomeStranger } from "./stranger.js";

let stranger: Stranger;
beforeAll(async () => {
  stranger = await welcomeStranger("whole");
}, 900_000);
afterAll(() => stranger?.leave());

test.each(["npm run build", "npm test"])(
  "%s works, leaves no trace outside the clone, and changes no file in it",
  async (command) => {
    const { clone, run, traces } = stranger;
    await run(command, clone);
    expect(await traces()).toEqual([]);
    expect(await run("git status --porcelain", clone)).toBe("");
  },
  3_600_000,
);
