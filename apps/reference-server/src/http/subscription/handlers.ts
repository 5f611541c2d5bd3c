import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findSubscription } from "./find.js";
import { listSubscriptions } from "./list.js";
import { readPossibleUpgrades } from "./possible-upgrades.js";
import { presentDetails, presentSummary } from "./present.js";
import { findDetails, readSummaries } from "./record.js";
import { setCredentials } from "./set-credentials.js";
import { setEndpoints } from "./set-endpoints.js";
import { setInstructions } from "./set-instructions.js";

/** Reading subscriptions, their metadata, and what vendors supply for them. */
export type SubscriptionHandlers = Pick<
  Handlers,
  | "subscriptionGet"
  | "subscriptionGetAllPaged"
  | "subscriptionGetMetadata"
  | "subscriptionUpdateMetadata"
  | "subscriptionDeleteMetadataKey"
  | "subscriptionSetEndpoints"
  | "subscriptionSetInstructions"
  | "subscriptionSetCredentials"
>;

/** Makes the handlers of subscriptions that move neither money nor states. */
export function createSubscriptionHandlers(
  services: Pick<Services, "store" | "clock" | "seals">,
): SubscriptionHandlers {
  const { store, clock, seals } = services;
  const metadata = createMetadataHandlers(store, { resource: "subscription", find: findSubscription });

  return {
    async subscriptionGet(call) {
      const { id } = call.path;
      const now = clock.now();
      const languages = [call.query.language ?? null, call.principal.language, "en"] as const;
      return store.read(async (db) => {
        const record = found(await findDetails(db, call, { id, languages }), "subscription", id);
        const upgrades = await readPossibleUpgrades(db, record, now);
        return ok(presentDetails(record, { caller: call, seals, upgrades }));
      });
    },

    async subscriptionGetAllPaged(call) {
      return store.read(async (db) => {
        const { ids, page } = await listSubscriptions(db, call, call.query);
        return okPage((await readSummaries(db, ids)).map(presentSummary), page);
      });
    },

    subscriptionGetMetadata: metadata.get,
    subscriptionUpdateMetadata: metadata.replace,
    subscriptionDeleteMetadataKey: metadata.removeKey,

    subscriptionSetEndpoints: (call) => setEndpoints(services, call),
    subscriptionSetInstructions: (call) => setInstructions(services, call),
    subscriptionSetCredentials: (call) => setCredentials(services, call),
  };
}
