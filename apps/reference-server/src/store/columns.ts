import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, real, text } from "drizzle-orm/sqlite-core";
import type { Money } from "../billing/money.js";
import type { Quantity } from "../billing/quantity.js";
import type { Moment } from "../ports.js";

/** An identifier that is never reused, not even after its row is deleted. */
export const id = () => integer().primaryKey({ autoIncrement: true });

/** The identifier of a row of another table. */
export const reference = (to: () => AnySQLiteColumn) => integer().notNull().references(to);

/** The identifier of the row that owns this one. Deleting the owner deletes this row. */
export const partOf = (whole: () => AnySQLiteColumn) =>
  integer().notNull().references(whole, { onDelete: "cascade" });

/** A time, in milliseconds. */
export const moment = () => integer().$type<Moment>();

/** An amount of money, in 1/10,000 of the currency's unit. */
export const money = () => integer().$type<Money>();

/** A quantity, which may be a fraction. */
export const quantity = () => real().$type<Quantity>();

/** A percentage, as the caller sent it. */
export const percent = () => real();

/** True or false. */
export const flag = () => integer({ mode: "boolean" });

/** A whole number. */
export const whole = () => integer();

/** A value of an enumeration of the contract. */
export const oneOf = <T extends string>() => text().$type<T>();

/** A secret that must be shown or used again. Only its sealed form is stored: see `secrets/seals.ts`. */
export const sealed = () => text().$type<Sealed>();

/**
 * The longest value, in characters, that is indexed. PostgreSQL allows 2,704 bytes per index entry, key and value
 * together.
 */
export const INDEXED_VALUE = 255;

/**
 * Whether a value is in the index. Queries must repeat this condition with the same text: with a bound number the
 * engine would not use the index.
 */
export const isIndexedValue = (value: SQLWrapper): SQL =>
  sql`length(${value}) <= ${sql.raw(String(INDEXED_VALUE))}`;

/** A sealed secret. The brand keeps clear text out of columns for sealed secrets. */
export type Sealed = string & { readonly sealed: unique symbol };

export { index, primaryKey, sqliteTable as table, text, uniqueIndex } from "drizzle-orm/sqlite-core";
