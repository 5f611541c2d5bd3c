import type { Marketplace, ProductDTO } from "@syndikit/sdk";
import { usageError } from "../frame/cli-error.js";

/**
 * Finds the vendor's product by its reference, id, SKU or name. If none is named, the vendor must have exactly one.
 *
 * @throws {CliError} when there is no such product, or several to choose from.
 */
export async function findProduct(vendor: Marketplace, wanted: string | undefined): Promise<ProductDTO> {
  const me = await vendor.users.me();
  const products: ProductDTO[] = [];
  for await (const product of vendor.products.list({ pageSize: 50 })) {
    // An administrator has no company, and may use any product.
    if (me.company === undefined || product.company.url === me.company.url) products.push(product);
  }
  const found =
    wanted === undefined
      ? products
      : products.filter(({ id, self, sku, name }) =>
          [String(id), self, sku, name].some((value) => value?.toLowerCase() === wanted.toLowerCase()),
        );
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const names = products.map(({ self, name }) => `${self} (${name})`).join(", ");
  if (products.length === 0) throw usageError(`${me.userName} has no product: sign in as the vendor of one.`);
  throw usageError(
    `${wanted === undefined ? "Which product?" : `There is no product ${wanted}.`} Pass --product with one of ${names}.`,
  );
}
