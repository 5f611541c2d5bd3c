import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ParameterEntry } from "../../domain/order-choices.js";
import type { Patterns } from "../../patterns/patterns.js";
import { configurationParameters, planParameters } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import type { OrderRequest } from "./read-order.js";

/** How a parameter that was filled in is checked. */
export interface ParameterRule {
  readonly id: number;
  /** As the vendor knows it. */
  readonly code: string;
  /** The pattern. */
  readonly validation: string | null;
  /** Where the vendor lists the possible values; `null` when the marketplace has the list, or there is none. */
  readonly externalValuesUrl: string | null;
}

/** The rules of the parameters that were filled in and are active on the plan. */
export async function readRules(
  db: Db,
  { planId, entered }: Pick<OrderRequest, "planId" | "entered">,
): Promise<readonly ParameterRule[]> {
  if (entered.size === 0) return [];
  const rows = await db
    .select({ parameter: configurationParameters })
    .from(planParameters)
    .innerJoin(configurationParameters, eq(configurationParameters.id, planParameters.parameterId))
    .where(
      and(
        eq(planParameters.planId, planId),
        inArray(configurationParameters.id, [...entered.keys()]),
        isNull(configurationParameters.deletedAt),
      ),
    );
  return rows.map(({ parameter: { id, code, validation, acceptedValues, externalValuesUrl } }) => ({
    id,
    code,
    validation,
    // A list of its own goes before the vendor's.
    externalValuesUrl: acceptedValues === null ? externalValuesUrl : null,
  }));
}

/** Runs the patterns of the parameters on what was entered. Not inside a transaction: it takes time. */
export async function matchPatterns(
  patterns: Patterns,
  rules: readonly ParameterRule[],
  entered: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, ParameterEntry>> {
  const questions = rules.flatMap(({ id, validation }) =>
    validation === null ? [] : [{ id, pattern: validation, value: entered.get(id) ?? "" }],
  );
  const results = await patterns.match(questions.map(({ pattern, value }) => ({ pattern, value })));
  const byId = new Map(questions.map(({ id }, index) => [id, results[index] ?? "tooSlow"] as const));
  return new Map([...entered].map(([id, value]) => [id, { value, pattern: byId.get(id) ?? "matches" }]));
}
