import type { ClientBase } from "pg";
import { expect, test } from "vitest";
import { openImage } from "../sqlite/image.js";
import { settings } from "../tables/setting.js";
import { fillImage, fillPostgres } from "./rows.js";

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

test("rows are copied to PostgreSQL in statements of a bounded size, and in turns of the event loop", async () => {
  const image = openImage();
  image.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into settings (name, value) select 'setting ' || i, hex(zeroblob(8192)) from n`);
  const statements: { readonly rows: number; readonly characters: number }[] = [];
  const client = {
    async query(_: string, values: readonly unknown[] = []) {
      const texts = values.map(String);
      if (texts.length > 0) statements.push({ rows: texts.length / 2, characters: texts.join("").length });
      return { rows: [] };
    },
    // Nothing else of a client is used.
  } as unknown as ClientBase;
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  try {
    await fillPostgres({ client, image, tables: [settings] });
    expect(statements.reduce((sum, { rows }) => sum + rows, 0)).toBe(5_000);
    expect(Math.max(...statements.map(({ characters }) => characters))).toBeLessThan(300 * 1_024);
    // Eighty MiB take far longer than one turn.
    expect(turns).toBeGreaterThan(1);
  } finally {
    clearInterval(counting);
    image.close();
  }
});
