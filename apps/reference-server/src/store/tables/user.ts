import { type TokenAccess, TokenKind, type UserRole } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { flag, id, index, moment, oneOf, partOf, table, text, uniqueIndex, whole } from "../columns.js";
import { folded, written } from "../dialect.js";
import { documentColumn } from "../documents/column.js";
import { addressForm } from "../documents/small-forms.js";
import { companies, companyGroups } from "./company.js";

/** Everybody who can sign in. */
export const users = table(
  "users",
  {
    id: id(),
    userName: text().notNull(),
    name: text().notNull(),
    surname: text(),
    email: text().notNull(),
    phoneNumber: text(),
    language: text(),
    userRole: oneOf<UserRole>().notNull(),
    companyId: whole().references(() => companies.id),
    companyGroupId: whole().references(() => companyGroups.id, { onDelete: "set null" }),
    address: documentColumn(addressForm),
    acceptedTerms: flag().notNull().default(false),
    activated: flag().notNull().default(false),
    enabled: flag().notNull().default(true),
    newbie: flag().notNull().default(true),
    environment: text().notNull(),
    externalId: text(),
    activationDate: moment(),
    creationDate: moment().notNull(),
    /** See `secrets/passwords.ts`. Absent for users who only sign in with a JWT. */
    passwordHash: text(),
    /**
     * A deleted user keeps its row, without personal data, so that references to it stay valid. Its names then contain
     * a character that no user name and no e-mail address may have, so the old names are free again.
     */
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex("users_user_name").on(sql`lower(${t.userName})`),
    uniqueIndex("users_email").on(sql`lower(${t.email})`),
    index("users_found_by_name").on(folded(t.name)),
    index("users_found_by_surname").on(folded(t.surname)),
    // Lists are read in their order, and counted by each filter without reading the rows.
    index("users_by_company").on(t.companyId, t.userRole, t.deletedAt),
    index("users_by_role").on(t.userRole, t.deletedAt),
    index("users_in_order_of_user_name").on(t.userName, t.id),
    index("users_in_order_of_email").on(t.email, t.id),
    index("users_by_name").on(t.name, t.id),
    index("users_by_creation").on(t.creationDate, t.id, t.deletedAt),
    // Who deletes a group finds its members by it.
    index("users_by_group").on(t.companyGroupId).where(sql`${t.companyGroupId} is not null`),
  ],
);

/**
 * Authentication tokens. Only the SHA-256 hash of a token is stored, so reading the database is not enough to sign in.
 */
export const tokens = table(
  "tokens",
  {
    id: id(),
    userId: partOf(() => users.id),
    hash: text().notNull(),
    kind: oneOf<TokenKind>().notNull(),
    /** A name that the user chose. Personal tokens have one. */
    name: text(),
    access: oneOf<TokenAccess>().notNull(),
    createdAt: moment().notNull(),
    /** On the machine's clock; absent for a token that is valid until it is revoked. */
    expiresAt: moment(),
  },
  (t) => [
    uniqueIndex("tokens_hash").on(t.hash),
    uniqueIndex("tokens_one_permanent")
      .on(t.userId)
      .where(sql`${t.kind} = ${written(TokenKind.PERMANENT)}`),
    index("tokens_by_user").on(t.userId),
    // An administrator's list of all is counted without reading the rows, and read in its order.
    index("tokens_by_expiry").on(t.expiresAt, t.kind),
    index("tokens_by_creation").on(t.createdAt, t.id),
  ],
);

/**
 * When each token was last used. A separate table, because a write to the tokens table empties the cache of token
 * owners.
 */
export const tokenUses = table("token_uses", {
  tokenId: whole()
    .primaryKey()
    .references(() => tokens.id, { onDelete: "cascade" }),
  /** On the machine's clock. */
  lastUsedAt: moment().notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type TokenRow = typeof tokens.$inferSelect;
