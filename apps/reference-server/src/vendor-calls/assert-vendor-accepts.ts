import { MarketplaceError } from "../marketplace-error.js";
import type { AskOptions } from "./ask-vendor.js";
import { askOrderValidation, type OrderQuestion } from "./order-validation.js";

/**
 * Goes on only when the vendor accepts, or when there is nothing to ask it. Never inside a transaction: it takes seconds.
 *
 * @throws MarketplaceError with the vendor's reasons, or that it could not be asked.
 */
export async function assertVendorAccepts(
  options: AskOptions,
  question: OrderQuestion | null,
): Promise<void> {
  if (question === null) return;
  const [first, ...others] = await askOrderValidation(options, question);
  if (first !== undefined) throw new MarketplaceError([first, ...others]);
}
