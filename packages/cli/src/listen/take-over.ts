import type { Marketplace } from "@syndikit/sdk";
import type { Rerouted } from "./rerouted.js";
import { readAddress, writeAddress } from "./rerouted.js";

/** The result of putting an address back. */
export type PutBack = "restored" | "changed-meanwhile" | "already-back";

/** Leads every address to the listener. */
export async function takeOver(vendor: Marketplace, rerouted: readonly Rerouted[]): Promise<void> {
  for (const address of rerouted) await writeAddress(vendor, address, address.ours);
}

/**
 * Puts the former addresses back. An address that somebody changed in between is kept.
 *
 * @throws {CallError} when the marketplace does not take one.
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

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
