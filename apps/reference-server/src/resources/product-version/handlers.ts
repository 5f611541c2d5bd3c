import { and, eq, or, sql } from "drizzle-orm";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { onlyWritable } from "../input.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { readProduct } from "../product/references.js";
import { orNotFound } from "../scope.js";
import { assertNotInUse } from "../still-in-use.js";
import { presentPlan, presentPlans } from "./dto.js";
import { findPlan, listPlans } from "./queries.js";
import { deletePlan, insertPlan, updatePlan } from "./write.js";

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

/** Product versions, which everybody but the wire calls plans. */
export function createProductVersionHandlers({ store, clock }: Services): ProductVersionHandlers {
  const metadata = createMetadataHandlers(store, { resource: "productVersion", find: findPlan });

  return {
    async productVersionGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listPlans(db, call, call.query);
        return okPage(await presentPlans(db, call, rows), page);
      });
    },

    async productVersionCreate(call) {
      const { body, baseUrl, principal } = call;
      const input = onlyWritable(body, { schema, role: principal.role });
      return store.write(async (tx) => {
        const { id: productId, companyId: vendorId } = await readProduct(tx, call);
        const home = { name: body.name, productId, vendorId };
        const record = await insertPlan(tx, home, { input, baseUrl, now: clock.now() });
        const plan = await presentPlan(tx, call, record);
        return created(plan.self, plan);
      });
    },

    async productVersionGet(call) {
      return store.read(async (db) => ok(await presentPlan(db, call, await getPlan(db, call))));
    },

    async productVersionUpdate(call) {
      const { baseUrl, principal } = call;
      const input = onlyWritable(call.body, { schema, role: principal.role });
      return store.write(async (tx) => {
        const change = { input, baseUrl, now: clock.now() };
        const after = await updatePlan(tx, await getPlan(tx, call), change);
        return ok(await presentPlan(tx, call, after));
      });
    },

    async productVersionPatch(call) {
      return store.write(async (tx) => {
        const change = { input: call.body, baseUrl: call.baseUrl, now: clock.now() };
        await updatePlan(tx, await getPlan(tx, call), change);
        return noContent;
      });
    },

    async productVersionDelete(call) {
      return store.write(async (tx) => {
        const { plan } = await getPlan(tx, call);
        const { id, productId } = plan;
        // Also by an upgrade to it that waits for the end of a period.
        const upgrade = sql`cast(${subscriptions.deferredUpgrade} -> 'plan' ->> 'id' as integer) = ${id}`;
        const needs = and(eq(subscriptions.productId, productId), or(eq(subscriptions.planId, id), upgrade));
        await assertNotInUse(tx, { resource: "productVersion", id, subscriptions: needs });
        await deletePlan(tx, id, clock.now());
        return noContent;
      });
    },

    productVersionGetMetadata: metadata.get,
    productVersionUpdateMetadata: metadata.replace,
    productVersionDeleteMetadataKey: metadata.removeKey,
  };
}

const getPlan = orNotFound(findPlan, "productVersion");
