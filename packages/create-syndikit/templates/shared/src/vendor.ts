import { createReceiver, type Endpoint, type StopReport } from "@syndikit/receiver";
import { createEventHandlers } from "./events.ts"; //= !provisioning
import { createRegions } from "./external-values.ts"; //= external-values
import { createHealth } from "./health.ts";
import { createUsage } from "./metrics.ts"; //= metrics
import { createOrderRules } from "./order-validation.ts"; //= order-validation
import { createProvisioning } from "./provisioning.ts"; //= provisioning
import type { VendorOptions } from "./settings.ts";
import { createTenantList } from "./tenants.ts"; //= provisioning

/** Your side of the marketplace: everything that it calls. */
export interface Vendor {
  /** Receives events. */
  readonly receiver: Endpoint;
  /** Says whether this application can work. */
  readonly health: Endpoint;
  /** Answers polls of metrics. */ //= metrics
  readonly metrics: Endpoint; //= metrics
  /** Lists what a customer may choose. */ //= external-values
  readonly externalValues: Endpoint; //= external-values
  /** Accepts or refuses orders. */ //= order-validation
  readonly orderValidation: Endpoint; //= order-validation
  /** Lists the tenants, for `npm run certify`. */ //= provisioning
  readonly tenantList: Endpoint; //= provisioning
  /** Starts to work, also on what has been waiting since before a restart. */
  start(): Promise<void>;
  /** Finishes its current work, closes the store, and says what did not end in time. */
  stop(): Promise<StopReport>;
}

/** Puts the parts of the vendor's side together. */
export function createVendor(options: VendorOptions): Vendor {
  const receiver = createReceiver({
    ...options, //= !provisioning
    secrets: options.eventSecret,
    provisioner: createProvisioning(options), //= provisioning
    events: createEventHandlers(options), //= !provisioning
  });
  return {
    receiver,
    health: createHealth(options.store),
    metrics: createUsage(options), //= metrics
    externalValues: createRegions(), //= external-values
    orderValidation: createOrderRules(), //= order-validation
    tenantList: createTenantList(options.tenants, options.showTenants === true), //= provisioning
    start: () => receiver.start(),
    async stop() {
      const report = await receiver.stop();
      await options.store.close();
      return report;
    },
  };
}
