import { type ApplicationMetricDTO, toReference } from "@syndikit/contract";
import { and, eq, ne } from "drizzle-orm";
import { found, raise } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { metrics } from "../../store/tables/metric.js";
import { addPollsOfMetric } from "../../vendor-calls/metric-polls.js";
import { compact } from "../dto.js";
import { readReference } from "../input.js";
import { findProduct, seesAllOf } from "../product/queries.js";
import type { Caller } from "../scope.js";
import {
  changeMetric,
  findMetric,
  listMetrics,
  type MetricRecord,
  newMetric,
  readBillingItem,
} from "./queries.js";

/** The operations on metrics. */
type ApplicationMetricHandlers = Pick<
  Handlers,
  | "applicationMetricGetAllPaged"
  | "applicationMetricCreate"
  | "applicationMetricGet"
  | "applicationMetricUpdate"
  | "applicationMetricDelete"
>;

/** Makes the handlers of metrics. */
export function createApplicationMetricHandlers({ store, clock }: Services): ApplicationMetricHandlers {
  return {
    async applicationMetricGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listMetrics(db, call, call.query));
      return okPage(
        rows.map((record) => presentMetric(call, record)),
        page,
      );
    },

    async applicationMetricCreate(call) {
      const { body, baseUrl } = call;
      const { url } = body.product;
      const productId = readReference(url, { resource: "product", field: "product", baseUrl });
      return store.write(async (tx) => {
        const product =
          (await findProduct(tx, call, productId)) ??
          raise("referenceUnknown", { field: "product", value: url });
        const vendorId = product.companyId;
        await assertNameFree(tx, productId, { id: null, name: body.name });
        const item = await readBillingItem(tx, { url: body.billingItem.url, vendorId, baseUrl });
        const blank = newMetric(body.name, item, body.counter ?? false);
        const values = { ...changeMetric(blank, body, item), productId };
        const row = single(await tx.insert(metrics).values(values).returning());
        await addPollsOfMetric(tx, row.id, clock.now());
        const metric = presentMetric(call, { metric: row, vendorId });
        return created(metric.self, metric);
      });
    },

    async applicationMetricGet(call) {
      return ok(presentMetric(call, await store.read((db) => theMetric(db, call))));
    },

    async applicationMetricUpdate(call) {
      const { body, baseUrl } = call;
      return store.write(async (tx) => {
        const { metric: before, vendorId } = await theMetric(tx, call);
        const { id, productId } = before;
        await assertNameFree(tx, productId, { id, name: body.name ?? before.name });
        const url = body.billingItem?.url;
        const item =
          url === undefined ? before.billingItemId : await readBillingItem(tx, { url, vendorId, baseUrl });
        const fields = changeMetric(before, body, item);
        await tx.update(metrics).set(fields).where(eq(metrics.id, id));
        await addPollsOfMetric(tx, id, clock.now());
        return ok(presentMetric(call, { metric: { ...before, ...fields }, vendorId }));
      });
    },

    async applicationMetricDelete(call) {
      return store.write(async (tx) => {
        const { metric } = await theMetric(tx, call);
        // What it measured and is not billed yet goes with it.
        await tx.delete(metrics).where(eq(metrics.id, metric.id));
        return noContent;
      });
    },
  };
}

/** @throws MarketplaceError `valueTaken` when another metric of the product has the name. */
async function assertNameFree(
  db: Db,
  productId: number,
  { id, name }: { readonly id: number | null; readonly name: string },
): Promise<void> {
  const others = id === null ? undefined : ne(metrics.id, id);
  const taken = await db.$count(
    metrics,
    and(eq(metrics.productId, productId), eq(metrics.name, name), others),
  );
  if (taken > 0) raise("valueTaken", { field: "name", value: name });
}

/** @throws MarketplaceError `notFound`. */
async function theMetric(
  db: Db,
  call: Caller & { readonly path: { readonly id: number } },
): Promise<MetricRecord> {
  return found(await findMetric(db, call, call.path.id), "applicationMetric", call.path.id);
}

/** A metric as the caller sees it. */
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
