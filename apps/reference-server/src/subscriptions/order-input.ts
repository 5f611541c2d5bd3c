import { type ExternalValuesRequest, SubscriptionType } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Call } from "../api/call.js";
import { readKeyed, readQuantities, readReference } from "../api/input.js";
import type { ProductVersion, Quantities } from "../billing/product-version.js";
import { type EnumValue, enumValueOf } from "../enum-value.js";
import { allowed } from "../errors.js";
import type { Patterns } from "../parameter-patterns.js";
import type { Services } from "../services.js";
import type { Owner } from "../shares/owner.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { configurationParameters, productVersionParameters } from "../store/tables/product.js";
import { askExternalValues, valuesQuestion } from "../vendor-calls/external-values.js";
import type { ParameterEntry } from "./rules/order.js";

/** An order, its caller, and the company that it is placed for. */
export interface Ordering {
  readonly call: Pick<Call<"orderCreate">, "principal" | "body">;
  readonly request: OrderRequest;
  readonly companyId: number;
}

export interface OrderRequest {
  readonly type: EnumValue<typeof SubscriptionType>;
  readonly productVersionId: number;
  readonly quantities: Quantities;
  /** The entered values, by the id of the parameter, without empty fields. */
  readonly entered: ReadonlyMap<number, string>;
  readonly externalReference: string | null;
}

/**
 * Reads the body of an order.
 *
 * @throws {MarketplaceError} when a reference is not to a plan, an extra resource or a parameter.
 */
export function readOrder({ body, baseUrl }: Pick<Call<"orderCreate">, "body" | "baseUrl">): OrderRequest {
  const entered = readKeyed(body.configurationParameters, {
    resource: "configurationParameter",
    field: "configurationParameters",
    baseUrl,
  });
  return {
    type: enumValueOf(SubscriptionType, body.type),
    productVersionId: readReference(body.productVersion.url, {
      resource: "productVersion",
      field: "productVersion",
      baseUrl,
    }),
    quantities: readQuantities(body.billingItems, baseUrl),
    entered: new Map([...entered].filter(([, value]) => value !== "")),
    externalReference: body.externalReference ?? null,
  };
}

interface ParameterRule {
  readonly id: number;
  /** The vendor's code for it. */
  readonly code: string;
  /** The parameter's pattern. */
  readonly validation: string | null;
  /** Where the vendor lists the possible values; `null` when the marketplace has the list, or when there is none. */
  readonly externalValuesUrl: string | null;
}

/** The rules of the parameters that were filled in and are active on the plan. */
export async function readRules(
  db: Db,
  { productVersionId, entered }: Pick<OrderRequest, "productVersionId" | "entered">,
): Promise<readonly ParameterRule[]> {
  if (entered.size === 0) return [];
  const rows = await db
    .select({ parameter: configurationParameters })
    .from(productVersionParameters)
    .innerJoin(configurationParameters, eq(configurationParameters.id, productVersionParameters.parameterId))
    .where(
      and(
        eq(productVersionParameters.productVersionId, productVersionId),
        isOneOf(configurationParameters.id, [...entered.keys()]),
        isNull(configurationParameters.deletedAt),
      ),
    );
  return rows.map(({ parameter: { id, code, validation, acceptedValues, externalValuesUrl } }) => ({
    id,
    code,
    validation,
    // The marketplace's list takes precedence over the vendor's.
    externalValuesUrl: acceptedValues === null ? externalValuesUrl : null,
  }));
}

/**
 * Matches the entered values against the patterns of a product's parameters. Never call it inside a transaction,
 * because matches are queued.
 */
export async function matchPatterns(
  patterns: Patterns,
  productId: number,
  { rules, entered }: { readonly rules: readonly ParameterRule[]; readonly entered: OrderRequest["entered"] },
): Promise<ReadonlyMap<number, ParameterEntry>> {
  const questions = rules.flatMap(({ id, validation }) =>
    validation === null ? [] : [{ id, pattern: validation, value: entered.get(id) ?? "" }],
  );
  const results = await patterns.match(productId, questions);
  const byId = new Map(questions.map(({ id }, index) => [id, results[index] ?? "tooSlow"] as const));
  return new Map([...entered].map(([id, value]) => [id, { value, pattern: byId.get(id) ?? "matches" }]));
}

/** A request for the values that a vendor offers for a parameter. */
interface OfferQuestion {
  readonly parameterId: number;
  readonly url: string;
  /** The vendor company that is asked. */
  readonly vendor: number;
  readonly request: ExternalValuesRequest;
}

/** The values that vendors offer, by the id of the parameter; `null` when any value is allowed. */
type OfferedValues = ReadonlyMap<number, readonly string[] | null>;

/** The requests for the parameters that were filled in and whose values the vendor lists. */
export async function readOfferQuestions(
  db: Db,
  { call, request: { productVersionId, entered } }: Ordering,
  rules: readonly ParameterRule[],
): Promise<readonly OfferQuestion[]> {
  const { language, userId: buyerId } = call.principal;
  const questions: OfferQuestion[] = [];
  for (const parameter of rules) {
    const { id: parameterId, externalValuesUrl: url } = parameter;
    if (url === null) continue;
    const choice = { parameter, productVersionId, entered, language: language ?? "en", buyerId };
    questions.push({ parameterId, url, ...(await valuesQuestion(db, choice)) });
  }
  return questions;
}

/**
 * Asks the vendor of a product for the values that it offers, all at once, in one share.
 *
 * @throws {MarketplaceError} `vendorUnreachable` when a vendor returns no list: an order is not accepted unchecked.
 */
export async function askOffers(
  { gate, log }: Pick<Services, "gate" | "log">,
  questions: readonly OfferQuestion[],
  asker: Owner,
): Promise<OfferedValues> {
  const [first] = questions;
  if (first === undefined) return new Map();
  const answers = await gate.ask({ vendor: first.vendor, asker }, (send) =>
    Promise.all(
      questions.map(async ({ parameterId, url, request }) => {
        const { values } = allowed(await askExternalValues({ send, log }, url, request));
        return [parameterId, values?.map(({ value }) => value) ?? null] as const;
      }),
    ),
  );
  return new Map(answers);
}

/** The plan, with the vendor's values for the parameters without a list in the marketplace. */
export function withOffers(productVersion: ProductVersion, offered: OfferedValues): ProductVersion {
  const parameters = productVersion.parameters.map((parameter) => ({
    ...parameter,
    acceptedValues: parameter.acceptedValues ?? offered.get(parameter.id) ?? null,
  }));
  return { ...productVersion, parameters };
}
