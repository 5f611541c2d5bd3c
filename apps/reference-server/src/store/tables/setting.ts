import { table, text } from "../columns.js";
import { documentColumn } from "../documents/column.js";
import { anySettingForm } from "../documents/small-forms.js";

/** Settings of the whole marketplace, by name. Read and written through `store/settings.ts`. */
export const settings = table("settings", {
  name: text().primaryKey(),
  value: documentColumn(anySettingForm).notNull(),
});
