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

    async provision({ subscription, buyer, step }) {
      // FILL IN: make the customer's tenant in your application. The result of a step is stored, so that it is not
      // made twice, also when this process is killed. Put no secret into it. Name the tenant after the
      // subscription, or hand on `idempotencyKey`: a second attempt must find the tenant of the first.
      const id = `tenant-${subscription.id}`;
      await step("tenant", () =>
        options.tenants.create({ id, subscription: subscription.id, plan: subscription.productVersion.url }),
      );
      return {
        tenantId: id,
        // FILL IN: where the customer signs in. One endpoint must be of the category APP, and all must be https.
        endpoints: [{ category: "APP", endpoint: `https://${id}.example`, description: "Sign in" }],
        // FILL IN: what the customer reads, one text a language, without links.
        instructions: { en: `Sign in as ${buyer.email}.` },
      };
    },

    update({ change, tenantId }) {
      // FILL IN: bring the tenant in line. Doing it twice must be the same as once.
      switch (change.kind) {
        case "upgraded": // to the plan change.to.productVersion
        case "renewed": // until change.to.endDate
        case "converted": // from a trial to a paid subscription: begin to count anew what you bill
        case "parameters": // to change.to.configurationParameters
        case "stopped": // for now nobody may use it; keep its data
        case "started": // it may be used again
          console.log(`${tenantId}: ${change.kind}`);
      }
    },

    deprovision({ subscriptionId, tenantId }) {
      // FILL IN: remove the tenant, or block access to it. One that is not there any more is a success.
      options.tenants.remove(subscriptionId);
      console.log(`${tenantId}: removed`);
    },
  });
}
