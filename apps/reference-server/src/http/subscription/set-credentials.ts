import { checkCredentials } from "../../domain/supply.js";
import type { Services } from "../../services.js";
import { subscriptionCredentials } from "../../store/schema/subscription.js";
import { replacer } from "../../store/write-rows.js";
import type { Call } from "../call.js";
import type { noContent } from "../reply.js";
import { takeSupply } from "./supply.js";

const replaceRows = replacer(subscriptionCredentials, subscriptionCredentials.subscriptionId);

/** Replaces what the customer signs in with. An empty list takes everything away. */
export function setCredentials(
  services: Pick<Services, "store" | "clock" | "seals">,
  call: Call<"subscriptionSetCredentials">,
): Promise<typeof noContent> {
  const { body } = call;
  return takeSupply(services, call, {
    supply: "setCredentials",
    refusal: checkCredentials(body),
    async replace(tx, subscriptionId) {
      const rows = body.map(({ key, value, description, weight }) => ({
        subscriptionId,
        key,
        value: value === undefined ? null : services.seals.seal(value),
        description: description ?? {},
        weight: weight ?? 0,
      }));
      await replaceRows(tx, subscriptionId, rows);
    },
  });
}
