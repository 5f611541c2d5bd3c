import type { Address as AddressDTO, AddressInput } from "@syndikit/contract";
import type { Address } from "../store/tables/company.js";

/** An object whose fields without a value are absent. */
type Compact<T> = {
  [Key in keyof T as null extends T[Key] ? never : undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as null extends T[Key] ? Key : undefined extends T[Key] ? Key : never]?: Exclude<
    T[Key],
    null | undefined
  >;
};

/**
 * Leaves out the fields that are `null` or `undefined`: the wire knows absent fields, the store knows `null`.
 *
 * @example
 * ```ts
 * compact({ id: 1, phoneNumber: row.phoneNumber }); // { id: number; phoneNumber?: string }
 * ```
 */
export function compact<T extends object>(fields: T): Compact<T> {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  // What the type says is what the filter did; `fromEntries` cannot tell.
  return Object.fromEntries(present) as Compact<T>;
}

/** An address to store, without the fields that no address has. `undefined` stays: nothing was sent. */
export function readAddress(input: AddressInput | null | undefined): Address | null | undefined {
  if (input === null || input === undefined) return input;
  const { address, city, zipCode, state, country, countryCode } = input;
  return compact({ address, city, zipCode, state, country, countryCode });
}

/** An address on the wire. It is no object of its own, so it has the identifier of its owner. */
export function presentAddress(ownerId: number, address: Address | null): AddressDTO | null {
  return address === null ? null : { id: ownerId, ...address };
}

/** Groups rows by a key; each group keeps their order. */
export function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
