import type { Marketplace } from "@syndikit/sdk";

/**
 * Makes the marketplace ask this application for the regions that a customer may choose.
 *
 * @throws {Error} when the account has no such parameter.
 */
export async function connectValues(vendor: Marketplace, externalValuesUrl: string): Promise<void> {
  const parameters = await vendor.configurationParameters.list().first(50);
  const region = parameters.find(({ code }) => code === "region");
  if (region === undefined) throw new Error("This account has no configuration parameter region.");
  // A fixed list would take precedence, so it is emptied.
  await vendor.configurationParameters.update(region, { acceptedValues: {}, externalValuesUrl });
}
