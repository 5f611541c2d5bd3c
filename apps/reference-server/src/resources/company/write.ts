import { CompanyAction } from "@syndikit/contract";
import { and, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { compact } from "../../api/dto.js";
import { changesOf, isEmpty } from "../../api/input.js";
import type { Moment } from "../../ports.js";
import { isOneOf } from "../../store/dialect.js";
import type { Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { inParts } from "../../store/rows.js";
import { type CompanyKind, type CompanyRow, companies, companyGroups } from "../../store/tables/company.js";
import { events } from "../../store/tables/event.js";
import { billingItems, products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { users } from "../../store/tables/user.js";
import { deleteMetadata } from "../metadata/handlers.js";
import { deleteProduct } from "../product/write.js";
import { assertNotInUse } from "../still-in-use.js";
import { applyChanges, deleteUser } from "../user/write.js";
import type { WantedCompany } from "./queries.js";

interface NewCompany {
  readonly kind: CompanyKind;
  readonly name: string;
  readonly enabled: boolean | undefined;
  readonly wanted: WantedCompany;
  readonly now: Moment;
}

/** Adds a company of either kind. */
export async function insertCompany(
  tx: Tx,
  { kind, name, enabled, wanted, now }: NewCompany,
): Promise<CompanyRow> {
  const profile = { ...compact(wanted), kind, name, enabled: enabled ?? true, createdAt: now };
  return single(await tx.insert(companies).values(profile).returning());
}

interface CompanyChange {
  readonly wanted: WantedCompany;
  /** `undefined` when the request does not set it. If it changes, it also changes the members. */
  readonly enabled: boolean | undefined;
  readonly now: Moment;
}

/** Changes a company of either kind. */
export async function changeCompany(
  tx: Tx,
  company: CompanyRow,
  { wanted, enabled, now }: CompanyChange,
): Promise<void> {
  const changes = changesOf(company, wanted);
  if (!isEmpty(changes)) await tx.update(companies).set(changes).where(eq(companies.id, company.id));
  if (enabled !== undefined && enabled !== company.enabled)
    await enableCompany(tx, company, { enabled, now });
}

export function enables(action: CompanyAction): boolean {
  return action === CompanyAction.ACTIVATION;
}

/**
 * Enables or disables a company and all its members. Only members who change emit an event. Disabled members are signed
 * out everywhere.
 */
export async function enableCompany(
  tx: Tx,
  company: Pick<CompanyRow, "id">,
  { enabled, now }: { readonly enabled: boolean; readonly now: Moment },
): Promise<void> {
  await tx.update(companies).set({ enabled }).where(eq(companies.id, company.id));
  const members = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, company.id), ne(users.enabled, enabled), isNull(users.deletedAt)))
    .orderBy(users.id);
  for (const member of members) await applyChanges(tx, member, { wanted: { enabled }, now });
}

/**
 * Deletes a vendor company with its users, products and plans. Ended subscriptions stay with their customers, and so do
 * the rows that they refer to.
 *
 * @throws {MarketplaceError} `stillInUse` when a subscription of the company, or to one of its products, has not ended.
 */
export async function deleteVendorCompany(tx: Tx, { id }: CompanyRow, now: Moment): Promise<void> {
  const sold = tx.select({ id: products.id }).from(products).where(eq(products.companyId, id));
  const theirs = or(inArray(subscriptions.productId, sold), eq(subscriptions.companyId, id));
  await assertNotInUse(tx, { resource: "company", id, subscriptions: theirs });
  await deleteCatalogue(tx, id, now);
  await deleteMembers(tx, id, now);
  await endDeliveries(tx, id);
  const remains = {
    syndicationEndpoint: null,
    notificationSecretToken: null,
    previousSecretToken: null,
    previousSecretUntil: null,
    enabled: false,
    deletedAt: now,
  };
  await tx.update(companies).set(remains).where(eq(companies.id, id));
}

/** Waiting events are not delivered any more: the vendor's address may belong to somebody else by now. */
async function endDeliveries(tx: Tx, companyId: number): Promise<void> {
  const waiting = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.companyId, companyId), or(isNotNull(events.dueAt), isNotNull(events.leaseUntil))))
    .orderBy(events.id);
  for (const some of inParts(waiting.map(({ id }) => id))) {
    await tx
      .update(events)
      .set({ dueAt: null, leaseToken: null, leaseUntil: null })
      .where(isOneOf(events.id, some));
  }
}

/**
 * Deletes a customer company with its users and groups.
 *
 * @throws {MarketplaceError} `stillInUse` when one of its subscriptions has not ended.
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

/** Deletes all products of a vendor. The rows stay for the ended subscriptions that refer to them. */
async function deleteCatalogue(tx: Tx, companyId: number, now: Moment): Promise<void> {
  const listed = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, companyId), isNull(products.deletedAt)))
    .orderBy(products.id);
  for (const { id } of listed) await deleteProduct(tx, id, now);
  await tx
    .update(billingItems)
    .set({ deletedAt: now })
    .where(and(eq(billingItems.companyId, companyId), isNull(billingItems.deletedAt)));
}
