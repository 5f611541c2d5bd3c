import { type ProductDTO, toReference } from "@syndikit/contract";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import { compact } from "../../api/dto.js";
import type { Caller } from "../../api/scope.js";
import { isOneOf } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import {
  configurationParameters,
  type ProductRow,
  products,
  productVersions,
} from "../../store/tables/product.js";
import { isOwn, isPublished } from "../../subscriptions/offers.js";
import { seesAllOf } from "./queries.js";

/** Products in API form, in the order of the rows. Customers only see published plans. */
export async function presentProducts(
  db: Db,
  caller: Caller,
  rows: readonly ProductRow[],
): Promise<ProductDTO[]> {
  const ids = rows.map(({ id }) => id);
  const visible = caller.scopes.includes("any") ? undefined : or(isOwn(caller), isPublished());
  const productVersionRows = await db
    .select({
      id: productVersions.id,
      productId: productVersions.productId,
      published: productVersions.published,
    })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(and(isOneOf(productVersions.productId, ids), isNull(productVersions.deletedAt), visible))
    .orderBy(asc(productVersions.id));
  const parameterRows = await db
    .select({ id: configurationParameters.id, productId: configurationParameters.productId })
    .from(configurationParameters)
    .where(and(isOneOf(configurationParameters.productId, ids), isNull(configurationParameters.deletedAt)))
    .orderBy(asc(configurationParameters.weight), asc(configurationParameters.id));
  return rows.map((row) => {
    const ofProduct = ({ productId }: { readonly productId: number }): boolean => productId === row.id;
    return present(row, caller, {
      productVersions: productVersionRows.filter(ofProduct),
      parameters: parameterRows.filter(ofProduct),
    });
  });
}

export async function presentProduct(db: Db, caller: Caller, row: ProductRow): Promise<ProductDTO> {
  return single(await presentProducts(db, caller, [row]));
}

interface Parts {
  readonly productVersions: readonly { readonly id: number; readonly published: boolean }[];
  readonly parameters: readonly { readonly id: number }[];
}

function present(row: ProductRow, caller: Caller, parts: Parts): ProductDTO {
  const all = seesAllOf(caller, row.companyId);
  const self = toReference("product", row.id);
  return compact({
    id: row.id,
    self,
    name: row.name,
    sku: row.sku,
    type: row.type,
    company: { url: toReference("company", row.companyId) },
    shortDescription: row.shortDescription,
    longDescription: row.longDescription,
    productVersion: parts.productVersions.map(({ id }) => ({ url: toReference("productVersion", id) })),
    configurationParameters: parts.parameters.map(({ id }) => ({
      url: toReference("configurationParameter", id),
    })),
    published: parts.productVersions.some(({ published }) => published),
    syndicationEndpoints: all ? [...row.syndicationEndpoints] : null,
    orderValidationUrls: all ? [...row.orderValidationUrls] : null,
    metadata: { url: `${self}/metadata` },
  });
}
