import { type ApplicationMetricDTO, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnCatalogue } from "../../api/own.js";
import { type Caller, orNotFound } from "../../api/scope.js";
import type { Services } from "../../services.js";
import { ofCaller } from "../../shares/owner.js";
import { single } from "../../store/prepared.js";
import { metrics } from "../../store/tables/metric.js";
import { createFollowers, noteMetricChange } from "../../subscriptions/metric-followers.js";
import { seesAllOf } from "../product/queries.js";
import { readProduct } from "../product/references.js";
import { readPolls, readSamples } from "./polled.js";
import { findMetric, listMetrics, type MetricRecord } from "./queries.js";
import { assertNameFree, changeMetric, newMetric, readBillingItem } from "./write.js";

type ApplicationMetricHandlers = Pick<
  Handlers,
  | "applicationMetricGetAllPaged"
  | "applicationMetricCreate"
  | "applicationMetricGet"
  | "applicationMetricUpdate"
  | "applicationMetricDelete"
  | "applicationMetricGetSamples"
  | "applicationMetricGetPolls"
>;

export function createApplicationMetricHandlers(services: Services): ApplicationMetricHandlers {
  const { store, clock } = services;
  return {
    async applicationMetricGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listMetrics(db, call, call.query), askedBy(call));
      return okPage(
        rows.map((record) => presentMetric(call, record)),
        page,
      );
    },

    async applicationMetricCreate(call) {
      const { body, baseUrl } = call;
      const followers = createFollowers(services, ofCaller(call.principal));
      const reply = await call.write(async (tx) => {
        const { id: productId, companyId: vendorId } = await readProduct(tx, call);
        await assertNameFree(tx, productId, { id: null, name: body.name });
        const item = await readBillingItem(tx, { url: body.billingItem.url, vendorId, baseUrl });
        const blank = newMetric(body.name, item, body.counter ?? false);
        const values = { ...changeMetric(blank, body, item), productId };
        const row = single(await tx.insert(metrics).values(values).returning());
        await noteMetricChange(tx, { metric: row, before: null, charges: false, now: clock.now() });
        await followers.begin(tx, { productId, vendorId });
        const metric = presentMetric(call, { metric: row, vendorId });
        return created(metric.self, metric);
      }, onOwnCatalogue(call));
      await followers.goOn();
      return reply;
    },

    async applicationMetricGet(call) {
      return ok(presentMetric(call, await store.read((db) => getMetric(db, call), askedBy(call))));
    },

    async applicationMetricUpdate(call) {
      const { body, baseUrl } = call;
      const followers = createFollowers(services, ofCaller(call.principal));
      const reply = await call.write(async (tx) => {
        const { metric: before, vendorId } = await getMetric(tx, call);
        const { id, productId } = before;
        await assertNameFree(tx, productId, { id, name: body.name ?? before.name });
        const url = body.billingItem?.url;
        const item =
          url === undefined ? before.billingItemId : await readBillingItem(tx, { url, vendorId, baseUrl });
        const fields = changeMetric(before, body, item);
        const measuresElse =
          fields.metricFunction !== before.metricFunction || fields.billingItemId !== before.billingItemId;
        await tx.update(metrics).set(fields).where(eq(metrics.id, id));
        await noteMetricChange(tx, { metric: before, before, charges: measuresElse, now: clock.now() });
        await followers.begin(tx, { productId, vendorId });
        return ok(presentMetric(call, { metric: { ...before, ...fields }, vendorId }));
      }, onOwnCatalogue(call));
      await followers.goOn();
      return reply;
    },

    async applicationMetricGetSamples(call) {
      return store.read(async (db) => {
        const { metric } = await getMetric(db, call);
        return ok(await readSamples(db, metric, call.query));
      }, askedBy(call));
    },

    async applicationMetricGetPolls(call) {
      return store.read(async (db) => {
        const { metric } = await getMetric(db, call);
        return ok(await readPolls(db, metric, call.query));
      }, askedBy(call));
    },

    async applicationMetricDelete(call) {
      const followers = createFollowers(services, ofCaller(call.principal));
      const reply = await call.write(async (tx) => {
        const { metric, vendorId } = await getMetric(tx, call);
        const now = clock.now();
        await tx.update(metrics).set({ endedAt: now }).where(eq(metrics.id, metric.id));
        // What was measured goes with it, and is charged before.
        await noteMetricChange(tx, { metric, before: metric, charges: true, now });
        await followers.begin(tx, { productId: metric.productId, vendorId });
        return noContent;
      }, onOwnCatalogue(call));
      await followers.goOn();
      return reply;
    },
  };
}

const getMetric = orNotFound(findMetric, "applicationMetric");

/** A metric in API form. Only its vendor and administrators see where it is polled. */
function presentMetric(caller: Caller, { metric, vendorId }: MetricRecord): ApplicationMetricDTO {
  return compact({
    id: metric.id,
    self: toReference("applicationMetric", metric.id),
    name: metric.name,
    product: { url: toReference("product", metric.productId) },
    billingItem: { url: toReference("billingItem", metric.billingItemId) },
    type: metric.type,
    counter: metric.counter,
    metricFunction: metric.metricFunction,
    endpoint: seesAllOf(caller, vendorId) ? metric.endpoint : null,
    frequency: metric.frequency,
  });
}
