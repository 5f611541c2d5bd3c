import type { OrderValidationRefusal, OrderValidationRequest, OrderValidationType } from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import { compact } from "../api/dto.js";
import type { Quantities } from "../billing/product-version.js";
import type { EnumValue } from "../enum-value.js";
import { MarketplaceError, type Refusal, refuse } from "../errors.js";
import type { Gate } from "../outbound/gate.js";
import type { Log } from "../ports.js";
import type { Owner } from "../shares/owner.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { billingItems } from "../store/tables/product.js";
import { type AskOptions, askVendor } from "./ask-vendor.js";
import { planWithProduct, valuesByCode } from "./external-values.js";

const CALL = "orderValidation";
/** Enough for twenty texts of a thousand characters. */
const MAX_BYTES = 128 * 1024;

export interface OrderQuestion {
  /** The vendor company that is asked. */
  readonly vendor: number;
  /** All of them must accept. */
  readonly urls: readonly string[];
  readonly request: OrderValidationRequest;
}

type OrderRefusal = Refusal<"orderRefused"> | Refusal<"vendorUnreachable">;

/**
 * Asks a vendor, at all of its URLs at once, whether it accepts an order or a change.
 *
 * @returns the vendor's reasons if it gives any, else that it could not be asked; empty when every URL accepts.
 */
export async function askOrderValidation(
  options: AskOptions,
  { urls, request }: OrderQuestion,
): Promise<readonly OrderRefusal[]> {
  const answers = await Promise.all(urls.map((url) => askUrl(options, url, request)));
  const refusals = answers.flat();
  const reasons = refusals.filter(({ code }) => code === "orderRefused");
  return reasons.length > 0 ? reasons : refusals.slice(0, 1);
}

async function askUrl(
  options: AskOptions,
  url: string,
  request: OrderValidationRequest,
): Promise<readonly OrderRefusal[]> {
  const answer = await askVendor(options, { call: CALL, url, body: request, maxBytes: MAX_BYTES });
  if (answer?.status === 204) return [];
  if (answer?.status === 200 && isOrderRefusal(answer.body)) {
    return answer.body.errors.map(({ message }) => refuse("orderRefused", { reason: message }));
  }
  if (answer !== null)
    options.log.warn(
      { call: CALL, status: answer.status },
      "A vendor's answer to an order validation is not valid.",
    );
  return [refuse("vendorUnreachable", { call: CALL })];
}

function isOrderRefusal(body: unknown): body is OrderValidationRefusal {
  return validateSchema("OrderValidationRefusal", body).length === 0;
}

interface OrderIntent {
  readonly orderType: EnumValue<typeof OrderValidationType>;
  /** The plan; for a change, the new one. */
  readonly productVersionId: number;
  readonly quantities: Quantities;
  /** The values of the configuration parameters, by their id. */
  readonly parameters: ReadonlyMap<number, string>;
  /** Two letters. */
  readonly language: string;
  /** The user who orders; only for a new order. */
  readonly buyerId?: number;
  /** The subscription to change or end. */
  readonly subscriptionId?: number;
}

/**
 * The request that asks a vendor to accept an order or a change, with the vendor's identifiers. Objects without one are
 * left out.
 *
 * @returns `null` when the vendor has no URL for it.
 */
export async function orderQuestion(db: Db, intent: OrderIntent): Promise<OrderQuestion | null> {
  const { productVersion, product } = await planWithProduct(db, intent.productVersionId);
  if (product.orderValidationUrls.length === 0) return null;
  const items = await db
    .select({ id: billingItems.id, identifier: billingItems.identifier })
    .from(billingItems)
    .where(isOneOf(billingItems.id, [...intent.quantities.keys()]));
  return {
    vendor: product.companyId,
    urls: product.orderValidationUrls,
    request: compact({
      productId: product.id,
      productIdentifier: product.sku,
      productVersionId: productVersion.id,
      productVersionIdentifier: productVersion.externalId,
      billingItems: Object.fromEntries(
        items.flatMap(({ id, identifier }) =>
          identifier === null ? [] : [[identifier, intent.quantities.get(id) ?? 0]],
        ),
      ),
      configurationParameters: await valuesByCode(db, intent.parameters, product.id),
      language: intent.language,
      buyerId: intent.buyerId,
      subscriptionId: intent.subscriptionId,
      orderType: intent.orderType,
    }),
  };
}

/**
 * Asks the vendor if there is a request to send. Never call it inside a transaction, because it takes seconds.
 *
 * @param asker - on whose behalf.
 * @throws {MarketplaceError} `orderRefused` with the vendor's reasons when it refuses; `vendorUnreachable` when it
 * could not be asked.
 */
export async function assertVendorAccepts(
  { gate, log }: { readonly gate: Gate; readonly log: Log },
  question: OrderQuestion | null,
  asker: Owner,
): Promise<void> {
  if (question === null) return;
  const { vendor } = question;
  const [first, ...others] = await gate.ask({ vendor, asker }, (send) =>
    askOrderValidation({ send, log }, question),
  );
  if (first !== undefined) throw new MarketplaceError([first, ...others]);
}
