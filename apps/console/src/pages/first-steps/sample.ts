import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { toCurl, toSdk } from "../../calls.js";
import { recorded } from "../../market.js";
import { apiAddress } from "../../marketplace.js";

/** A call as a program makes it, and as `curl` does. */
export interface Sample {
  readonly sdk: string;
  readonly curl: string;
}

/** Writes down what the SDK would send for a call. Nothing is sent. */
export async function sampleOf(call: (client: Marketplace) => Promise<unknown>): Promise<Sample> {
  const sample = { sdk: "", curl: "" };
  const client = createMarketplace({
    baseUrl: apiAddress,
    allowBrowser: true,
    allowHttp: true,
    log: "off",
    retries: 0,
    auth: { token: "none" },
  });
  client.use(async (request) => {
    sample.curl = toCurl(request);
    return new Response(null, { status: 204 });
  });
  await call(
    recorded(client, (operation, args) => {
      sample.sdk = toSdk(operation, args);
    }),
    // Nothing is answered, so what the SDK makes of it does not count.
  ).catch(() => undefined);
  return sample;
}
