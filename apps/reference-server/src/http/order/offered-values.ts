import type { ExternalValuesRequest } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import type { Plan } from "../../domain/plan.js";
import { allowed } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { plans, products } from "../../store/schema/product.js";
import { single } from "../../store/single.js";
import type { Db } from "../../store/store.js";
import { askExternalValues } from "../../vendor-calls/external-values.js";
import { valuesByCode } from "../../vendor-calls/values-by-code.js";
import { compact } from "../compact.js";
import type { ParameterRule } from "./entered-values.js";
import type { Ordering } from "./order-facts.js";

/** A question for the values that a vendor offers for a parameter. */
export interface OfferQuestion {
  readonly parameterId: number;
  readonly url: string;
  readonly request: ExternalValuesRequest;
}

/** The values that vendors offer, by the id of the parameter; `null` when anything is allowed. */
export type OfferedValues = ReadonlyMap<number, readonly string[] | null>;

/** The questions for the parameters that were filled in, each with the customer's other choices. */
export async function readOfferQuestions(
  db: Db,
  { call, request }: Ordering,
  rules: readonly ParameterRule[],
): Promise<readonly OfferQuestion[]> {
  const external = rules.filter(({ externalValuesUrl }) => externalValuesUrl !== null);
  if (external.length === 0) return [];
  const { plan, product } = single(
    await db
      .select({ plan: plans, product: products })
      .from(plans)
      .innerJoin(products, eq(products.id, plans.productId))
      .where(eq(plans.id, request.planId)),
  );
  const byCode = await valuesByCode(db, request.entered, product.id);
  return external.flatMap(({ id, code, externalValuesUrl: url }) => {
    if (url === null) return [];
    const others = Object.fromEntries(Object.entries(byCode).filter(([other]) => other !== code));
    const question = compact({
      productId: product.id,
      productIdentifier: product.sku,
      productVersionId: plan.id,
      productVersionIdentifier: plan.externalId,
      configurationParameter: code,
      configurationParameters: others,
      language: call.principal.language ?? "en",
      buyerId: call.principal.userId,
    });
    return [{ parameterId: id, url, request: question }];
  });
}

/**
 * Asks vendors for the values that they offer.
 *
 * @throws MarketplaceError `vendorUnreachable`: an order is not taken on a guess.
 */
export async function askOffers(
  services: Pick<Services, "outbound" | "log">,
  questions: readonly OfferQuestion[],
): Promise<OfferedValues> {
  const answers = await Promise.all(
    questions.map(async ({ parameterId, url, request }) => {
      const { values } = allowed(await askExternalValues(services, url, request));
      return [parameterId, values?.map(({ value }) => value) ?? null] as const;
    }),
  );
  return new Map(answers);
}

/** The plan, with the values that vendors offer as those that are accepted. */
export function withOffers(plan: Plan, offered: OfferedValues): Plan {
  const parameters = plan.parameters.map((parameter) => ({
    ...parameter,
    acceptedValues: parameter.acceptedValues ?? offered.get(parameter.id) ?? null,
  }));
  return { ...plan, parameters };
}
