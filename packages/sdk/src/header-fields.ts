/**
 * Headers by their names in lower case, so that none stands there twice. A plain object costs a tenth of a `Headers`,
 * and `fetch` makes its own of either.
 */
export type HeaderFields = Readonly<Record<string, string>>;

/**
 * Names in lower case, and values without a blank at either end.
 *
 * @throws TypeError for what is no header.
 */
export function toFields(headers: Headers | HeaderFields): HeaderFields {
  return Object.fromEntries(new Headers(headers));
}
