import { type ExternalValuesRequest, SubscriptionType } from "@syndikit/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Plan, Quantities } from "../billing/plan.js";
import { allowed } from "../errors.js";
import type { Call } from "../http/call.js";
import { type Known, knownOf } from "../known.js";
import type { Patterns } from "../patterns/patterns.js";
import { compact } from "../resources/dto.js";
import { readKeyed, readQuantities, readReference } from "../resources/input.js";
import type { Services } from "../services.js";
import type { Db } from "../store/port.js";
import { single } from "../store/prepared.js";
import { configurationParameters, planParameters, plans, products } from "../store/tables/product.js";
import { askExternalValues, valuesByCode } from "../vendor-calls/external-values.js";
import type { ParameterEntry } from "./rules/order.js";

/** What a caller orders. */
export interface OrderRequest {
  readonly type: Known<typeof SubscriptionType>;
  readonly planId: number;
  readonly quantities: Quantities;
  /** What was entered for each configuration parameter. A field that was left empty was not filled in. */
  readonly entered: ReadonlyMap<number, string>;
  readonly externalReference: string | null;
}

/**
 * Reads the body of an order.
 *
 * @throws MarketplaceError for what does not refer to a plan, an extra resource or a parameter.
 */
export function readOrder({ body, baseUrl }: Call<"orderCreate">): OrderRequest {
  const entered = readKeyed(body.configurationParameters, {
    resource: "configurationParameter",
    field: "configurationParameters",
    baseUrl,
  });
  return {
    type: knownOf(SubscriptionType, body.type),
    planId: readReference(body.productVersion.url, {
      resource: "productVersion",
      field: "productVersion",
      baseUrl,
    }),
    quantities: readQuantities(body.billingItems, baseUrl),
    entered: new Map([...entered].filter(([, value]) => value !== "")),
    externalReference: body.externalReference ?? null,
  };
}

/** How a parameter that was filled in is checked. */
interface ParameterRule {
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

/** A question for the values that a vendor offers for a parameter. */
interface OfferQuestion {
  readonly parameterId: number;
  readonly url: string;
  readonly request: ExternalValuesRequest;
}

/** The values that vendors offer, by the id of the parameter; `null` when anything is allowed. */
type OfferedValues = ReadonlyMap<number, readonly string[] | null>;

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

/** Who orders what, and for which company. */
export interface Ordering {
  readonly call: Pick<Call<"orderCreate">, "principal" | "body">;
  readonly request: OrderRequest;
  readonly companyId: number;
}
