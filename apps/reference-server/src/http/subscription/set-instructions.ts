import { checkInstructions } from "../../domain/supply.js";
import type { Services } from "../../services.js";
import { subscriptionInstructions } from "../../store/schema/subscription.js";
import { replacer } from "../../store/write-rows.js";
import type { Call } from "../call.js";
import type { noContent } from "../reply.js";
import { takeSupply } from "./supply.js";

const replaceRows = replacer(subscriptionInstructions, subscriptionInstructions.subscriptionId);

/** Replaces the instructions of every language. */
export function setInstructions(
  services: Pick<Services, "store" | "clock">,
  call: Call<"subscriptionSetInstructions">,
): Promise<typeof noContent> {
  const { body } = call;
  return takeSupply(services, call, {
    supply: "setInstructions",
    refusal: checkInstructions(body),
    async replace(tx, subscriptionId) {
      const rows = Object.entries(body).map(([language, text]) => ({ subscriptionId, language, text }));
      await replaceRows(tx, subscriptionId, rows);
    },
  });
}
