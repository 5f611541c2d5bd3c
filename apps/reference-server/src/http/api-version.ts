import { raise } from "../marketplace-error.js";

/**
 * Checks the `apiVersion` of a request: absent, or eight digits that are a real date.
 *
 * @throws MarketplaceError `apiVersionInvalid`.
 */
export function assertApiVersion(value: string | null): void {
  if (value === null || isDate(value)) return;
  raise("apiVersionInvalid", { value });
}

function isDate(text: string): boolean {
  const parts = /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(text);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day > 0 && day <= days;
}
