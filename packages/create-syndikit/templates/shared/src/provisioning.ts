import { createProvisioner, type Provisioner } from "@syndikit/receiver";
import type { VendorOptions } from "./settings.ts";

/**
 * From a paid order to a tenant, and from the end of a subscription to its removal. What fails here is tried again
 * with growing delays. Throw `RetryLater` to say when, or `PermanentFailure` to tell the customer that it will not
 * work; both come from `@syndikit/receiver`.
 */
export function createProvisioning(options: VendorOptions): Provisioner {
  return createProvisioner({
    ...options, // the client, the store, the clock

    async provision({ subscription, buyer, tenantName, step }) {
      // FILL IN: create the customer's tenant in your application. The result of a step is stored, so a finished step
      // does not run again, also after a crash. Do not put a secret into the result. Name the tenant by
      // `tenantName`, or pass on `idempotencyKey`, so that a second attempt finds the tenant of the first. The number
      // alone is not enough: after a reset of the sandbox, another customer's subscription has it.
      const id = `tenant-${tenantName}`;
      await step("tenant", () =>
        options.tenants.create({ id, subscription: subscription.id, plan: subscription.productVersion.url }),
      );
      return {
        tenantId: id,
        // FILL IN: where the customer signs in. One endpoint must have the category APP, and all must use https.
        endpoints: [{ category: "APP", endpoint: `https://${id}.example`, description: "Sign in" }],
        // FILL IN: what the customer reads. One text for each language, without links.
        instructions: { en: `Sign in as ${buyer.email}.` },
      };
    },

    update({ subscriptionId, change, tenantId }) {
      // FILL IN: change the tenant. Doing this twice must have the same effect as once. There is no `tenantId` when the
      // store did not know the subscription, for example after it was lost: give the kit `adopt`, which finds the tenant.
      const tenant = tenantId ?? `the tenant of subscription/${subscriptionId}`;
      switch (change.kind) {
        case "upgraded": // the plan is now change.to.productVersion
        case "converted": // from a trial to a paid subscription: reset the counters of what you bill
        case "parameters": // change.to has the new configuration parameters and quantities
        case "stopped": // block the tenant, but keep its data
        case "started": // unblock the tenant
          console.log(`${tenant}: ${change.kind}`);
          break;
        case "renewed": // it ends later: after a renewal, and once after the deployment, which starts the period
          console.log(`${tenant}: runs until ${change.to.endDate ?? "it is cancelled"}`);
      }
    },

    deprovision({ tenantName, tenantId = `tenant-${tenantName}` }) {
      // FILL IN: remove the tenant, or block access to it. If it no longer exists, that is a success.
      options.tenants.remove(tenantId);
      console.log(`${tenantId}: removed`);
    },
  });
}
