import type { OrderValidationRefusal, OrderValidationRequest } from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import { type Refusal, refuse } from "../domain/refusal.js";
import { type AskOptions, askVendor } from "./ask-vendor.js";

const CALL = "orderValidation";
/** Twenty texts of a thousand characters. */
const MAX_BYTES = 128 * 1024;

/** What the vendor is asked, and where. */
export interface OrderQuestion {
  /** Every one must accept. */
  readonly urls: readonly string[];
  readonly request: OrderValidationRequest;
}

/** The vendor's reasons, in its own words; or that it could not be asked. */
export type OrderRefusal = Refusal<"orderRefused"> | Refusal<"vendorUnreachable">;

/**
 * Asks a vendor whether it accepts an order or a change. All of its URLs are asked at once. What it says itself
 * goes before what could not be found out.
 *
 * @returns why not; empty when every URL accepts.
 */
export async function askOrderValidation(
  options: AskOptions,
  { urls, request }: OrderQuestion,
): Promise<readonly OrderRefusal[]> {
  const answers = await Promise.all(urls.map((url) => ask(options, url, request)));
  const refusals = answers.flat();
  const reasons = refusals.filter(({ code }) => code === "orderRefused");
  return reasons.length > 0 ? reasons : refusals.slice(0, 1);
}

async function ask(
  options: AskOptions,
  url: string,
  request: OrderValidationRequest,
): Promise<readonly OrderRefusal[]> {
  const answer = await askVendor(options, { call: CALL, url, body: request, maxBytes: MAX_BYTES });
  if (answer?.status === 204) return [];
  if (answer?.status === 200 && isRefusal(answer.body)) {
    return answer.body.errors.map(({ message }) => refuse("orderRefused", { reason: message }));
  }
  if (answer !== null)
    options.log.warn({ call: CALL, status: answer.status }, "A vendor's answer is not one.");
  return [refuse("vendorUnreachable", { call: CALL })];
}

function isRefusal(body: unknown): body is OrderValidationRefusal {
  return validateSchema("OrderValidationRefusal", body).length === 0;
}
