import type {
  ConfigurationParameterValue,
  ConfigurationParameterValuesInput,
  ExternalValuesRequest,
} from "@syndikit/contract";
import { toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { found, raise } from "../../marketplace-error.js";
import { type ConfigurationParameterRow, planParameters, products } from "../../store/schema/product.js";
import { single } from "../../store/single.js";
import type { Db } from "../../store/store.js";
import { valuesByCode } from "../../vendor-calls/values-by-code.js";
import { compact } from "../compact.js";
import { findPlan, type PlanRecord } from "../product-version/find.js";
import { readReference } from "../reference.js";
import type { Caller } from "../scope.js";
import { findConfigurationParameter } from "./find.js";

/** Who asks for the values of which parameter, and with which choices so far. */
export interface ValuesCall extends Caller {
  readonly path: { readonly id: number };
  readonly body: ConfigurationParameterValuesInput;
  readonly baseUrl: string;
}

/** Where the values are: in the store, or with the vendor. */
export type ValuesSource =
  | { readonly kind: "known"; readonly values: ConfigurationParameterValue[] | null }
  | { readonly kind: "external"; readonly url: string; readonly request: ExternalValuesRequest };

/**
 * Finds the possible values of a parameter on a plan, or the question to the vendor. A list of accepted values
 * goes before the vendor's URL; with neither, anything is allowed.
 *
 * @throws MarketplaceError when the parameter or the plan is not found, or the one is not active on the other.
 */
export async function findValues(db: Db, call: ValuesCall): Promise<ValuesSource> {
  const { id } = call.path;
  const parameter = found(await findConfigurationParameter(db, call, id), "configurationParameter", id);
  const record = await thePlan(db, call, parameter);
  const { acceptedValues, externalValuesUrl: url } = parameter;
  if (acceptedValues !== null) {
    const values = Object.entries(acceptedValues).map(([value, description]) => ({ value, description }));
    return { kind: "known", values };
  }
  if (url === null) return { kind: "known", values: null };
  return { kind: "external", url, request: await question(db, call, { parameter, record }) };
}

async function thePlan(db: Db, call: ValuesCall, parameter: ConfigurationParameterRow): Promise<PlanRecord> {
  const { url } = call.body.productVersion;
  const field = "productVersion";
  const planId = readReference(url, { resource: "productVersion", field, baseUrl: call.baseUrl });
  const record = (await findPlan(db, call, planId)) ?? raise("referenceUnknown", { field, value: url });
  const active = await db
    .select({ id: planParameters.parameterId })
    .from(planParameters)
    .where(eq(planParameters.planId, planId));
  if (!active.some(({ id }) => id === parameter.id)) {
    raise("parameterUnknown", { parameter: toReference("configurationParameter", parameter.id) });
  }
  return record;
}

/** What the vendor is told: the plan, and the customer's other choices, in the vendor's own words. */
async function question(
  db: Db,
  call: ValuesCall,
  { parameter, record }: { readonly parameter: ConfigurationParameterRow; readonly record: PlanRecord },
): Promise<ExternalValuesRequest> {
  const { plan } = record;
  const product = single(
    await db
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(eq(products.id, plan.productId)),
  );
  const entered = readEntered(call);
  entered.delete(parameter.id);
  return compact({
    productId: product.id,
    productIdentifier: product.sku,
    productVersionId: plan.id,
    productVersionIdentifier: plan.externalId,
    configurationParameter: parameter.code,
    configurationParameters: await valuesByCode(db, entered, product.id),
    language: call.principal.language ?? "en",
    buyerId: call.principal.userId,
  });
}

function readEntered({ body, baseUrl }: ValuesCall): Map<number, string> {
  const field = "configurationParameters";
  const entries = Object.entries(body.configurationParameters ?? {}).map(([url, value]): [number, string] => [
    readReference(url, { resource: "configurationParameter", field, baseUrl }),
    value,
  ]);
  return new Map(entries);
}
