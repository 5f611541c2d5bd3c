import { checkEndpoints } from "../../domain/supply.js";
import type { Services } from "../../services.js";
import { subscriptionEndpoints } from "../../store/schema/subscription.js";
import { replacer } from "../../store/write-rows.js";
import type { Call } from "../call.js";
import type { noContent } from "../reply.js";
import { takeSupply } from "./supply.js";

const replaceRows = replacer(subscriptionEndpoints, subscriptionEndpoints.subscriptionId);

/** Replaces the addresses at which the customer finds the application. */
export function setEndpoints(
  services: Pick<Services, "store" | "clock">,
  call: Call<"subscriptionSetEndpoints">,
): Promise<typeof noContent> {
  const { body } = call;
  return takeSupply(services, call, {
    supply: "setEndpoints",
    refusal: checkEndpoints(body),
    async replace(tx, subscriptionId) {
      const rows = body.map(({ endpoint, description, category }) => ({
        subscriptionId,
        endpoint,
        description: description ?? null,
        category: category ?? null,
      }));
      await replaceRows(tx, subscriptionId, rows);
    },
  });
}
