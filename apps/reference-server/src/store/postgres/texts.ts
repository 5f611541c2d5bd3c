import { getTableName } from "drizzle-orm";
import { type SearchedTexts, searchedTexts } from "../searched-texts.js";
import { dialect } from "./dialect.js";

/**
 * Indexes of each three characters of the texts in which lists search, on PostgreSQL. They need an extension of its own
 * distribution. Where that is not installed, or may not be added, such a list reads its table, as it did before.
 */
export const TEXTS = `do $$ begin
  create extension if not exists "pg_trgm";
${Object.values(searchedTexts).map(renderIndex).join("\n")}
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'Searches in lists read whole tables, because pg_trgm could not be used: %', sqlerrm;
end $$;`;

function renderIndex({ id, columns }: SearchedTexts): string {
  const table = getTableName(id.table);
  const parts = columns.map((column) => `lower(${dialect.nameOf(column)}) gin_trgm_ops`);
  return `  create index "${table}_texts" on "${table}" using gin (${parts.join(", ")});`;
}
