import {
  type ConfigurationParameterValue,
  type ConfigurationParameterValuesInput,
  type ExternalValuesRequest,
  toReference,
} from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { readReference } from "../../api/input.js";
import { type ObjectCall, orNotFound } from "../../api/scope.js";
import { raise } from "../../errors.js";
import type { Db } from "../../store/port.js";
import { type ConfigurationParameterRow, productVersionParameters } from "../../store/tables/product.js";
import { findProductVersion } from "../../subscriptions/plans.js";
import { valuesQuestion } from "../../vendor-calls/external-values.js";
import { findConfigurationParameter } from "./queries.js";

interface ValuesCall extends ObjectCall {
  readonly body: ConfigurationParameterValuesInput;
  readonly baseUrl: string;
}

/** The values if the marketplace has them, else the request to send to the vendor. */
type ValuesSource =
  | { readonly kind: "known"; readonly values: ConfigurationParameterValue[] | null }
  | {
      readonly kind: "external";
      readonly url: string;
      readonly vendor: number;
      readonly request: ExternalValuesRequest;
    };

/**
 * Finds the possible values of a parameter on a plan. A list of accepted values takes precedence over the vendor's URL.
 * With neither, any value is allowed.
 *
 * @throws {MarketplaceError} when the parameter or the plan is not found, or the parameter is not active on the plan.
 */
export async function findValues(db: Db, call: ValuesCall): Promise<ValuesSource> {
  const { parameter } = await getParameter(db, call);
  const productVersionId = await readProductVersion(db, call, parameter);
  const { acceptedValues, externalValuesUrl: url } = parameter;
  if (acceptedValues !== null) {
    const values = Object.entries(acceptedValues).map(([value, description]) => ({ value, description }));
    return { kind: "known", values };
  }
  if (url === null) return { kind: "known", values: null };
  const question = await valuesQuestion(db, {
    parameter,
    productVersionId,
    entered: readEntered(call),
    language: call.principal.language ?? "en",
    buyerId: call.principal.userId,
  });
  return { kind: "external", url, ...question };
}

const getParameter = orNotFound(findConfigurationParameter, "configurationParameter");

/** The plan that is being ordered. The parameter must be active on it. */
async function readProductVersion(
  db: Db,
  call: ValuesCall,
  parameter: ConfigurationParameterRow,
): Promise<number> {
  const { url } = call.body.productVersion;
  const field = "productVersion";
  const productVersionId = readReference(url, { resource: "productVersion", field, baseUrl: call.baseUrl });
  if ((await findProductVersion(db, call, productVersionId)) === undefined)
    raise("referenceUnknown", { field, value: url });
  const active = await db
    .select({ id: productVersionParameters.parameterId })
    .from(productVersionParameters)
    .where(eq(productVersionParameters.productVersionId, productVersionId));
  if (!active.some(({ id }) => id === parameter.id)) {
    raise("parameterUnknown", { parameter: toReference("configurationParameter", parameter.id) });
  }
  return productVersionId;
}

function readEntered({ body, baseUrl }: ValuesCall): ReadonlyMap<number, string> {
  const field = "configurationParameters";
  const entries = Object.entries(body.configurationParameters ?? {}).map(
    ([url, value]) =>
      [readReference(url, { resource: "configurationParameter", field, baseUrl }), value] as const,
  );
  return new Map(entries);
}
