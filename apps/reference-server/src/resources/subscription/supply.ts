import { DeploymentStatus } from "@syndikit/contract";
import { type Call, noContent, type SilentCall } from "../../api/call.js";
import { type ObjectCall, orNotFound } from "../../api/scope.js";
import { enumValueOf } from "../../enum-value.js";
import { allowed, type Refusal } from "../../errors.js";
import { hasAddress, tellOfAddresses } from "../../messages/tell.js";
import type { Clock } from "../../ports.js";
import type { Services } from "../../services.js";
import { onSubscription } from "../../store/keys.js";
import type { Tx } from "../../store/port.js";
import { replacer } from "../../store/rows.js";
import {
  subscriptionCredentials,
  subscriptionEndpoints,
  subscriptionInstructions,
} from "../../store/tables/subscription.js";
import { findSubscription } from "../../subscriptions/queries.js";
import { updateSubscription } from "../../subscriptions/record.js";
import {
  checkCredentials,
  checkEndpoints,
  checkInstructions,
  checkSupply,
  type Supply,
} from "../../subscriptions/rules/supply.js";

interface SupplyRequest {
  readonly supply: Supply;
  /** Why the body is refused; `null` when it is valid. */
  readonly refusal: Refusal | null;
  replace(tx: Tx, subscriptionId: number, state: string): Promise<void>;
}

/**
 * Replaces what a vendor has supplied for a subscription.
 *
 * @throws {MarketplaceError} 404 when the caller does not reach it; 409 when its state does not allow it; 422 when the
 * body breaks a rule.
 */
async function writeSupply(
  clock: Clock,
  call: ObjectCall & SilentCall,
  { supply, refusal, replace }: SupplyRequest,
): Promise<typeof noContent> {
  return call.write(async (tx) => {
    const { id, deploymentStatus } = await getSubscription(tx, call);
    allowed(checkSupply(enumValueOf(DeploymentStatus, deploymentStatus), supply));
    allowed(refusal);
    await replace(tx, id, deploymentStatus);
    await updateSubscription(tx, id, { updatedAt: clock.now() });
    return noContent;
  }, onSubscription(call.path.id));
}

const getSubscription = orNotFound(findSubscription, "subscription");

const replaceEndpoints = replacer(subscriptionEndpoints, subscriptionEndpoints.subscriptionId);

/** Replaces the addresses where the customer finds the application. */
export function setEndpoints(
  { clock }: Pick<Services, "clock">,
  call: Call<"subscriptionSetEndpoints">,
): Promise<typeof noContent> {
  const { body } = call;
  return writeSupply(clock, call, {
    supply: "setEndpoints",
    refusal: checkEndpoints(body),
    async replace(tx, subscriptionId, state) {
      const isLate = state === DeploymentStatus.DEPLOYED && !(await hasAddress(tx, subscriptionId));
      const rows = body.map(({ endpoint, description, category }) => ({
        subscriptionId,
        endpoint,
        description: description ?? null,
        category: category ?? null,
      }));
      await replaceEndpoints(tx, subscriptionId, rows);
      if (isLate) await tellOfAddresses(tx, subscriptionId, clock.now());
    },
  });
}

const replaceInstructions = replacer(subscriptionInstructions, subscriptionInstructions.subscriptionId);

/** Replaces the instructions in all languages. */
export function setInstructions(
  { clock }: Pick<Services, "clock">,
  call: Call<"subscriptionSetInstructions">,
): Promise<typeof noContent> {
  const { body } = call;
  return writeSupply(clock, call, {
    supply: "setInstructions",
    refusal: checkInstructions(body),
    async replace(tx, subscriptionId) {
      const rows = Object.entries(body).map(([language, text]) => ({ subscriptionId, language, text }));
      await replaceInstructions(tx, subscriptionId, rows);
    },
  });
}

const replaceCredentials = replacer(subscriptionCredentials, subscriptionCredentials.subscriptionId);

/** Replaces the credentials that the customer signs in with. An empty list removes all. */
export function setCredentials(
  { clock, seals }: Pick<Services, "clock" | "seals">,
  call: Call<"subscriptionSetCredentials">,
): Promise<typeof noContent> {
  const { body } = call;
  return writeSupply(clock, call, {
    supply: "setCredentials",
    refusal: checkCredentials(body),
    async replace(tx, subscriptionId) {
      const rows = body.map(({ key, value, description, weight }) => ({
        subscriptionId,
        key,
        value: value === undefined ? null : seals.seal(value),
        description: description ?? {},
        weight: weight ?? 0,
      }));
      await replaceCredentials(tx, subscriptionId, rows);
    },
  });
}
