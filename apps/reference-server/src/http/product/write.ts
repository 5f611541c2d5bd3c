import { type ProductInput, ProductType, UserRole } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import type { Principal } from "../../principal.js";
import type { Seals } from "../../secrets/seal.js";
import { type ProductRow, products } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import { assertTargets } from "./targets.js";

/** What only an administrator may offer. */
const RESERVED: readonly string[] = [ProductType.CSP, ProductType.VM];

/** What of a product can be changed after its creation. */
export type ProductFields = Pick<
  ProductRow,
  | "name"
  | "shortDescription"
  | "longDescription"
  | "syndicationEndpoints"
  | "notificationSecretToken"
  | "orderValidationUrls"
>;

/**
 * A product after a change: fields that are absent keep their value, and `null` removes the secret.
 *
 * @throws MarketplaceError `targetInvalid` for URLs that could never be called.
 */
export function changeProduct(before: ProductFields, input: ProductInput, seals: Seals): ProductFields {
  assertTargets("syndicationEndpoints", input.syndicationEndpoints ?? []);
  assertTargets("orderValidationUrls", input.orderValidationUrls ?? []);
  const { notificationSecretToken: secret } = input;
  const sealed = typeof secret === "string" ? seals.seal(secret) : null;
  return {
    name: input.name ?? before.name,
    shortDescription: input.shortDescription ?? before.shortDescription,
    longDescription: input.longDescription ?? before.longDescription,
    syndicationEndpoints: input.syndicationEndpoints ?? before.syndicationEndpoints,
    notificationSecretToken: secret === undefined ? before.notificationSecretToken : sealed,
    orderValidationUrls: input.orderValidationUrls ?? before.orderValidationUrls,
  };
}

/** A product of which nothing is known but its name. */
export function newProduct(name: string): ProductFields {
  return {
    name,
    shortDescription: null,
    longDescription: null,
    syndicationEndpoints: [],
    notificationSecretToken: null,
    orderValidationUrls: [],
  };
}

/**
 * Refuses a type that the caller may not create.
 *
 * @throws MarketplaceError `fieldValue`, with the types that it may.
 */
export function assertType(type: string, { role }: Principal): void {
  if (role === UserRole.ROLE_ADMIN || !RESERVED.includes(type)) return;
  const allowed = Object.values(ProductType).filter((name) => !RESERVED.includes(name));
  raise("fieldValue", { field: "type", allowed: allowed.join(", ") });
}

/**
 * Refuses to change what is fixed at creation. The same value again changes nothing.
 *
 * @throws MarketplaceError `immutableField`.
 */
export function assertFixed(before: Pick<ProductRow, "type" | "sku">, { sku, type }: ProductInput): void {
  if (type !== undefined && type !== before.type) raise("immutableField", { field: "type" });
  if (sku !== undefined && sku !== before.sku) raise("immutableField", { field: "sku" });
}

/**
 * Refuses a SKU that another product has.
 *
 * @throws MarketplaceError `valueTaken`.
 */
export async function assertSkuFree(db: Db, sku: string | undefined): Promise<void> {
  if (sku === undefined) return;
  const taken = await db.$count(products, eq(products.sku, sku));
  if (taken > 0) raise("valueTaken", { field: "sku", value: sku });
}
