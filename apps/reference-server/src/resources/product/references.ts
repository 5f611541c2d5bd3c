// Reads the fields of a request that name the vendor or the product of a new object.
import { and, eq, isNull } from "drizzle-orm";
import { readReference } from "../../api/input.js";
import type { Caller } from "../../api/scope.js";
import { raise } from "../../errors.js";
import type { Db } from "../../store/port.js";
import { companies } from "../../store/tables/company.js";
import type { ProductRow } from "../../store/tables/product.js";
import { vendorIdOf } from "../../subscriptions/offers.js";
import { findProduct, seesAllOf } from "./queries.js";

interface VendorField {
  readonly reference: { readonly url: string } | undefined;
  readonly field: string;
  readonly call: Caller & { readonly baseUrl: string };
}

/**
 * The vendor company of a new object: the caller's own, or the one that an administrator names.
 *
 * @throws {MarketplaceError} 400 when it is missing, is not a vendor company, or is another vendor's.
 */
export async function readVendor(db: Db, { reference, field, call }: VendorField): Promise<number> {
  if (reference === undefined) return vendorIdOf(call) ?? raise("fieldRequired", { field });
  const id = readReference(reference.url, { resource: "company", field, baseUrl: call.baseUrl });
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.kind, "VENDOR"), isNull(companies.deletedAt)));
  if (company === undefined || !seesAllOf(call, company.id)) {
    return raise("referenceUnknown", { field, value: reference.url });
  }
  return company.id;
}

interface ProductCall extends Caller {
  readonly body: { readonly product: { readonly url: string } };
  readonly baseUrl: string;
}

/**
 * The product that `product` of a body names.
 *
 * @throws {MarketplaceError} `referenceInvalid` when it is not a reference to a product; `referenceUnknown` when the
 * caller does not reach the product.
 */
export async function readProduct(db: Db, call: ProductCall): Promise<ProductRow> {
  const field = "product";
  const { url } = call.body.product;
  const id = readReference(url, { resource: "product", field, baseUrl: call.baseUrl });
  return (await findProduct(db, call, id)) ?? raise("referenceUnknown", { field, value: url });
}
