import type { Marketplace } from "@syndikit/sdk";
import { connectValues } from "./connect-values.ts"; //= external-values

/** The address of this application, and the secrets that it shares with the marketplace. */
interface Connection {
  /** As the marketplace calls it: `https://app.example`. */
  readonly url: string;
  readonly eventSecret: string;
  readonly metricKey: string; //= metrics
}

/**
 * Registers this application at a marketplace. For production you do that once, in the control panel of your product;
 * this function is for the tests and `npm run dev`.
 *
 * @throws {Error} when the account has no product.
 */
export async function connect(vendor: Marketplace, connection: Connection): Promise<void> {
  const { url, eventSecret } = connection;
  const [product] = await vendor.products.list().first(1);
  if (product === undefined) throw new Error("This account has no product.");
  await vendor.products.update(product, {
    syndicationEndpoints: [`${url}/marketplace/events`],
    notificationSecretToken: eventSecret,
    orderValidationUrls: [`${url}/marketplace/orders`], //= order-validation
  });
  // An endpoint that failed for several days, by the marketplace's clock, is paused.
  for (const endpoint of await vendor.eventEndpoints.list().all({ limit: 100 })) {
    if (endpoint.paused) await vendor.eventEndpoints.patch(endpoint, { paused: false });
  }
  const { metricKey } = connection; //= metrics
  await vendor.products.replaceMetricHeaders(product, [{ name: "X-Metric-Key", value: metricKey }]); //= metrics
  await connectValues(vendor, `${url}/marketplace/values`); //= external-values
}
