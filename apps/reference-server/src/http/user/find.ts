import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyKind } from "../../store/schema/company.js";
import {
  companies,
  paymentMethods,
  products,
  subscriptions,
  type UserRow,
  users,
} from "../../store/schema/index.js";
import type { Db } from "../../store/store.js";
import type { Call, Page } from "../call.js";
import { contains } from "../contains.js";
import { pageOf } from "../page.js";
import {
  type Caller,
  type CallerTerms,
  callerTerms,
  callerValues,
  everything,
  hotByScopes,
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

const byId = hotByScopes((db, caller) =>
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
  const request = pageOf(call.query, sortable);
  const where = and(
    reached(db, callerTerms(call)),
    search === undefined
      ? undefined
      : contains([users.userName, users.name, users.surname, users.email], search),
    companyId === undefined ? undefined : eq(users.companyId, companyId),
    role === undefined ? undefined : eq(users.userRole, role),
  );
  const records = await selectRecords(db)
    .where(where)
    .orderBy(...request.orderBy)
    .limit(request.limit)
    .offset(request.offset);
  return { records, page: request.of(await db.$count(users, where)) };
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
