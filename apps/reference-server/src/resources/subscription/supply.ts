import { DeploymentStatus } from "@syndikit/contract";
import { allowed, found, type Refusal } from "../../errors.js";
import { type Call, noContent } from "../../http/call.js";
import { knownOf } from "../../known.js";
import type { Services } from "../../services.js";
import type { Tx } from "../../store/port.js";
import { replacer } from "../../store/rows.js";
import {
  subscriptionCredentials,
  subscriptionEndpoints,
  subscriptionInstructions,
} from "../../store/tables/subscription.js";
import { updateSubscription } from "../../subscriptions/facts.js";
import {
  checkCredentials,
  checkEndpoints,
  checkInstructions,
  checkSupply,
  type Supply,
} from "../../subscriptions/rules/supply.js";
import type { ObjectCall } from "../scope.js";
import { findSubscription } from "./queries.js";

/** What a vendor supplies for a subscription. */
interface SupplyRequest {
  readonly supply: Supply;
  /** Why what was sent is not taken; `null` when it is. */
  readonly refusal: Refusal | null;
  /** Replaces what was there. */
  replace(tx: Tx, subscriptionId: number): Promise<void>;
}

/**
 * Takes what a vendor supplies for a subscription, in place of what was there.
 *
 * @throws MarketplaceError 404; 409 in a state in which nothing is supplied; 422 for what breaks a rule.
 */
async function takeSupply(
  { store, clock }: Pick<Services, "store" | "clock">,
  call: ObjectCall,
  { supply, refusal, replace }: SupplyRequest,
): Promise<typeof noContent> {
  const { id } = call.path;
  return store.write(async (tx) => {
    const { deploymentStatus } = found(await findSubscription(tx, call, id), "subscription", id);
    allowed(checkSupply(knownOf(DeploymentStatus, deploymentStatus), supply));
    allowed(refusal);
    await replace(tx, id);
    await updateSubscription(tx, id, { updatedAt: clock.now() });
    return noContent;
  });
}

const replaceEndpoints = replacer(subscriptionEndpoints, subscriptionEndpoints.subscriptionId);

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
      await replaceEndpoints(tx, subscriptionId, rows);
    },
  });
}

const replaceInstructions = replacer(subscriptionInstructions, subscriptionInstructions.subscriptionId);

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
      await replaceInstructions(tx, subscriptionId, rows);
    },
  });
}

const replaceCredentials = replacer(subscriptionCredentials, subscriptionCredentials.subscriptionId);

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
      await replaceCredentials(tx, subscriptionId, rows);
    },
  });
}
