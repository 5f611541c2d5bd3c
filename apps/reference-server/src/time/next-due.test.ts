import { fillPlaceholders } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { openWriter } from "../store/sqlite/connection.js";
import { migrationsFolder } from "../store/sqlite/image.js";
import { nextDue } from "./next-due.js";

test("the subscription that is due next is found by an index, without looking at the others or sorting them", () => {
  const { client, db } = openWriter(":memory:", "full");
  try {
    migrate(drizzle(client), { migrationsFolder });
    const { sql, params } = nextDue(db).getQuery();
    const steps = client.prepare(`explain query plan ${sql}`).all(...fillPlaceholders(params, { until: 1 }));
    expect(steps).toEqual([
      expect.objectContaining({
        detail: expect.stringContaining("USING INDEX subscriptions_due (<expr><?)"),
      }),
    ]);
  } finally {
    client.close();
  }
});
