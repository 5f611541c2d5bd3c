import { DeploymentStatus, OrderValidationType, UserRole } from "@syndikit/contract";
import { decideTermination } from "../../../domain/ending.js";
import { decideTransition } from "../../../domain/lifecycle.js";
import { recordEnd } from "../../../ledger/end.js";
import { readPeriodFacts } from "../../../ledger/facts.js";
import { readSubscription } from "../../../ledger/subscription.js";
import { allowed } from "../../../marketplace-error.js";
import type { Db } from "../../../store/store.js";
import { assertVendorAccepts } from "../../../vendor-calls/assert-vendor-accepts.js";
import type { OrderQuestion } from "../../../vendor-calls/order-validation.js";
import { noContent } from "../../reply.js";
import { type Action, type ActionServices, theSubscription } from "./action.js";
import { vendorQuestion } from "./vendor-question.js";

/** Terminates the subscription. A customer's termination is put to the vendor where there may be a tenant. */
export async function terminate(
  services: ActionServices,
  action: Action<unknown>,
): Promise<typeof noContent> {
  const { store, clock } = services;
  const question = await store.read((db) => readQuestion(db, action));
  await assertVendorAccepts(services, question);
  return store.write(async (tx) => {
    const row = await theSubscription(tx, action);
    const now = clock.now();
    const ending = allowed(decideTermination(await readPeriodFacts(tx, row, { now })));
    if (ending.kind === "unchanged") return noContent;
    await recordEnd(tx, row, { ending, now, creatorId: action.call.principal.userId });
    return noContent;
  });
}

/** `null` when nobody is to be asked: an administrator's word is final, and a tenant that never was is no loss. */
async function readQuestion(db: Db, action: Action<unknown>): Promise<OrderQuestion | null> {
  const row = await theSubscription(db, action);
  const { status, quantities } = await readSubscription(db, row);
  const move = allowed(decideTransition(status, { trigger: "kill" }));
  const tenant = move.kind === "moved" && move.transition.to === DeploymentStatus.UNDEPLOY_SENT;
  if (!tenant || action.call.principal.role === UserRole.ROLE_ADMIN) return null;
  const { planId } = row;
  const change = { orderType: OrderValidationType.TERMINATION, planId, quantities };
  return vendorQuestion(db, row, { action, change });
}
