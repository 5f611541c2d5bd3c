import { getTableName } from "drizzle-orm";
import { CasingCache } from "drizzle-orm/casing";
import { indexOf, type SearchedTexts, searchedTexts } from "../searched-texts.js";
import type { KeptTables } from "./kept-tables.js";

const spelling = new CasingCache("snake_case");

/** The index of the texts of a table. It is kept by triggers, so that nobody who writes a row can forget it. */
export const keptTexts: readonly KeptTables[] = Object.values(searchedTexts).map(keep);

function keep(searched: SearchedTexts): KeptTables {
  const table = getTableName(searched.id.table);
  const index = indexOf(searched);
  const columns = searched.columns.map((column) => spelling.getColumnCasing(column));
  const texts = (row: string): string => columns.map((column) => `lower(${row}.${column})`).join(", ");
  const add = `insert into ${index} (rowid, ${columns.join(", ")})`;
  return {
    // The others are SQLite's own, and go with the first.
    names: [index, ...["data", "idx", "docsize", "config"].map((part) => `${index}_${part}`)],
    // Only what is compared is folded, as the rows are: the letters of ASCII. It holds no copy of the texts.
    make: `create virtual table ${index} using fts5(
      ${columns.join(", ")}, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');`,
    triggers: {
      [`${index}_added`]: `after insert on ${table} begin
    ${add} values (new.id, ${texts("new")});
  end`,
      [`${index}_changed`]: `after update of ${columns.join(", ")} on ${table} begin
    delete from ${index} where rowid = old.id;
    ${add} values (new.id, ${texts("new")});
  end`,
      [`${index}_gone`]: `after delete on ${table} begin
    delete from ${index} where rowid = old.id;
  end`,
    },
    fill: `${add} select id, ${texts(table)} from ${table}`,
  };
}
