import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { type CommentRow, comments, products, users } from "../../store/schema/index.js";
import type { Db } from "../../store/store.js";
import type { Call, Page } from "../call.js";
import { pageOf } from "../page.js";
import { type Caller, everything, within } from "../scope.js";

/** A review and its author. */
export interface CommentRecord {
  readonly comment: CommentRow;
  readonly author: { readonly userName: string; readonly name: string; readonly surname: string | null };
}

const author = { userName: users.userName, name: users.name, surname: users.surname };

/** A review that the caller reaches. It belongs to its author, and to no company. */
export async function findComment(db: Db, caller: Caller, id: number): Promise<CommentRecord | undefined> {
  const [record] = await db
    .select({ comment: comments, author })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.id, id), reached(db, caller)));
  return record;
}

/** A page of the reviews that the caller reaches. */
export async function listComments(
  db: Db,
  call: Pick<Call<"commentGetAllPaged">, "principal" | "scopes" | "query">,
): Promise<{ readonly records: readonly CommentRecord[]; readonly page: Page }> {
  const { productId, userId } = call.query;
  const request = pageOf(call.query, { id: comments.id, date: comments.date, rating: comments.rating });
  const where = and(
    reached(db, call),
    productId === undefined ? undefined : eq(comments.productId, productId),
    userId === undefined ? undefined : eq(comments.userId, userId),
  );
  const records = await db
    .select({ comment: comments, author })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(where)
    .orderBy(...request.orderBy)
    .limit(request.limit)
    .offset(request.offset);
  return { records, page: request.of(await db.$count(comments, where)) };
}

/** The reviews of a deleted product are not shown any more. */
function reached(db: Db, caller: Caller): SQL | undefined {
  const listed = db.select({ id: products.id }).from(products).where(isNull(products.deletedAt));
  const scope = within(caller, { any: everything, own: eq(comments.userId, caller.principal.userId) });
  return and(inArray(comments.productId, listed), scope);
}
