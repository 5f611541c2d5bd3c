import type { Address as AddressDTO, AddressInput } from "@syndikit/contract";
import type { Address } from "../store/schema/address.js";
import { compact } from "./compact.js";

/** An address to store, without the fields that no address has. `undefined` stays: nothing was sent. */
export function readAddress(input: AddressInput | null | undefined): Address | null | undefined {
  if (input === null || input === undefined) return input;
  const { address, city, zipCode, state, country, countryCode } = input;
  return compact({ address, city, zipCode, state, country, countryCode });
}

/** An address as it is answered. It has no life of its own, and goes by the identifier of its owner. */
export function presentAddress(ownerId: number, address: Address | null): AddressDTO | null {
  return address === null ? null : { id: ownerId, ...address };
}
