import { and, eq, isNull } from "drizzle-orm";
import { found, raise } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { companies } from "../../store/tables/company.js";
import { type ProductRow, products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { readReference } from "../input.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import type { Caller } from "../scope.js";
import { assertNotInUse } from "../still-in-use.js";
import { presentProduct, presentProducts } from "./dto.js";
import { findProduct, listProducts, seesAllOf, vendorIdOf } from "./queries.js";
import { assertFixed, assertSkuFree, assertType, changeProduct, deleteProduct, newProduct } from "./write.js";

/** The operations on products. */
type ProductHandlers = Pick<
  Handlers,
  | "productGetAllPaged"
  | "productCreate"
  | "productGet"
  | "productUpdate"
  | "productDelete"
  | "productGetMetadata"
  | "productUpdateMetadata"
  | "productDeleteMetadataKey"
>;

/** Makes the handlers of products. */
export function createProductHandlers({ store, clock, seals }: Services): ProductHandlers {
  const metadata = createMetadataHandlers(store, { resource: "product", find: findProduct });

  return {
    async productGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listProducts(db, call, call.query);
        return okPage(await presentProducts(db, call, rows), page);
      });
    },

    async productCreate(call) {
      const { name, sku, type, company } = call.body;
      assertType(type, call.principal);
      return store.write(async (tx) => {
        const companyId = await readVendor(tx, { reference: company, field: "company", call });
        await assertSkuFree(tx, sku);
        const fields = changeProduct(newProduct(name), call.body, seals);
        const now = clock.now();
        const fixed = { type, sku: sku ?? null, companyId, createdAt: now, updatedAt: now };
        const row = single(
          await tx
            .insert(products)
            .values({ ...fields, ...fixed })
            .returning(),
        );
        const product = await presentProduct(tx, call, row);
        return created(product.self, product);
      });
    },

    async productGet(call) {
      return store.read(async (db) => ok(await presentProduct(db, call, await theProduct(db, call))));
    },

    async productUpdate(call) {
      return store.write(async (tx) => {
        const before = await theProduct(tx, call);
        assertFixed(before, call.body);
        const change = { ...changeProduct(before, call.body, seals), updatedAt: clock.now() };
        await tx.update(products).set(change).where(eq(products.id, before.id));
        return ok(await presentProduct(tx, call, { ...before, ...change }));
      });
    },

    async productDelete(call) {
      return store.write(async (tx) => {
        const { id } = await theProduct(tx, call);
        await assertNotInUse(tx, { resource: "product", id, subscriptions: eq(subscriptions.productId, id) });
        await deleteProduct(tx, id, clock.now());
        return noContent;
      });
    },

    productGetMetadata: metadata.get,
    productUpdateMetadata: metadata.replace,
    productDeleteMetadataKey: metadata.removeKey,
  };
}

/** @throws MarketplaceError `notFound`. */
async function theProduct(
  db: Db,
  call: Caller & { readonly path: { readonly id: number } },
): Promise<ProductRow> {
  return found(await findProduct(db, call, call.path.id), "product", call.path.id);
}

/** A field that names the vendor of something new. */
interface VendorField {
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
