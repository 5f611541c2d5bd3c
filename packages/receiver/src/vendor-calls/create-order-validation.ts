import type { OrderValidationRefusal, OrderValidationRequest } from "@syndikit/contract";
import { aFunction, aText, checkOptions, checkValue, describe, required } from "../check-options.js";
import { type Endpoint, emptyResponse, jsonResponse } from "../http/endpoint.js";
import { ReceiverError } from "../receiver-error.js";
import { createJsonEndpoint } from "./json-endpoint.js";
import { type VendorCallOptions, vendorCallMembers } from "./vendor-call-options.js";

/** The argument of an order's validation. */
export interface OrderValidationContext {
  /** The order, change or termination that is about to happen. */
  readonly order: OrderValidationRequest;
  /** Aborted when the time limit is reached. */
  readonly signal: AbortSignal;
}

/** Judges an order: the reasons to refuse it, for the customer to read; nothing to accept it. */
export type ValidateOrder = (context: OrderValidationContext) => Reasons | Promise<Reasons>;

type Reasons = string | readonly string[] | undefined;

/**
 * Creates the endpoint for the order validation URL. When `validate` throws, the order is not refused: the customer is
 * asked to try again later.
 *
 * @throws {TypeError} when there is no function, or an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const validation = createOrderValidation(async ({ order }) =>
 *   (await hosts.isTaken(order.configurationParameters.hostname)) ? "The host name is taken." : undefined,
 * );
 * ```
 */
export function createOrderValidation(validate: ValidateOrder, options: VendorCallOptions = {}): Endpoint {
  checkValue("validate of createOrderValidation", validate, required(aFunction));
  checkOptions("createOrderValidation", options, vendorCallMembers);
  return createJsonEndpoint<OrderValidationRequest>(
    {
      during: "validating an order",
      read: readOrder,
      async answer(order, signal) {
        const messages = readReasons(await validate({ order, signal }));
        if (messages.length === 0) return emptyResponse(204);
        const refusal: OrderValidationRefusal = { errors: messages.map((message) => ({ message })) };
        return jsonResponse(200, refusal);
      },
    },
    options,
  );
}

/**
 * The reasons as a list. In a wrong form they would accept an order that is to be refused, or show the customer nothing.
 */
function readReasons(reasons: unknown): readonly string[] {
  const list: unknown = typeof reasons === "string" ? [reasons] : (reasons ?? []);
  if (Array.isArray(list) && list.every((reason) => aText.fits(reason))) return list;
  const found = Array.isArray(list) ? "a list with something else in it" : describe(list);
  const given = reasons === "" ? describe(reasons) : found;
  throw new ReceiverError(
    "invalid_result",
    `The validation must return the reason to refuse as a text, such as "The host name is taken.", several as a list of texts, or nothing to accept, not ${given}.`,
  );
}

function readOrder(value: Readonly<Record<string, unknown>>): OrderValidationRequest | undefined {
  const { orderType, productId, productVersionId } = value;
  const known =
    typeof orderType === "string" && typeof productId === "number" && typeof productVersionId === "number";
  // The fields that decide are checked; the others are passed on as the marketplace sent them.
  const defaults = { billingItems: {}, configurationParameters: {}, language: "en" };
  return known ? ({ ...defaults, ...value } as OrderValidationRequest) : undefined;
}
