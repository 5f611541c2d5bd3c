import { toReference } from "@syndikit/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { configurationParameters, planParameters } from "../../store/schema/product.js";
import type { Db, Tx } from "../../store/store.js";
import { readReference } from "../reference.js";

const FIELD = "configurationParameters";

/** The parameters that a request activates on a plan. */
export interface ParameterInput {
  readonly references: readonly { readonly url: string }[];
  /** The product of the plan: only its own parameters can be active. */
  readonly productId: number;
  readonly baseUrl: string;
}

/**
 * Reads which parameters are to be active; one that stands twice is active once.
 *
 * @throws MarketplaceError for one that is not the product's.
 */
export async function readActiveParameters(db: Db, input: ParameterInput): Promise<number[]> {
  const { references, productId, baseUrl } = input;
  const ids = new Set(
    references.map(({ url }) =>
      readReference(url, { resource: "configurationParameter", field: FIELD, baseUrl }),
    ),
  );
  const rows = await db
    .select({ id: configurationParameters.id })
    .from(configurationParameters)
    .where(
      and(
        inArray(configurationParameters.id, [...ids]),
        eq(configurationParameters.productId, productId),
        isNull(configurationParameters.deletedAt),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...ids].find((id) => !known.has(id));
  if (unknown !== undefined) {
    raise("referenceUnknown", { field: FIELD, value: toReference("configurationParameter", unknown) });
  }
  return [...ids];
}

/** Replaces which parameters are active on a plan. */
export async function replaceActiveParameters(
  tx: Tx,
  planId: number,
  parameterIds: readonly number[],
): Promise<void> {
  await tx.delete(planParameters).where(eq(planParameters.planId, planId));
  if (parameterIds.length === 0) return;
  await tx.insert(planParameters).values(parameterIds.map((parameterId) => ({ planId, parameterId })));
}
