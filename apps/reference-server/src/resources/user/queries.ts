import { UserRole } from "@syndikit/contract";
import { and, eq, exists, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { raise } from "../../errors.js";
import type { Call, Page } from "../../http/call.js";
import type { Db } from "../../store/port.js";
import { paymentMethods } from "../../store/tables/account.js";
import { type CompanyKind, companies } from "../../store/tables/company.js";
import { products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { type UserRow, users } from "../../store/tables/user.js";
import { contains, selectPage } from "../page.js";
import {
  type Caller,
  type CallerTerms,
  callerTerms,
  callerValues,
  everything,
  preparedByScopes,
  within,
} from "../scope.js";

/** A user, with what an answer needs beside the row. */
export interface UserRecord {
  readonly user: UserRow;
  /** Of its company; `null` where there is none. */
  readonly companyKind: CompanyKind | null;
  /** Whether a payment method is stored that an order can be charged to. */
  readonly paymentDataSaved: boolean;
}

/** The columns that a list of users sorts by. */
const sortable = {
  id: users.id,
  userName: users.userName,
  name: users.name,
  email: users.email,
  creationDate: users.creationDate,
};

const byId = preparedByScopes((db, caller) =>
  selectRecords(db)
    .where(and(eq(users.id, sql.placeholder("id")), reached(db, caller)))
    .prepare(),
);

/** A user that the caller reaches, and that is not deleted. */
export async function findUser(db: Db, caller: Caller, id: number): Promise<UserRecord | undefined> {
  const [record] = await byId(db, caller).execute({ ...callerValues(caller), id });
  return record;
}

/** A page of the users that the caller reaches. */
export async function listUsers(
  db: Db,
  call: Pick<Call<"userGetAllPaged">, "principal" | "scopes" | "query">,
): Promise<{ readonly records: readonly UserRecord[]; readonly page: Page }> {
  const { search, companyId, role } = call.query;
  const where = and(
    reached(db, callerTerms(call)),
    search === undefined
      ? undefined
      : contains([users.userName, users.name, users.surname, users.email], search),
    companyId === undefined ? undefined : eq(users.companyId, companyId),
    role === undefined ? undefined : eq(users.userRole, role),
  );
  const select = selectRecords(db).$dynamic();
  const { rows, page } = await selectPage(db, select, { from: users, where, query: call.query, sortable });
  return { records: rows, page };
}

function selectRecords(db: Db) {
  const methods = db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, users.id), eq(paymentMethods.defaultMethod, true)));
  return db
    .select({
      user: users,
      companyKind: companies.kind,
      paymentDataSaved: sql<boolean>`${exists(methods)}`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId));
}

function reached(db: Db, caller: CallerTerms): SQL | undefined {
  const { userId, companyId } = caller;
  const self = eq(users.id, userId);
  const scope = within(caller, {
    any: everything,
    self,
    members: sql`(${self} or ${users.companyId} = ${companyId})`,
    customers: exists(purchases(db, companyId)),
  });
  return and(isNull(users.deletedAt), scope);
}

/** The subscriptions of a user to a vendor's products. */
function purchases(db: Db, vendorId: SQL) {
  // Not joined, for the engine would then begin with the products, and read every subscription of each.
  const sold = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, subscriptions.productId), eq(products.companyId, vendorId)));
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.buyerId, users.id), exists(sold)));
}

/** What a user wants to sign in with. */
interface SignInNames {
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Refuses a name that somebody else signs in with, in any case. Either of the two names signs in, so a user name
 * must not be another one's e-mail address either.
 *
 * @param self - the user that may keep its own names; absent for a new one.
 * @throws MarketplaceError `valueTaken`.
 */
export async function assertNamesFree(db: Db, names: SignInNames, self?: number): Promise<void> {
  for (const field of ["userName", "email"] as const) {
    const value = names[field];
    if (value === undefined) continue;
    const lower = sql`lower(${value})`;
    const taken = or(eq(sql`lower(${users.userName})`, lower), eq(sql`lower(${users.email})`, lower));
    const others = self === undefined ? undefined : ne(users.id, self);
    const [other] = await db.select({ id: users.id }).from(users).where(and(taken, others)).limit(1);
    if (other !== undefined) raise("valueTaken", { field, value });
  }
}

/**
 * Refuses a change that left nobody who could undo it. Ask after the change, in its transaction.
 *
 * @param id - the user that was changed, for the error.
 * @throws MarketplaceError `stillInUse`.
 */
export async function assertAdministratorLeft(db: Db, id: number): Promise<void> {
  const [left] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userRole, UserRole.ROLE_ADMIN), eq(users.enabled, true), isNull(users.deletedAt)))
    .limit(1);
  if (left === undefined)
    raise("stillInUse", { resource: "user", id, by: "the marketplace, as its last administrator" });
}
