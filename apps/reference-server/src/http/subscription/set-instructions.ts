import { eq } from "drizzle-orm";
import { checkInstructions } from "../../domain/supply.js";
import type { Services } from "../../services.js";
import { subscriptionInstructions } from "../../store/schema/subscription.js";
import type { Call } from "../call.js";
import type { noContent } from "../reply.js";
import { takeSupply } from "./supply.js";

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
      await tx
        .delete(subscriptionInstructions)
        .where(eq(subscriptionInstructions.subscriptionId, subscriptionId));
      const rows = Object.entries(body).map(([language, text]) => ({ subscriptionId, language, text }));
      await tx.insert(subscriptionInstructions).values(rows);
    },
  });
}
