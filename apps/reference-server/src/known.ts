/**
 * The values of an enumeration of the contract, and nothing else. Its own type has an open end, for a client
 * must cope with values that come later; the server decides, and knows them all.
 */
export type Known<Enumeration extends Readonly<Record<string, string>>> = Enumeration[keyof Enumeration];

/**
 * A value that comes from the store, as one of an enumeration: nothing else is ever written there.
 *
 * @throws RangeError for any other text.
 */
export function knownOf<Enumeration extends Readonly<Record<string, string>>>(
  enumeration: Enumeration,
  value: string,
): Known<Enumeration> {
  const known = Object.values(enumeration).find((candidate) => candidate === value);
  if (known === undefined)
    throw new RangeError(`${value} is none of ${Object.values(enumeration).join(", ")}.`);
  // `Object.values` only knows that it is a text of the enumeration.
  return known as Known<Enumeration>;
}
