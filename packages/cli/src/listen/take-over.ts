import type { Marketplace } from "@syndikit/sdk";
import type { Rerouted } from "./rerouted.js";
import { readAddress, writeAddress } from "./rerouted.js";

/** The result of restoring an address. */
export type PutBack = "restored" | "changed-meanwhile" | "already-back";

/** Points every address to the listener. */
export async function takeOver(vendor: Marketplace, rerouted: readonly Rerouted[]): Promise<void> {
  for (const address of rerouted) await writeAddress(vendor, address, address.ours);
}

/**
 * Restores the former addresses. An address that somebody has changed in the meantime stays as it is.
 *
 * @throws {CallError} when the marketplace refuses one.
 */
export async function putBack(
  vendor: Marketplace,
  rerouted: readonly Rerouted[],
): Promise<readonly { readonly address: Rerouted; readonly how: PutBack }[]> {
  const results: { readonly address: Rerouted; readonly how: PutBack }[] = [];
  for (const address of rerouted) {
    const now = await readAddress(vendor, address);
    if (isSame(now, address.former)) {
      results.push({ address, how: "already-back" });
    } else if (isSame(now, address.ours)) {
      await writeAddress(vendor, address, address.former);
      results.push({ address, how: "restored" });
    } else {
      results.push({ address, how: "changed-meanwhile" });
    }
  }
  return results;
}

/** Whether two values of an address are the same. */
export function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
