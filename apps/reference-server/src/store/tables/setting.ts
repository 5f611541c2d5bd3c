import { json, table, text } from "../columns.js";

/** Settings of the whole marketplace, by name. Read and written through `store/settings.ts`. */
export const settings = table("settings", {
  name: text().primaryKey(),
  value: json<unknown>().notNull(),
});
