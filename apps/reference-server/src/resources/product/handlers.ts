import { and, eq, isNull } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnCatalogue } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import { assertRoom } from "../../security/quotas.js";
import type { Services } from "../../services.js";
import { ofCaller } from "../../shares/owner.js";
import { alone } from "../../store/keys.js";
import { single } from "../../store/prepared.js";
import { products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { createFollowers } from "../../subscriptions/metric-followers.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { assertNotInUse } from "../still-in-use.js";
import { presentProduct, presentProducts } from "./dto.js";
import { changeMetricHeaders, presentMetricHeaders } from "./metric-headers.js";
import { findProduct, listProducts } from "./queries.js";
import { readVendor } from "./references.js";
import { assertFixed, assertSkuFree, assertType, changeProduct, deleteProduct, newProduct } from "./write.js";

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
  | "productGetMetricHeaders"
  | "productReplaceMetricHeaders"
>;

export function createProductHandlers(services: Services): ProductHandlers {
  const { store, clock, seals, quotas } = services;
  const metadata = createMetadataHandlers(store, { resource: "product", find: findProduct });

  return {
    async productGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listProducts(db, call, call.query);
        return okPage(await presentProducts(db, call, rows), page);
      }, askedBy(call));
    },

    async productCreate(call) {
      const { name, sku, type, company } = call.body;
      assertType(type, call.principal);
      return call.write(async (tx) => {
        const companyId = await readVendor(tx, { reference: company, field: "company", call });
        const where = and(eq(products.companyId, companyId), isNull(products.deletedAt));
        await assertRoom(tx, products, { where, limit: quotas.products, things: "products" });
        await assertSkuFree(tx, sku);
        const now = clock.now();
        const fields = changeProduct(newProduct(name), call.body, { seals, now });
        const fixed = { type, sku: sku ?? null, companyId, createdAt: now, updatedAt: now };
        const row = single(
          await tx
            .insert(products)
            .values({ ...fields, ...fixed })
            .returning(),
        );
        const product = await presentProduct(tx, call, row);
        return created(product.self, product);
      }, onOwnCatalogue(call));
    },

    async productGet(call) {
      return store.read(
        async (db) => ok(await presentProduct(db, call, await getProduct(db, call))),
        askedBy(call),
      );
    },

    async productUpdate(call) {
      return call.write(async (tx) => {
        const before = await getProduct(tx, call);
        assertFixed(before, call.body);
        const now = clock.now();
        const change = { ...changeProduct(before, call.body, { seals, now }), updatedAt: now };
        await tx.update(products).set(change).where(eq(products.id, before.id));
        return ok(await presentProduct(tx, call, { ...before, ...change }));
      }, onOwnCatalogue(call));
    },

    async productDelete(call) {
      const followers = createFollowers(services, ofCaller(call.principal));
      const reply = await call.write(async (tx) => {
        const { id, companyId: vendorId } = await getProduct(tx, call);
        await assertNotInUse(tx, { resource: "product", id, subscriptions: eq(subscriptions.productId, id) });
        await deleteProduct(tx, id, clock.now());
        await followers.begin(tx, { productId: id, vendorId });
        return noContent;
        // The metadata of each of its plans goes with it.
      }, alone);
      await followers.goOn();
      return reply;
    },

    async productGetMetricHeaders(call) {
      const { metricHeaders } = await store.read((db) => getProduct(db, call), askedBy(call));
      return ok(presentMetricHeaders(metricHeaders));
    },

    async productReplaceMetricHeaders(call) {
      return call.write(async (tx) => {
        const { id, metricHeaders: before } = await getProduct(tx, call);
        const metricHeaders = changeMetricHeaders(before, call.body, seals);
        await tx.update(products).set({ metricHeaders, updatedAt: clock.now() }).where(eq(products.id, id));
        return ok(presentMetricHeaders(metricHeaders));
      }, onOwnCatalogue(call));
    },

    productGetMetadata: metadata.get,
    productUpdateMetadata: metadata.replace,
    productDeleteMetadataKey: metadata.removeKey,
  };
}

const getProduct = orNotFound(findProduct, "product");
