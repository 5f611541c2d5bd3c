import type { Endpoint } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { getVendor } from "./running-vendor.ts";
import type { Vendor } from "./vendor.ts";

/** A route handler for a part of the vendor's side. */
export function serve(choose: (vendor: Vendor) => Endpoint): (request: Request) => Promise<Response> {
  return (request) => toFetch(choose(getVendor()))(request);
}
