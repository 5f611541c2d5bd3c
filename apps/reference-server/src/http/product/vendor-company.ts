import { and, eq, isNull } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { companies } from "../../store/schema/company.js";
import type { Db } from "../../store/store.js";
import { readReference } from "../reference.js";
import type { Caller } from "../scope.js";
import { seesAllOf, vendorIdOf } from "./reach.js";

/** A field that names the vendor of something new. */
export interface VendorField {
  readonly reference: { readonly url: string } | undefined;
  readonly field: string;
  readonly call: Caller & { readonly baseUrl: string };
}

/**
 * The vendor company that something new is to belong to: a vendor's own, or the one that an administrator names.
 *
 * @throws MarketplaceError 400 when it is missing, is no vendor company, or is another vendor's.
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
