import { toReference } from "@syndikit/contract";
import { type AcceptedOrder, decideOrder, type RefusedOrder } from "../../domain/order.js";
import { hasPrice } from "../../domain/plan.js";
import { createSubscription } from "../../ledger/new-subscription.js";
import { MarketplaceError, raise } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { assertVendorAccepts } from "../../vendor-calls/assert-vendor-accepts.js";
import { orderQuestion } from "../../vendor-calls/order-question.js";
import { created } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { matchPatterns, readRules } from "./entered-values.js";
import { assertMayOrder } from "./may-order.js";
import { askOffers, readOfferQuestions, withOffers } from "./offered-values.js";
import { type Ordering, readOrderFacts } from "./order-facts.js";
import { presentOrder } from "./present.js";
import { readOrder } from "./read-order.js";

/** Placing an order. */
export type PlaceOrderHandlers = Pick<Handlers, "orderCreate">;

/** Makes the handler that places orders. */
export function createPlaceOrderHandlers(services: Services): PlaceOrderHandlers {
  const { store, clock, patterns } = services;
  return {
    async orderCreate(call) {
      const request = readOrder(call);
      const { entered, type, externalReference } = request;
      const ordering: Ordering = { call, request, companyId: assertMayOrder(call.principal, request) };
      const { facts, rules, offers, question } = await store.read((db) => readDraft(db, ordering));

      // What can be known here is refused here; vendors are asked last, and outside of any transaction.
      const parameters = await matchPatterns(patterns, rules, entered);
      assertAccepted(decideOrder({ ...facts, parameters, now: clock.now() }));
      const offered = await askOffers(services, offers);
      if (offered.size > 0) {
        const plan = withOffers(facts.plan, offered);
        assertAccepted(decideOrder({ ...facts, plan, parameters, now: clock.now() }));
      }
      await assertVendorAccepts(services, question);

      return store.write(async (tx) => {
        const { facts: present, name } = await readOrderFacts(tx, ordering);
        const now = clock.now();
        const plan = withOffers(present.plan, offered);
        const accepted = assertAccepted(decideOrder({ ...present, plan, parameters, now }));
        if (!hasPrice(present.plan)) {
          return raise("planNotPublished", { plan: toReference("productVersion", plan.id) });
        }
        const order = await createSubscription(tx, {
          accepted,
          type,
          name,
          plan: present.plan,
          buyerId: call.principal.userId,
          companyId: ordering.companyId,
          entered,
          externalReference,
          now,
        });
        const body = await presentOrder(tx, order);
        return created(body.self, body);
      });
    },
  };
}

async function readDraft(db: Parameters<typeof readOrderFacts>[0], ordering: Ordering) {
  const { request, call } = ordering;
  const { facts } = await readOrderFacts(db, ordering);
  const rules = await readRules(db, request);
  return {
    facts,
    rules,
    offers: await readOfferQuestions(db, ordering, rules),
    question: await orderQuestion(db, {
      orderType: request.type,
      planId: request.planId,
      quantities: request.quantities,
      parameters: request.entered,
      language: call.principal.language ?? "en",
      buyerId: call.principal.userId,
    }),
  };
}

/** @throws MarketplaceError with everything that is wrong with the order. */
function assertAccepted(decision: AcceptedOrder | RefusedOrder): AcceptedOrder {
  if (decision.kind === "refused") throw new MarketplaceError(decision.refusals);
  return decision;
}
