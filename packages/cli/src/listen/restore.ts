import type { Marketplace } from "@syndikit/sdk";
import { usageError } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
import type { Rerouted } from "./rerouted.js";
import { MARK_PATH } from "./routes.js";
import type { ListenState, StateFile } from "./state-file.js";
import { putBack } from "./take-over.js";

/**
 * Restores the addresses that an interrupted run left changed. Returns whether there was such a run.
 *
 * @throws {CliError} when that run is still alive.
 */
export async function restoreLeftover(
  vendor: Marketplace,
  state: StateFile,
  output: Output,
): Promise<boolean> {
  const left = await state.read();
  if (left === undefined) return false;
  if (await isAlive(left)) {
    throw usageError(
      `Another syndikit listen already receives the events of ${left.product}, at ${left.url}: end that one first.`,
    );
  }
  output.note("A listener ended without restoring the original addresses:");
  await restore(vendor, left.rerouted, output);
  await state.remove();
  return true;
}

/** Restores the former addresses, and reports each one. */
export async function restore(
  vendor: Marketplace,
  rerouted: readonly Rerouted[],
  output: Output,
): Promise<void> {
  for (const { address, how } of await putBack(vendor, rerouted)) {
    const { kind, of, former } = address;
    const value = former.length === 0 ? "none" : former.join(", ");
    output.record({ type: "restored", kind, of, how, urls: former });
    output.note(
      how === "changed-meanwhile"
        ? `The ${kind} address of ${of} was changed by somebody else meanwhile, so it is not restored. The original was: ${value}`
        : `The ${kind} address of ${of} is back: ${value}`,
    );
  }
}

/** Whether the listener of a state file still runs. */
export async function isAlive({ url, mark }: ListenState): Promise<boolean> {
  try {
    const response = await fetch(new URL(MARK_PATH, url), { signal: AbortSignal.timeout(2_000) });
    return (await response.text()) === mark;
  } catch {
    return false;
  }
}
