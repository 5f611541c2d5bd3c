import { LineType, type Subscription } from "@syndikit/contract";
import { decideCosts } from "../../domain/billing.js";
import { record } from "../../ledger/record.js";
import { readSubscription } from "../../ledger/subscription.js";
import { allowed, found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import type { Call } from "../call.js";
import { ok } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findSubscription } from "./find.js";
import { readPossibleUpgrades } from "./possible-upgrades.js";
import { presentDetails } from "./present.js";
import { findDetails } from "./record.js";
import { readVendorLines } from "./vendor-lines.js";

/** Lines that wait for an invoice. */
export type SubscriptionCostHandlers = Pick<
  Handlers,
  "subscriptionSetOneshotCosts" | "subscriptionSetRecurringCosts"
>;

type CostServices = Pick<Services, "store" | "clock" | "seals">;
type CostCall = Call<"subscriptionSetOneshotCosts"> | Call<"subscriptionSetRecurringCosts">;

/** Makes the handlers of the lines that wait for an invoice. */
export function createSubscriptionCostHandlers(services: CostServices): SubscriptionCostHandlers {
  return {
    subscriptionSetOneshotCosts: async (call) => ok(await setCosts(services, call, "oneshotCosts")),
    subscriptionSetRecurringCosts: async (call) => ok(await setCosts(services, call, "recurringCosts")),
  };
}

const lineTypes = {
  oneshotCosts: LineType.ONESHOTCOST,
  recurringCosts: LineType.RECURRINGCOST,
} as const;

/** Replaces the lines that wait; none removes them. */
async function setCosts(
  { store, clock, seals }: CostServices,
  call: CostCall,
  costs: keyof typeof lineTypes,
): Promise<Subscription> {
  const { id } = call.path;
  const given = readVendorLines(call.body);
  return store.write(async (tx) => {
    const row = found(await findSubscription(tx, call, id), "subscription", id);
    const now = clock.now();
    const subscription = await readSubscription(tx, row);
    const lines = allowed(decideCosts({ subscription, lines: given, now }, lineTypes[costs]));
    await record(tx, row, { patch: { [costs]: lines }, events: [], order: null, now });
    const { language } = call.principal;
    const languages = [language ?? "en", "en", "en"] as const;
    const details = found(await findDetails(tx, call, { id, languages }), "subscription", id);
    const upgrades = await readPossibleUpgrades(tx, details, now);
    return presentDetails(details, { caller: call, seals, upgrades });
  });
}
