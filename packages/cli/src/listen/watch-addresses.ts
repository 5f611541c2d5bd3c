import { ApiError, type Marketplace, type ProductDTO } from "@syndikit/sdk";
import type { Context } from "../frame/verb.js";
import { type Rerouted, readAddress, writeAddress } from "./rerouted.js";
import { isSame } from "./take-over.js";

interface Watched {
  readonly vendor: Marketplace;
  readonly product: ProductDTO;
  readonly rerouted: readonly Rerouted[];
  /** The secret that this run has set for the product. */
  readonly secret: string | undefined;
}

/** Milliseconds between two looks at the addresses. */
const LOOK_EVERY = 3_000;

/**
 * Notices when an address does not lead here any more, until the signal is aborted. What is as it was before this run,
 * as after a reset of the sandbox, is taken again. What somebody else has set stays, and is reported once.
 */
export async function watchAddresses(
  { clock, output }: Context,
  watched: Watched,
  signal: AbortSignal,
): Promise<void> {
  /** What was said last of an address that does not lead here. */
  const astray = new Map<Rerouted, string>();
  for (;;) {
    await clock.sleep(LOOK_EVERY, signal);
    if (signal.aborted) return;
    for (const address of watched.rerouted) {
      const { kind, of } = address;
      const found = await look(watched, address).catch(() => undefined);
      // The marketplace does not answer now: nothing is known, and the next look comes soon.
      if (found === undefined || signal.aborted) continue;
      const text = tell(address, found);
      const isKnown = found.how === "kept" ? !astray.has(address) : astray.get(address) === text;
      if (isKnown) continue;
      if (found.how === "lost" || found.how === "gone") astray.set(address, text);
      else astray.delete(address);
      output.record({ type: "address", kind, of, ...found, text });
      output.note(text);
    }
  }
}

/** What became of an address. */
type Found =
  | { readonly how: "kept" }
  | { readonly how: "retaken" }
  | { readonly how: "gone" }
  | { readonly how: "lost"; readonly urls: readonly string[] };

async function look({ vendor, product, secret }: Watched, address: Rerouted): Promise<Found> {
  let urls: readonly string[];
  try {
    urls = await readAddress(vendor, address);
  } catch (error) {
    if (ApiError.is(error) && error.status === 404) return { how: "gone" };
    throw error;
  }
  if (isSame(urls, address.ours)) return { how: "kept" };
  if (!isSame(urls, address.former)) return { how: "lost", urls };
  await writeAddress(vendor, address, address.ours);
  // A reset of the sandbox has taken the secret back too.
  if (address.kind === "events" && secret !== undefined) {
    await vendor.products.update(product, { notificationSecretToken: secret });
  }
  return { how: "retaken" };
}

function tell({ kind, of }: Rerouted, found: Found): string {
  const what = `The ${kind} address of ${of}`;
  switch (found.how) {
    case "kept":
      return `${what} leads here again.`;
    case "retaken":
      return `${what} was put back, perhaps by a reset of the sandbox. This listener has taken it again.`;
    case "gone":
      return `${of} does not exist any more, so nothing comes here. End this with Ctrl-C, and start it again with another --product.`;
    case "lost":
      return `${what} was set to ${found.urls.join(", ") || "nothing"}, and not by this listener: nothing comes here any more. To take it again, end this with Ctrl-C, and start it again.`;
    default:
      return found satisfies never;
  }
}
