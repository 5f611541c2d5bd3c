import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import {
  type CompanyRow,
  companies,
  companyGroups,
  events,
  products,
  subscriptions,
  users,
} from "../../store/schema/index.js";
import type { Tx } from "../../store/store.js";
import { deleteMetadata } from "../metadata/delete.js";
import { assertNotInUse } from "../still-in-use.js";
import { deleteUser } from "../user/delete.js";
import { deleteCatalogue } from "./delete-catalogue.js";

/**
 * Deletes a vendor company with its users, products and plans. Ended subscriptions stay with their customers, and
 * so do the rows that they refer to.
 *
 * @throws MarketplaceError `stillInUse` while a subscription to one of its products lives.
 */
export async function deleteVendorCompany(tx: Tx, { id }: CompanyRow, now: Moment): Promise<void> {
  const sold = tx.select({ id: products.id }).from(products).where(eq(products.companyId, id));
  const theirs = or(inArray(subscriptions.productId, sold), eq(subscriptions.companyId, id));
  await assertNotInUse(tx, { resource: "company", id, subscriptions: theirs });
  await deleteCatalogue(tx, id, now);
  await deleteMembers(tx, id, now);
  // Whoever answers at the vendor's address now has nothing to do with the marketplace any more.
  await tx
    .update(events)
    .set({ dueAt: null, leaseToken: null, leaseUntil: null })
    .where(eq(events.companyId, id));
  const remains = {
    syndicationEndpoint: null,
    notificationSecretToken: null,
    enabled: false,
    deletedAt: now,
  };
  await tx.update(companies).set(remains).where(eq(companies.id, id));
}

/**
 * Deletes a customer company with its users and groups.
 *
 * @throws MarketplaceError `stillInUse` while one of its subscriptions lives.
 */
export async function deleteCustomerCompany(tx: Tx, { id }: CompanyRow, now: Moment): Promise<void> {
  const bought = eq(subscriptions.companyId, id);
  await assertNotInUse(tx, { resource: "userCompany", id, subscriptions: bought });
  await deleteMembers(tx, id, now);
  await tx.delete(companyGroups).where(eq(companyGroups.companyId, id));
  await deleteMetadata(tx, "userCompany", [id]);
  await tx.update(companies).set({ enabled: false, deletedAt: now }).where(eq(companies.id, id));
}

async function deleteMembers(tx: Tx, companyId: number, now: Moment): Promise<void> {
  const members = await tx
    .select({ id: users.id, userRole: users.userRole, enabled: users.enabled })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(users.id);
  for (const member of members) await deleteUser(tx, member, now);
}
