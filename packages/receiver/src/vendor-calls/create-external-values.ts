import type { ExternalValue, ExternalValuesRequest, ExternalValuesResponse } from "@syndikit/contract";
import {
  aFunction,
  aText,
  checkOptions,
  checkValue,
  describe,
  isObject,
  required,
} from "../check-options.js";
import { type Endpoint, emptyResponse, jsonResponse } from "../http/endpoint.js";
import { ReceiverError } from "../receiver-error.js";
import { createJsonEndpoint } from "./json-endpoint.js";
import { type VendorCallOptions, vendorCallMembers } from "./vendor-call-options.js";

/** The argument of a handler of external values. */
export interface ExternalValuesContext {
  /** The question: product, plan, language, and the customer's other choices so far. */
  readonly request: ExternalValuesRequest;
  /** Aborted when the time limit is reached. */
  readonly signal: AbortSignal;
}

/**
 * Lists what the customer may choose, in the order to show. An empty list allows nothing, `null` allows anything,
 * and `undefined` says that the product is not known.
 */
export type ListExternalValues = (
  context: ExternalValuesContext,
) => ValueList | null | undefined | Promise<ValueList | null | undefined>;

type ValueList = readonly (string | ExternalValue)[];

/** The endpoint for the possible values of configuration parameters. */
export interface ExternalValues extends Endpoint {
  /** Adds the handler that lists the values of the parameter with this code. */
  parameter(code: string, list: ListExternalValues): ExternalValues;
}

/**
 * Creates the endpoint for the external values URL of configuration parameters.
 *
 * @throws {TypeError} when an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const values = createExternalValues().parameter("region", ({ request }) => [
 *   { value: "eu-south", description: request.language === "it" ? "Milano" : "Milan" },
 * ]);
 * ```
 */
export function createExternalValues(options: VendorCallOptions = {}): ExternalValues {
  checkOptions("createExternalValues", options, vendorCallMembers);
  const lists = new Map<string, ListExternalValues>();
  const endpoint = createJsonEndpoint<ExternalValuesRequest>(
    {
      during: "listing external values",
      read: readRequest,
      async answer(request, signal) {
        const code = request.configurationParameter;
        const list: unknown = await lists.get(code)?.({ request, signal });
        if (list === undefined) return emptyResponse(404);
        const values = list === null ? null : readValues(code, list);
        return jsonResponse(200, { values } satisfies ExternalValuesResponse);
      },
    },
    options,
  );
  const externalValues: ExternalValues = {
    ...endpoint,
    parameter(code, list) {
      checkValue("code of parameter", code, required(aText));
      checkValue(`list of parameter("${code}")`, list, required(aFunction));
      if (lists.has(code))
        throw new ReceiverError("invalid_option", `The parameter "${code}" already has a list.`);
      lists.set(code, list);
      return externalValues;
    },
  };
  return externalValues;
}

/** The values as they are sent. In a wrong form, the marketplace would show nothing, and the customer could not order. */
function readValues(code: string, list: unknown): ExternalValue[] {
  const form = `The list of the parameter "${code}" must be a list such as ["eu", { value: "us", description: "States" }], null for any value, or nothing for a product that is not known`;
  if (!Array.isArray(list)) {
    throw new ReceiverError("invalid_result", `${form}, not ${describe(list)}.`);
  }
  return list.map((entry: unknown, index) => {
    if (typeof entry === "string") return { value: entry };
    if (isValue(entry)) return entry;
    throw new ReceiverError(
      "invalid_result",
      `${form}: entry ${index} is ${describe(entry)} without a text as value.`,
    );
  });
}

function isValue(entry: unknown): entry is ExternalValue {
  if (!isObject(entry) || typeof Reflect.get(entry, "value") !== "string") return false;
  const description: unknown = Reflect.get(entry, "description");
  return description === undefined || typeof description === "string";
}

function readRequest(value: Readonly<Record<string, unknown>>): ExternalValuesRequest | undefined {
  const { configurationParameter, productId } = value;
  if (typeof configurationParameter !== "string" || typeof productId !== "number") return undefined;
  // The fields that decide are checked; the others are passed on as the marketplace sent them.
  return { configurationParameters: {}, language: "en", ...value } as ExternalValuesRequest;
}
