import { exactPricePattern, parseReference, pricePattern, type ResourceName } from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";

// What values look like, as the specification has it.

/** A date with time and zone. */
export const isDate = (value: unknown): boolean => validateSchema("DateTime", value).length === 0;

/** A relative URL of a resource, as `self` and `url` are. */
export const isReferenceTo = (value: unknown, ...resources: readonly ResourceName[]): boolean =>
  !String(value).startsWith("/") &&
  resources.some((resource) => parseReference(value, resource) !== undefined);

/** An amount: a decimal text with four fraction digits. */
export const isPrice = (value: unknown): boolean => pricePattern.test(String(value));

/** An amount of a line, which keeps what it has beyond four fraction digits. */
export const isExactPrice = (value: unknown): boolean => exactPricePattern.test(String(value));
