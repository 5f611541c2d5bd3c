import { type OperationTypes, UserRole } from "@syndikit/contract";
import { and, eq, exists, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { equals, isAmong } from "../../api/filters.js";
import { countListed, type Listed, selectPage } from "../../api/page.js";
import {
  type Caller,
  type CallerTerms,
  callerTerms,
  callerValues,
  everything,
  preparedByScopes,
  within,
} from "../../api/scope.js";
import { raise } from "../../errors.js";
import { forEachRow, isFoundBy, lowercase } from "../../store/dialect.js";
import { listedUsers } from "../../store/listed-users.js";
import type { Db } from "../../store/port.js";
import { findText, searchedTexts } from "../../store/searched-texts.js";
import { paymentMethods } from "../../store/tables/account.js";
import { type CompanyKind, companies } from "../../store/tables/company.js";
import { products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { type UserRow, users } from "../../store/tables/user.js";

export interface UserRecord {
  readonly user: UserRow;
  /** The kind of its company; `null` if it has none. */
  readonly companyKind: CompanyKind | null;
  /** Whether the user has a stored payment method that an order can be charged to. */
  readonly paymentDataSaved: boolean;
}

const byId = preparedByScopes((db, caller) =>
  selectRecords(db)
    .where(and(eq(users.id, sql.placeholder("id")), reachesUser(db, caller)))
    .prepare(),
);

/** The user, if the caller reaches it. */
export async function findUser(db: Db, caller: Caller, id: number): Promise<UserRecord | undefined> {
  const [record] = await byId(db, caller).execute({ id, ...callerValues(caller) });
  return record;
}

export async function listUsers(
  db: Db,
  caller: Caller,
  query: OperationTypes["userGetAllPaged"]["query"],
): Promise<Listed<UserRecord>> {
  const { id, userName, name, email, creationDate, companyId, userRole } = users;
  const { search, role } = query;
  const lister = listerOf(caller);
  // What a company lists alone, or by the role, is known without its users.
  const known =
    lister !== undefined && search === undefined && query.companyId === undefined
      ? and(eq(listedUsers.companyId, lister), isAmong(listedUsers.userRole, role && [role]))
      : undefined;
  const found = await findText(db, searchedTexts.users, search);
  return selectPage(db, selectRecords(db).$dynamic(), {
    from: users,
    where: (on) => {
      // Few of all users: the database begins with them.
      if (known !== undefined && on(companyId) === companyId)
        return isFoundBy(id, sql`select ${listedUsers.userId} from ${listedUsers} where ${known}`);
      return and(
        lister === undefined ? reachesUser(db, callerTerms(caller)) : isListed(db, lister),
        found,
        equals(companyId, query.companyId, on),
        isAmong(userRole, role && [role], on),
      );
    },
    query,
    sortable: { id, userName, name, email, creationDate },
    // A customer reaches few of them, too.
    isSought: found !== undefined || !caller.scopes.includes("any"),
    count: known && ((remains) => countListed(db, listedUsers, and(known, remains(listedUsers.userId)))),
  });
}

/** The company whose {@link listedUsers} a caller lists; `undefined` when it lists others. */
function listerOf({ principal, scopes }: Caller): number | undefined {
  return scopes.includes("customers") ? (principal.companyId ?? undefined) : undefined;
}

/** Deleted users are not listed. */
function isListed(db: Db, lister: number): SQL {
  return exists(
    db
      .select({ id: listedUsers.userId })
      .from(listedUsers)
      .where(and(eq(listedUsers.userId, users.id), eq(listedUsers.companyId, lister))),
  );
}

function selectRecords(db: Db) {
  const isSaved = and(eq(paymentMethods.userId, users.id), eq(paymentMethods.defaultMethod, true));
  return db
    .select({
      user: users,
      companyKind: companies.kind,
      paymentDataSaved:
        sql<boolean>`exists (select 1 from ${paymentMethods} where ${isSaved}${forEachRow})`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId));
}

/** The users that a caller can read by their identifier. */
export function reachesUser(db: Db, caller: CallerTerms): SQL | undefined {
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
  // Not a join: the database would begin with the products, and read all subscriptions of each.
  const sold = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, subscriptions.productId), eq(products.companyId, vendorId)));
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.buyerId, users.id), exists(sold)));
}

interface SignInNames {
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Refuses a name that another user signs in with, ignoring case. Users sign in with either name, so a user name must
 * not be the e-mail address of another user either.
 *
 * @param self - the user that may keep its own names; absent for a new user.
 * @throws {MarketplaceError} `valueTaken` when another user has the name.
 */
export async function assertNamesFree(db: Db, names: SignInNames, self?: number): Promise<void> {
  for (const field of ["userName", "email"] as const) {
    const value = names[field];
    if (value === undefined) continue;
    const lower = lowercase(value);
    const taken = or(eq(sql`lower(${users.userName})`, lower), eq(sql`lower(${users.email})`, lower));
    const others = self === undefined ? undefined : ne(users.id, self);
    const [other] = await db.select({ id: users.id }).from(users).where(and(taken, others)).limit(1);
    if (other !== undefined) raise("valueTaken", { field, value });
  }
}

/**
 * Refuses a change that leaves no enabled administrator, because nobody could undo it. Call it after the change, in the
 * same transaction.
 *
 * @param id - the user that was changed, for the error.
 * @throws {MarketplaceError} `stillInUse` when no administrator is left.
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
