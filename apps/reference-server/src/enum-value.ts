/**
 * The values of an enumeration of the contract. The enumeration's own type is open-ended, because clients must cope
 * with values that are added later. The server defines the values, and knows all of them.
 */
export type EnumValue<Enumeration extends Readonly<Record<string, string>>> = Enumeration[keyof Enumeration];

/**
 * Narrows a value from the store to its enumeration. No other value is ever stored.
 *
 * @throws {RangeError} when the value is not in the enumeration.
 */
export function enumValueOf<Enumeration extends Readonly<Record<string, string>>>(
  enumeration: Enumeration,
  value: string,
): EnumValue<Enumeration> {
  const known = Object.values(enumeration).find((candidate) => candidate === value);
  if (known === undefined)
    throw new RangeError(`${value} is none of ${Object.values(enumeration).join(", ")}.`);
  // `Object.values` loses the literal types.
  return known as EnumValue<Enumeration>;
}
