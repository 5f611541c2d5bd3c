import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../ports.js";
import { openSqlite } from "../store/sqlite/open.js";
import { createTokenUses } from "./token-uses.js";

test("a stop waits for what is being written, and nothing is written after it", async () => {
  const store = openSqlite({ file: ":memory:" });
  onTestFinished(() => store.close());
  let ended = 0;
  const write = vi.spyOn(store, "write").mockImplementation(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ended += 1;
    // Nobody uses the result of this write.
    return undefined as never;
  });
  const uses = createTokenUses({ store, clock: { wall: () => 1_000 }, log: silentLog });

  uses.note(1, 7);
  await uses.stop();
  expect(ended).toBe(1);
  uses.note(2, 7);
  expect(write).toHaveBeenCalledTimes(1);
});
