import { isWritable, type Role } from "@syndikit/contract";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onlyWritable } from "../../api/input.js";
import { onOwnCatalogue } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import { raise } from "../../errors.js";
import { assertRoom } from "../../security/quotas.js";
import type { Services } from "../../services.js";
import { idInside } from "../../store/dialect.js";
import { onBoth, onMetadata } from "../../store/keys.js";
import { productVersions } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { findProductVersion, listProductVersions } from "../../subscriptions/plans.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { readProduct } from "../product/references.js";
import { assertNotInUse } from "../still-in-use.js";
import { presentProductVersion, presentProductVersions } from "./dto.js";
import { deleteProductVersion, insertProductVersion, updateProductVersion } from "./write.js";

type ProductVersionHandlers = Pick<
  Handlers,
  | "productVersionGetAllPaged"
  | "productVersionCreate"
  | "productVersionGet"
  | "productVersionUpdate"
  | "productVersionPatch"
  | "productVersionDelete"
  | "productVersionGetMetadata"
  | "productVersionUpdateMetadata"
  | "productVersionDeleteMetadataKey"
>;

const schema = "ProductVersionDTO";

/** Product versions: plans, in the words of everything but the API. */
export function createProductVersionHandlers({ store, clock, quotas }: Services): ProductVersionHandlers {
  const metadata = createMetadataHandlers(store, { resource: "productVersion", find: findProductVersion });

  return {
    async productVersionGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listProductVersions(db, call, call.query);
        return okPage(await presentProductVersions(db, call, rows), page);
      }, askedBy(call));
    },

    async productVersionCreate(call) {
      const { body, baseUrl, principal } = call;
      const input = onlyWritable(body, { schema, role: principal.role });
      assertSelfBilling(call, { before: false });
      return call.write(async (tx) => {
        const { id: productId, companyId: vendorId } = await readProduct(tx, call);
        const where = and(eq(productVersions.productId, productId), isNull(productVersions.deletedAt));
        await assertRoom(tx, productVersions, { where, limit: quotas.plans, things: "plans" });
        const home = { name: body.name, productId, vendorId };
        const record = await insertProductVersion(tx, home, { input, baseUrl, now: clock.now() });
        const productVersion = await presentProductVersion(tx, call, record);
        return created(productVersion.self, productVersion);
      }, onOwnCatalogue(call));
    },

    async productVersionGet(call) {
      return store.read(
        async (db) => ok(await presentProductVersion(db, call, await getProductVersion(db, call))),
        askedBy(call),
      );
    },

    async productVersionUpdate(call) {
      const { baseUrl, principal } = call;
      const input = onlyWritable(call.body, { schema, role: principal.role });
      return call.write(async (tx) => {
        const record = await getProductVersion(tx, call);
        assertSelfBilling(call, { before: record.productVersion.selfBilling });
        const after = await updateProductVersion(tx, record, { input, baseUrl, now: clock.now() });
        return ok(await presentProductVersion(tx, call, after));
      }, onOwnCatalogue(call));
    },

    async productVersionPatch(call) {
      return call.write(async (tx) => {
        const change = { input: call.body, baseUrl: call.baseUrl, now: clock.now() };
        await updateProductVersion(tx, await getProductVersion(tx, call), change);
        return noContent;
      }, onOwnCatalogue(call));
    },

    async productVersionDelete(call) {
      return call.write(
        async (tx) => {
          const { productVersion } = await getProductVersion(tx, call);
          const { id, productId } = productVersion;
          // A deferred upgrade to the plan also needs it.
          const upgrade = sql`${idInside(subscriptions.deferredUpgrade, "productVersion")} = ${id}`;
          const needs = and(
            eq(subscriptions.productId, productId),
            or(eq(subscriptions.productVersionId, id), upgrade),
          );
          await assertNotInUse(tx, { resource: "productVersion", id, subscriptions: needs });
          await deleteProductVersion(tx, id, clock.now());
          return noContent;
        },
        onBoth(onOwnCatalogue(call), onMetadata(call.path.id)),
      );
    },

    productVersionGetMetadata: metadata.get,
    productVersionUpdateMetadata: metadata.replace,
    productVersionDeleteMetadataKey: metadata.removeKey,
  };
}

const getProductVersion = orNotFound(findProductVersion, "productVersion");

/**
 * Only administrators may change who bills. A vendor that sends back the value that it read changes nothing.
 *
 * @throws {MarketplaceError} `actionForbidden` when anybody else would change it.
 */
function assertSelfBilling(
  {
    body,
    principal,
  }: { readonly body: { readonly selfBilling?: boolean }; readonly principal: { readonly role: Role } },
  { before }: { readonly before: boolean },
): void {
  const { role } = principal;
  const { selfBilling = before } = body;
  if (selfBilling !== before && !isWritable(schema, "selfBilling", role)) {
    raise("actionForbidden", { action: "selfBilling", role });
  }
}
