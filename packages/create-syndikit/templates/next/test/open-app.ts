import { GET as checkHealth } from "../src/app/health/route.ts";
import { POST as takeEvent } from "../src/app/marketplace/events/route.ts";
import { POST as checkOrder } from "../src/app/marketplace/orders/route.ts"; //= order-validation
import { POST as listValues } from "../src/app/marketplace/values/route.ts"; //= external-values
import { GET as pollMetric } from "../src/app/metric/[name]/route.ts"; //= metrics
import { setVendor } from "../src/running-vendor.ts";
import type { Vendor } from "../src/vendor.ts";

/** This application, for tests. */
export interface OpenApp {
  receive(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  "GET /health": checkHealth,
  "POST /marketplace/events": takeEvent,
  "POST /marketplace/orders": checkOrder, //= order-validation
  "POST /marketplace/values": listValues, //= external-values
  "GET /metric/notes": pollMetric, //= metrics
};

/** Connects the vendor's side to the route handlers, and calls them without a server. */
export async function openApp(vendor: Vendor): Promise<OpenApp> {
  setVendor(vendor);
  return {
    async receive(request) {
      const handle = routes[`${request.method} ${new URL(request.url).pathname}`];
      return handle?.(request) ?? new Response(null, { status: 404 });
    },
    close: async () => setVendor(undefined),
  };
}
