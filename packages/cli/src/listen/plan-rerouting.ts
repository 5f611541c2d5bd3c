import type { Marketplace, ProductDTO } from "@syndikit/sdk";
import { type AddressKind, type Rerouted, readAddress } from "./rerouted.js";
import { EVENT_PATH, pathOf, throughListener } from "./routes.js";

export interface ReroutingPlan {
  readonly vendor: Marketplace;
  readonly product: ProductDTO;
  /** The listener's address, as the marketplace reaches it. */
  readonly listener: string;
  readonly also: readonly AddressKind[];
}

/** Reads every address to reroute, and works out its new value. Nothing is changed yet. */
export async function planRerouting({
  vendor,
  product,
  listener,
  also,
}: ReroutingPlan): Promise<readonly Rerouted[]> {
  const of = product.self;
  const rerouted: Rerouted[] = [
    {
      kind: "events",
      of,
      former: await readAddress(vendor, { kind: "events", of }),
      ours: [new URL(EVENT_PATH, listener).href],
    },
  ];
  const add = async (kind: AddressKind, owner: string): Promise<void> => {
    const former = await readAddress(vendor, { kind, of: owner });
    const ours = former.map((address) => throughListener(address, listener));
    // A path is resolved against the event address, so it points to the listener already.
    if (former.some((address, index) => address !== ours[index]))
      rerouted.push({ kind, of: owner, former, ours });
  };
  if (also.includes("order-validation")) await add("order-validation", of);
  if (also.includes("metrics")) {
    for await (const metric of vendor.applicationMetrics.list({ productId: product.id }))
      await add("metrics", metric.self);
  }
  if (also.includes("external-values")) {
    for await (const parameter of vendor.configurationParameters.list({ productId: product.id })) {
      await add("external-values", parameter.self);
    }
  }
  return rerouted;
}

/**
 * The paths that the marketplace calls through the listener: those of metrics that are resolved against the event
 * address, and those of every rerouted address.
 */
export async function openPaths(
  { vendor, product }: Pick<ReroutingPlan, "vendor" | "product">,
  rerouted: readonly Rerouted[],
): Promise<ReadonlySet<string>> {
  const addresses = rerouted.filter(({ kind }) => kind !== "events").flatMap(({ former }) => former);
  for await (const { endpoint } of vendor.applicationMetrics.list({ productId: product.id })) {
    // An absolute address does not lead here unless it is rerouted.
    if (endpoint !== undefined && !URL.canParse(endpoint)) addresses.push(endpoint);
  }
  return new Set(addresses.flatMap((address) => pathOf(address) ?? []));
}
