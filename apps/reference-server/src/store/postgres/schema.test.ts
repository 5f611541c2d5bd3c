import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inList, listed } from "../dialect.js";
import { companies } from "../tables/company.js";
import { settings } from "../tables/setting.js";
import { createDatabase } from "./dialect.js";
import { migrationsFolder } from "./migrate.js";
import { renderSchema, type Schema } from "./schema.js";

/** A query builder that records what it would send. */
function databaseOf(sent: { text: string; params: readonly unknown[] }[]) {
  return createDatabase(async (text, params) => {
    sent.push({ text, params });
    return [];
  });
}

test("the first migration of PostgreSQL makes the tables of its schema", () => {
  const schema = JSON.parse(readFileSync(join(migrationsFolder, "meta/0000_initial.json"), "utf8")) as Schema;
  expect(readFileSync(join(migrationsFolder, "0000_initial.sql"), "utf8")).toBe(renderSchema(schema));
});

test("marks of parameters are numbered, and a list is one of them", async () => {
  const sent: { text: string; params: readonly unknown[] }[] = [];
  const db = databaseOf(sent);
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`${eq(companies.kind, "VENDOR")} and ${inList(companies.id, "ids")}`)
    .prepare()
    .execute({ ids: listed([1, 2]) });
  expect(sent).toEqual([
    {
      text: 'select "id" from "companies" where "companies"."kind" = $1 and "companies"."id" = any(array(select value::bigint from json_array_elements_text($2) as list(value)))',
      params: ["VENDOR", "[1,2]"],
    },
  ]);
});

test("an identifier that is left out is the engine's, and a conflict names bare columns", async () => {
  const sent: { text: string; params: readonly unknown[] }[] = [];
  const db = databaseOf(sent);
  await db.insert(companies).values({ kind: "VENDOR", name: "Northwind", createdAt: 0 });
  const row = { name: "x", value: 1 };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
  const [company, setting] = sent.map(({ text }) => text);
  expect(company).toMatch(/^insert into "companies" \("id", .* values \(default, \$1, /);
  expect(setting).toBe(
    'insert into "settings" ("name", "value") values ($1, $2) on conflict ("name") do update set "name" = $3, "value" = $4',
  );
});
