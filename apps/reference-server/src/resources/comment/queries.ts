import type { OperationTypes } from "@syndikit/contract";
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Call } from "../../api/call.js";
import { equals } from "../../api/filters.js";
import { readReference } from "../../api/input.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import { raise } from "../../errors.js";
import { unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { type CommentRow, comments } from "../../store/tables/account.js";
import { products, productVersions } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { users } from "../../store/tables/user.js";

export interface CommentRecord {
  readonly comment: CommentRow;
  readonly author: { readonly userName: string; readonly name: string; readonly surname: string | null };
}

const author = { userName: users.userName, name: users.name, surname: users.surname };

function selectRecords(db: Db) {
  return db
    .select({ comment: comments, author })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId));
}

/** The review, if the caller reaches it. It belongs to its author, not to a company. */
export async function findComment(db: Db, caller: Caller, id: number): Promise<CommentRecord | undefined> {
  const [record] = await selectRecords(db).where(and(eq(comments.id, id), reached(db, caller)));
  return record;
}

/** A page of the reviews that the caller reaches. */
export async function listComments(
  db: Db,
  caller: Caller,
  query: OperationTypes["commentGetAllPaged"]["query"],
): Promise<Listed<CommentRecord>> {
  const { id, productId, userId, date, rating } = comments;
  return selectPage(db, selectRecords(db).$dynamic(), {
    from: comments,
    where: and(reached(db, caller), equals(productId, query.productId), equals(userId, query.userId)),
    query,
    sortable: { id, date, rating },
  });
}

/** Reviews of a deleted product are no longer shown. */
function reached(db: Db, caller: Caller): SQL | undefined {
  const listed = db.select({ id: products.id }).from(products).where(isNull(products.deletedAt));
  const scope = within(caller, { any: everything, own: eq(comments.userId, caller.principal.userId) });
  return and(inArray(comments.productId, listed), scope);
}

/**
 * The product that a new review is about. Customers may review products that they have or had a subscription to,
 * themselves or through their company.
 *
 * @throws {MarketplaceError} `referenceUnknown` when the caller cannot see the product; `notSubscribed` when it sees
 * the product but never had a subscription.
 */
export async function readReviewable(
  db: Db,
  call: Pick<Call<"commentCreate">, "principal" | "scopes" | "body" | "baseUrl">,
): Promise<number> {
  const { body, principal, scopes, baseUrl } = call;
  const { url } = body.product;
  const productId = readReference(url, { resource: "product", field: "product", baseUrl });
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  const unknown = (): never => raise("referenceUnknown", { field: "product", value: url });
  if (product === undefined) return unknown();
  if (scopes.includes("any")) return productId;

  const { userId, companyId } = principal;
  const buyer = eq(subscriptions.buyerId, userId);
  const theirs = companyId === null ? buyer : or(buyer, eq(subscriptions.companyId, companyId));
  // By the buyer and the company: others may have very many subscriptions of the product.
  const bought = and(theirs, sql`${unindexed(subscriptions.productId)} = ${productId}`);
  if ((await db.$count(subscriptions, bought)) > 0) return productId;

  const onSale = and(
    eq(productVersions.productId, productId),
    eq(productVersions.published, true),
    isNull(productVersions.deletedAt),
  );
  return (await db.$count(productVersions, onSale)) > 0 ? raise("notSubscribed", {}) : unknown();
}
