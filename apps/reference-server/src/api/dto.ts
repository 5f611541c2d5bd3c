import {
  type Address as AddressDTO,
  type AddressInput,
  type CompanyOrUserCompanyReference,
  toReference,
} from "@syndikit/contract";
import type { Address, CompanyKind } from "../store/tables/company.js";

/** An object type in which fields that may be null or undefined are optional. */
type Compact<T> = {
  [Key in keyof T as null extends T[Key] ? never : undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as null extends T[Key] ? Key : undefined extends T[Key] ? Key : never]?: Exclude<
    T[Key],
    null | undefined
  >;
};

/**
 * Leaves out fields that are `null` or `undefined`: the API has absent fields where the store has `null`.
 *
 * @example
 * ```ts
 * compact({ id: 1, phoneNumber: row.phoneNumber }); // { id: number; phoneNumber?: string }
 * ```
 */
export function compact<T extends object>(fields: T): Compact<T> {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  // The filter guarantees this type; `fromEntries` cannot express it.
  return Object.fromEntries(present) as Compact<T>;
}

/** An address to store, reduced to the known fields. `undefined` stays `undefined`: the request did not send one. */
export function readAddress(input: AddressInput | null | undefined): Address | null | undefined {
  if (input === null || input === undefined) return input;
  const { address, city, zipCode, state, country, countryCode } = input;
  return compact({ address, city, zipCode, state, country, countryCode });
}

/** An address in API form. It has no identifier of its own, so it gets that of its owner. */
export function presentAddress(ownerId: number, address: Address | null): AddressDTO | null {
  return address === null ? null : { id: ownerId, ...address };
}

/** A reference to a company: the resource depends on its kind. */
export function companyReference(kind: CompanyKind, id: number): CompanyOrUserCompanyReference {
  return { url: kind === "VENDOR" ? toReference("company", id) : toReference("userCompany", id) };
}

/** Groups rows by a key. Each group keeps their order. */
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
