import type { Marketplace } from "@syndikit/sdk";

/** The vendor's addresses at the marketplace that can be rerouted through the listener. */
export type AddressKind = "events" | "order-validation" | "metrics" | "external-values";

/** An address or a list of addresses at the marketplace: the value before, and while the listener runs. */
export interface Rerouted {
  readonly kind: AddressKind;
  /** The owner, such as `product/1`. */
  readonly of: string;
  readonly former: readonly string[];
  readonly ours: readonly string[];
}

/** Reads the current value of an address. If it is not set, the list is empty. */
export async function readAddress(
  vendor: Marketplace,
  { kind, of }: Pick<Rerouted, "kind" | "of">,
): Promise<readonly string[]> {
  const id = idOf(of);
  switch (kind) {
    case "events":
      return (await vendor.products.get(id)).syndicationEndpoints ?? [];
    case "order-validation":
      return (await vendor.products.get(id)).orderValidationUrls ?? [];
    case "metrics":
      return listOf((await vendor.applicationMetrics.get(id)).endpoint);
    case "external-values":
      return listOf((await vendor.configurationParameters.get(id)).externalValuesUrl);
    default:
      return kind satisfies never;
  }
}

export async function writeAddress(
  vendor: Marketplace,
  { kind, of }: Pick<Rerouted, "kind" | "of">,
  urls: readonly string[],
): Promise<void> {
  const id = idOf(of);
  const [first] = urls;
  switch (kind) {
    case "events":
      await vendor.products.update(id, { syndicationEndpoints: [...urls] });
      return;
    case "order-validation":
      await vendor.products.update(id, { orderValidationUrls: [...urls] });
      return;
    case "metrics":
      // A metric that is polled always has an endpoint, so there is none to remove.
      if (first !== undefined) await vendor.applicationMetrics.update(id, { endpoint: first });
      return;
    case "external-values":
      await vendor.configurationParameters.update(id, { externalValuesUrl: first ?? null });
      return;
    default:
      kind satisfies never;
  }
}

function idOf(reference: string): number {
  return Number(reference.slice(reference.indexOf("/") + 1));
}

function listOf(url: string | undefined): readonly string[] {
  return url === undefined ? [] : [url];
}
