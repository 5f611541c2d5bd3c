import { GET as checkHealth } from "../src/app/health/route.ts";
import { POST as takeEvent } from "../src/app/marketplace/events/route.ts";
import { POST as checkOrder } from "../src/app/marketplace/orders/route.ts"; //= order-validation
import { POST as listValues } from "../src/app/marketplace/values/route.ts"; //= external-values
import { GET as pollMetric } from "../src/app/metric/[name]/route.ts"; //= metrics
import { setVendor } from "../src/running-vendor.ts";
import type { Vendor } from "../src/vendor.ts";

/** This application, for tests. */
interface OpenApp {
  readonly receive: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  "GET /health": checkHealth,
  "POST /marketplace/events": takeEvent,
  "POST /marketplace/orders": checkOrder, //= order-validation
  "POST /marketplace/values": listValues, //= external-values
  "GET /metric/notes": pollMetric, //= metrics
};

/** Connects the vendor's side to the route handlers, and calls them without a server. */
export function openApp(vendor: Vendor): Promise<OpenApp> {
  setVendor(vendor);
  return Promise.resolve({
    receive(request) {
      const handle = routes[`${request.method} ${new URL(request.url).pathname}`];
      return handle?.(request) ?? Promise.resolve(new Response(null, { status: 404 }));
    },
    close: () => Promise.resolve(setVendor(undefined)),
  });
}
