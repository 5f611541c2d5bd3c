import { TrialMode } from "@syndikit/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { ActiveParameter, ExtraResource, Plan, Tier } from "../billing/plan.js";
import { knownOf } from "../known.js";
import type { Db } from "../store/port.js";
import { inList, listed, prepared } from "../store/prepared.js";
import {
  billingItems,
  configurationParameters,
  type PlanRow,
  planParameters,
  plans,
  valueTiers,
} from "../store/tables/product.js";

/** A plan as it is sold now; `undefined` when there is none, or none any more. */
export async function readPlan(db: Db, id: number): Promise<Plan | undefined> {
  return (await readPlans(db, [id])).get(id);
}

const plansOf = prepared((db) =>
  db
    .select()
    .from(plans)
    .where(and(inList(plans.id, "ids"), isNull(plans.deletedAt)))
    .prepare(),
);

/** Plans as they are sold now, by their id. Deleted ones are left out. */
export async function readPlans(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Plan>> {
  const rows = await plansOf(db).execute({ ids: listed(ids) });
  const resources = await readResources(db, ids);
  const parameters = await readParameters(db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      planOf(row, {
        extraResources: resources.get(row.id) ?? [],
        parameters: parameters.get(row.id) ?? [],
      }),
    ]),
  );
}

function planOf(row: PlanRow, parts: Pick<Plan, "extraResources" | "parameters">): Plan {
  return {
    id: row.id,
    productId: row.productId,
    name: row.name,
    published: row.published,
    price: row.price,
    setupFee: row.setupFee,
    billingPeriod: row.billingPeriod,
    lifespan: row.lifespan,
    trial: knownOf(TrialMode, row.trial),
    // Only used where a trial is allowed; then it is there.
    trialLength: row.trialLength ?? 1,
    autoRenewable: row.autoRenewable,
    selfBilling: row.selfBilling,
    ...parts,
  };
}

const resourcesOf = prepared((db) =>
  db
    .select({ tier: valueTiers, item: billingItems })
    .from(valueTiers)
    .innerJoin(billingItems, eq(billingItems.id, valueTiers.billingItemId))
    .where(and(inList(valueTiers.planId, "planIds"), isNull(billingItems.deletedAt)))
    .orderBy(asc(billingItems.weight), asc(billingItems.id), asc(valueTiers.start))
    .prepare(),
);

/** The extra resources of each plan, lightest first, with their tiers. */
async function readResources(
  db: Db,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ExtraResource[]>> {
  const rows = await resourcesOf(db).execute({ planIds: listed(planIds) });
  const byPlan = new Map<number, Map<number, ExtraResource & { readonly tiers: Tier[] }>>();
  for (const { tier, item } of rows) {
    const { start, end, price, setup, step } = tier;
    const ofPlan = byPlan.get(tier.planId) ?? new Map();
    byPlan.set(tier.planId, ofPlan);
    const known = ofPlan.get(item.id) ?? {
      id: item.id,
      name: item.name,
      unit: item.unit,
      scheme: item.type,
      payment: item.valueType,
      presence: item.presence,
      tiers: [],
    };
    ofPlan.set(item.id, known);
    known.tiers.push({ start, end, price, setup, step });
  }
  return new Map([...byPlan].map(([planId, resources]) => [planId, [...resources.values()]]));
}

const parametersOf = prepared((db) => {
  const { id, required, acceptedValues, weight, deletedAt } = configurationParameters;
  return db
    .select({ planId: planParameters.planId, id, required, acceptedValues })
    .from(planParameters)
    .innerJoin(configurationParameters, eq(id, planParameters.parameterId))
    .where(and(inList(planParameters.planId, "planIds"), isNull(deletedAt)))
    .orderBy(asc(weight), asc(id))
    .prepare();
});

/** The parameters that are active on each plan, lightest first. */
async function readParameters(
  db: Db,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ActiveParameter[]>> {
  const rows = await parametersOf(db).execute({ planIds: listed(planIds) });
  const byPlan = new Map<number, ActiveParameter[]>();
  for (const row of rows) {
    const accepted = row.acceptedValues === null ? null : Object.keys(row.acceptedValues);
    const ofPlan = byPlan.get(row.planId) ?? [];
    ofPlan.push({ id: row.id, required: row.required, acceptedValues: accepted });
    byPlan.set(row.planId, ofPlan);
  }
  return byPlan;
}
