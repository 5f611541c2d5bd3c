import { type ProductInput, ProductType, UserRole } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import type { Principal } from "../../api/call.js";
import { MarketplaceError, type Problem, problem, raise } from "../../errors.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Moment } from "../../ports.js";
import { rotate, type SigningSecrets } from "../../security/rotation.js";
import type { Seals } from "../../security/seals.js";
import type { Db, Tx } from "../../store/port.js";
import {
  configurationParameters,
  type ProductRow,
  products,
  productVersions,
} from "../../store/tables/product.js";
import { endMetricsOf } from "../../subscriptions/metric-followers.js";
import { deleteMetadata } from "../metadata/handlers.js";
import { deleteProductVersions } from "../product-version/write.js";

/** The fields of a product that can change after its creation. */
type ProductFields = Pick<
  ProductRow,
  | "name"
  | "shortDescription"
  | "longDescription"
  | "syndicationEndpoints"
  | keyof SigningSecrets
  | "orderValidationUrls"
>;

/**
 * A product after a change. Absent fields keep their value, and `null` removes the secret.
 *
 * @throws {MarketplaceError} `targetInvalid` when a URL can never be called.
 */
export function changeProduct(
  before: ProductFields,
  input: ProductInput,
  sealing: { readonly seals: Seals; readonly now: Moment },
): ProductFields {
  assertTargets("syndicationEndpoints", input.syndicationEndpoints ?? []);
  assertTargets("orderValidationUrls", input.orderValidationUrls ?? []);
  return {
    name: input.name ?? before.name,
    shortDescription: input.shortDescription ?? before.shortDescription,
    longDescription: input.longDescription ?? before.longDescription,
    syndicationEndpoints: input.syndicationEndpoints ?? before.syndicationEndpoints,
    ...rotate(before, input, sealing),
    orderValidationUrls: input.orderValidationUrls ?? before.orderValidationUrls,
  };
}

/** A new product with only its name set. */
export function newProduct(name: string): ProductFields {
  return {
    name,
    shortDescription: null,
    longDescription: null,
    syndicationEndpoints: [],
    notificationSecretToken: null,
    previousSecretToken: null,
    previousSecretUntil: null,
    orderValidationUrls: [],
  };
}

/** Types that only administrators may offer. */
const RESERVED: readonly string[] = [ProductType.CSP, ProductType.VM];

/** @throws {MarketplaceError} `fieldValue` when the caller may not offer products of the type. */
export function assertType(type: string, { role }: Principal): void {
  if (role === UserRole.ROLE_ADMIN || !RESERVED.includes(type)) return;
  const allowed = Object.values(ProductType).filter((name) => !RESERVED.includes(name));
  raise("fieldValue", { field: "type", allowed: allowed.join(", ") });
}

/**
 * Refuses to change what is fixed at creation. Sending the same value again is allowed.
 *
 * @throws {MarketplaceError} `immutableField` when a value differs.
 */
export function assertFixed(before: Pick<ProductRow, "type" | "sku">, { sku, type }: ProductInput): void {
  if (type !== undefined && type !== before.type) raise("immutableField", { field: "type" });
  if (sku !== undefined && sku !== before.sku) raise("immutableField", { field: "sku" });
}

/** @throws {MarketplaceError} `valueTaken` when another product has the SKU. */
export async function assertSkuFree(db: Db, sku: string | undefined): Promise<void> {
  if (sku === undefined) return;
  const taken = await db.$count(products, eq(products.sku, sku));
  if (taken > 0) raise("valueTaken", { field: "sku", value: sku });
}

/**
 * Deletes a product with its plans, parameters and metrics. The rows stay, so that ended subscriptions and their orders
 * still refer to something. The SKU can be used again. The caller must check whether the product may be deleted.
 */
export async function deleteProduct(tx: Tx, id: number, now: Moment): Promise<void> {
  await deleteProductVersions(tx, eq(productVersions.productId, id), now);
  await tx
    .update(configurationParameters)
    .set({ deletedAt: now })
    .where(eq(configurationParameters.productId, id));
  await endMetricsOf(tx, id, now);
  await deleteMetadata(tx, "product", [id]);
  await tx.update(products).set({ sku: null, deletedAt: now, updatedAt: now }).where(eq(products.id, id));
}

/**
 * Refuses URLs that can never be called. The addresses behind their host names are checked when they are called.
 *
 * @throws {MarketplaceError} `targetInvalid` when there are such URLs, with one problem for each.
 */
export function assertTargets(field: string, urls: readonly string[]): void {
  const problems: Problem[] = urls.flatMap((url) => {
    const reason = urlProblem(url);
    return reason === undefined ? [] : [problem("targetInvalid", { field, reason })];
  });
  const [first, ...others] = problems;
  if (first !== undefined) throw new MarketplaceError([first, ...others]);
}
