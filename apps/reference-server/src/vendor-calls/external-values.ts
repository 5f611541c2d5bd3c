import type {
  ConfigurationParameterValue,
  ExternalValuesRequest,
  ExternalValuesResponse,
} from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import { type Refusal, refuse } from "../domain/refusal.js";
import { type AskOptions, askVendor } from "./ask-vendor.js";

const CALL = "externalValues";
/** A thousand values with their texts; more is no list to choose from. */
const MAX_BYTES = 1024 * 1024;

/** The values that a vendor offers. */
export interface ExternalValues {
  readonly kind: "values";
  /** In the order to show; `null` when anything is allowed. */
  readonly values: readonly ConfigurationParameterValue[] | null;
}

/**
 * Asks a vendor which values a configuration parameter may have. Whatever is not a list of the contract, at 200,
 * is a refusal: a customer must not be shown half of it.
 */
export async function askExternalValues(
  options: AskOptions,
  url: string,
  request: ExternalValuesRequest,
): Promise<ExternalValues | Refusal<"vendorUnreachable">> {
  const answer = await askVendor(options, { call: CALL, url, body: request, maxBytes: MAX_BYTES });
  if (answer === null) return refuse("vendorUnreachable", { call: CALL });
  const { status, body } = answer;
  if (status !== 200 || !isResponse(body)) {
    options.log.warn({ call: CALL, status }, "A vendor's answer is not a list of values.");
    return refuse("vendorUnreachable", { call: CALL });
  }
  return { kind: "values", values: body.values?.map(withoutExtras) ?? null };
}

function isResponse(body: unknown): body is ExternalValuesResponse {
  return validateSchema("ExternalValuesResponse", body).length === 0;
}

/** A vendor may send more fields than the contract knows; they are not passed on. */
function withoutExtras({ value, description }: ConfigurationParameterValue): ConfigurationParameterValue {
  return description === undefined ? { value } : { value, description };
}
