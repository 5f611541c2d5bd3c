import { and, eq, ne } from "drizzle-orm";
import { found, raise } from "../../marketplace-error.js";
import { enrolMetric } from "../../metrics/enrol.js";
import type { Services } from "../../services.js";
import { metrics } from "../../store/schema/metric.js";
import { single } from "../../store/single.js";
import type { Db } from "../../store/store.js";
import { findProduct } from "../product/find.js";
import { readReference } from "../reference.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import type { Caller } from "../scope.js";
import { readBillingItem } from "./billing-item.js";
import { changeMetric, newMetric } from "./change.js";
import { findMetric, listMetrics, type MetricRecord } from "./find.js";
import { presentMetric } from "./present.js";

/** The operations on metrics. */
export type ApplicationMetricHandlers = Pick<
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
        await enrolMetric(tx, row.id, clock.now());
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
        await enrolMetric(tx, id, clock.now());
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
