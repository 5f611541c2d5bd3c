import type { Marketplace, ProductDTO, ProductVersionDTO } from "@syndikit/sdk";

/** The vendor's product and plans that the demo orders. */
export interface Catalogue {
  readonly product: ProductDTO;
  plan(name: string): ProductVersionDTO;
  /** The extra resource that counts users. */
  readonly seats: `billingItem/${number}`;
}

export async function readCatalogue(vendor: Marketplace): Promise<Catalogue> {
  const [product] = await vendor.products.list({ search: "Acme Notes" }).first(1);
  if (product === undefined) throw new Error("The marketplace has no product Acme Notes.");
  const plans = await vendor.productVersions.list({ product: product.id }).first(50);
  const items = await vendor.billingItems.list().first(50);
  const seats = items.find(({ identifier }) => identifier === "users");
  if (seats === undefined) throw new Error("Acme Notes has no seats to order.");
  return {
    product,
    seats: `billingItem/${seats.id}`,
    plan(name) {
      const plan = plans.find((candidate) => candidate.name === name);
      if (plan === undefined) throw new Error(`Acme Notes has no plan ${name}.`);
      return plan;
    },
  };
}
