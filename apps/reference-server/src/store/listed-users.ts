// Which users each company lists: its members, and the buyers of its products. Without it, a vendor's list reads all of
// its subscriptions to find its customers. The engines keep it by triggers, so that nobody who adds a user or a
// subscription can forget it.
import type { UserRole } from "@syndikit/contract";
import { oneOf, table, whole } from "./columns.js";

// It can be made anew at any time. It is not part of the marketplace: no migration of SQLite, no snapshot and no restore
// has it.
export const listedUsers = table("listed_users", {
  userId: whole().notNull(),
  companyId: whole().notNull(),
  /** That of the user, so that they are counted by it without reading the users. */
  userRole: oneOf<UserRole>().notNull(),
});

/** Fills the empty table, on either engine. */
export const FILL_LISTED_USERS = `insert into listed_users (user_id, company_id, user_role)
  select users.id, listing.company_id, users.user_role from users join (
    select id as user_id, company_id from users where company_id is not null
    union select subscriptions.buyer_id, products.company_id
    from subscriptions join products on products.id = subscriptions.product_id
  ) as listing on listing.user_id = users.id
  where users.deleted_at is null`;
