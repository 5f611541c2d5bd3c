import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  planParameters,
  type ValueTierRow,
  valueTiers,
} from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";

/** What a plan is made of besides its own row. */
export interface PlanParts {
  /** By extra resource and start. */
  readonly tiers: readonly ValueTierRow[];
  /** The parameters that are active on it, lightest first. */
  readonly parameters: readonly ConfigurationParameterRow[];
}

/** The parts of some plans, by the id of the plan. */
export async function readParts(db: Db, planIds: readonly number[]): Promise<(planId: number) => PlanParts> {
  const tiers = await db
    .select()
    .from(valueTiers)
    .where(inArray(valueTiers.planId, [...planIds]))
    .orderBy(asc(valueTiers.planId), asc(valueTiers.billingItemId), asc(valueTiers.start));
  const active = await db
    .select({ planId: planParameters.planId, parameter: configurationParameters })
    .from(planParameters)
    .innerJoin(configurationParameters, eq(configurationParameters.id, planParameters.parameterId))
    .where(and(inArray(planParameters.planId, [...planIds]), isNull(configurationParameters.deletedAt)))
    .orderBy(asc(configurationParameters.weight), asc(configurationParameters.id));
  return (planId) => ({
    tiers: tiers.filter((tier) => tier.planId === planId),
    parameters: active.filter((entry) => entry.planId === planId).map(({ parameter }) => parameter),
  });
}
