/**
 * The values of an enumeration of the contract, and nothing else. The enumeration's own type is open-ended, because
 * a client must cope with values that are added later. The server defines them, and knows them all.
 */
export type Known<Enumeration extends Readonly<Record<string, string>>> = Enumeration[keyof Enumeration];

/**
 * Narrows a value from the store to its enumeration: no other value is ever written there.
 *
 * @throws {RangeError} when the value is not in the enumeration.
 */
export function knownOf<Enumeration extends Readonly<Record<string, string>>>(
  enumeration: Enumeration,
  value: string,
): Known<Enumeration> {
  const known = Object.values(enumeration).find((candidate) => candidate === value);
  if (known === undefined)
    throw new RangeError(`${value} is none of ${Object.values(enumeration).join(", ")}.`);
  // `Object.values` forgets the literal types.
  return known as Known<Enumeration>;
}
