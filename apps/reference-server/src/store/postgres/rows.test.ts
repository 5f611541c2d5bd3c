import type { ClientBase } from "pg";
import { expect, test } from "vitest";
import { openImage } from "../sqlite/image.js";
import { settings } from "../tables/setting.js";
import { fillImage } from "./rows.js";

test("rows are copied from PostgreSQL in turns of the event loop, in the middle of a batch too", async () => {
  const value = "x".repeat(8 * 1_024);
  const rows = Array.from({ length: 5_000 }, (_, index) => [`setting ${index}`, value]);
  let turns = 0;
  let begin = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const client = {
    /** Only what fetches rows is an object. */
    async query(statement: unknown) {
      begin = turns;
      return { rows: typeof statement === "string" ? [] : rows.splice(0) };
    },
    // Nothing else of a client is used.
  } as unknown as ClientBase;
  const image = openImage();
  try {
    const copied: number[] = [];
    await fillImage({
      client,
      image,
      tables: [settings],
      // Forty MiB take far longer than one turn.
      onRows: (_, count) => copied.push(count, turns - begin),
    });
    expect(copied[0]).toBe(5_000);
    expect(copied[1]).toBeGreaterThan(0);
    expect(image.prepare("select count(*) from settings").pluck().get()).toBe(5_000);
  } finally {
    clearInterval(counting);
    image.close();
  }
});
