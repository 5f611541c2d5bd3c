import type { OperationTypes } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type ProductRow, products } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import type { Page } from "../call.js";
import { contains } from "../contains.js";
import { pageOf } from "../page.js";
import type { Caller } from "../scope.js";
import { listsProduct, reachesProduct } from "./reach.js";

/** The product, if the caller reaches it. */
export async function findProduct(db: Db, caller: Caller, id: number): Promise<ProductRow | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt), reachesProduct(db, caller)));
  return row;
}

/** Rows, and which part of all of them they are. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly page: Page;
}

/** A page of the products that the caller finds. */
export async function listProducts(
  db: Db,
  caller: Caller,
  query: OperationTypes["productGetAllPaged"]["query"],
): Promise<Listed<ProductRow>> {
  const { productType, companyId, search } = query;
  const where = and(
    isNull(products.deletedAt),
    listsProduct(db, caller),
    productType === undefined ? undefined : eq(products.type, productType),
    companyId === undefined ? undefined : eq(products.companyId, companyId),
    search === undefined
      ? undefined
      : contains([products.name, products.sku, products.shortDescription], search),
  );
  const page = pageOf(query, { id: products.id, name: products.name });
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, page: page.of(await db.$count(products, where)) };
}
