import type { OrderValidationRefusal, OrderValidationRequest } from "@syndikit/contract";
import { aFunction, checkOptions, checkValue, required } from "../check-options.js";
import { type Endpoint, emptyResponse, jsonResponse } from "../http/endpoint.js";
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
        const reasons = (await validate({ order, signal })) ?? [];
        const messages = typeof reasons === "string" ? [reasons] : reasons;
        if (messages.length === 0) return emptyResponse(204);
        const refusal: OrderValidationRefusal = { errors: messages.map((message) => ({ message })) };
        return jsonResponse(200, refusal);
      },
    },
    options,
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
