import { type SubscriptionPatch, type SubscriptionSetNamePatch, UserRole } from "@syndikit/contract";
import { askedBy, noContent, ok, okPage, type Reply } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { found } from "../../errors.js";
import type { Services } from "../../services.js";
import { onSubscription } from "../../store/keys.js";
import { type Action, type ActionServices, getSubscription, readAction } from "../../subscriptions/action.js";
import { changeQuantities } from "../../subscriptions/quantities.js";
import { findDetails, findSubscription, readSummaries } from "../../subscriptions/queries.js";
import { updateSubscription } from "../../subscriptions/record.js";
import { renew, switchAutoRenew } from "../../subscriptions/renewal.js";
import { report } from "../../subscriptions/report.js";
import { suspend } from "../../subscriptions/suspension.js";
import { terminate } from "../../subscriptions/termination.js";
import { upgrade } from "../../subscriptions/upgrade.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { listCharges, presentCharge } from "./charges.js";
import { presentDetails, presentSummary } from "./dto.js";
import { readHistory } from "./history.js";
import { listSubscriptions } from "./list.js";
import { readPossibleUpgrades } from "./possible-upgrades.js";
import { setCredentials, setEndpoints, setInstructions } from "./supply.js";

type SubscriptionHandlers = Pick<
  Handlers,
  | "subscriptionGet"
  | "subscriptionGetAllPaged"
  | "subscriptionGetCharges"
  | "subscriptionGetHistory"
  | "subscriptionPatch"
  | "subscriptionGetMetadata"
  | "subscriptionUpdateMetadata"
  | "subscriptionDeleteMetadataKey"
  | "subscriptionSetEndpoints"
  | "subscriptionSetInstructions"
  | "subscriptionSetCredentials"
>;

/** Reading subscriptions, the actions on them, their metadata, and what vendors supply for them. */
export function createSubscriptionHandlers(services: Services): SubscriptionHandlers {
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
        return ok(presentDetails(record, { caller: call, seals, upgrades, now }));
      }, askedBy(call));
    },

    async subscriptionGetAllPaged(call) {
      const now = clock.now();
      return store.read(async (db) => {
        const { ids, page } = await listSubscriptions(db, call, call.query);
        return okPage(
          (await readSummaries(db, ids)).map((record) => presentSummary(record, now)),
          page,
        );
      }, askedBy(call));
    },

    async subscriptionGetCharges(call) {
      const { path, query } = call;
      return store.read(async (db) => {
        const { id } = found(await findSubscription(db, call, path.id), "subscription", path.id);
        const { rows, page } = await listCharges(db, id, query);
        return okPage(rows.map(presentCharge), page);
      }, askedBy(call));
    },

    async subscriptionGetHistory(call) {
      const { id } = call.path;
      return store.read(async (db) => {
        return ok(await readHistory(db, found(await findSubscription(db, call, id), "subscription", id)));
      }, askedBy(call));
    },

    subscriptionPatch: (call) => act(services, readAction(call)),

    subscriptionGetMetadata: metadata.get,
    subscriptionUpdateMetadata: metadata.replace,
    subscriptionDeleteMetadataKey: metadata.removeKey,

    subscriptionSetEndpoints: (call) => setEndpoints(services, call),
    subscriptionSetInstructions: (call) => setInstructions(services, call),
    subscriptionSetCredentials: (call) => setCredentials(services, call),
  };
}

function act(services: ActionServices, action: Action): Promise<Reply<"subscriptionPatch">> {
  const { body } = action;
  if (!("action" in body)) return report(services, withBody(action, body));
  switch (body.action) {
    case "SET_NAME":
      return setName(services, withBody(action, body));
    case "SYNDICATED_UPGRADE":
      return upgrade(services, withBody(action, body));
    case "BILLING_ITEM_UPGRADE":
      return changeQuantities(services, withBody(action, body));
    case "RENEW":
      return renew(services, withBody(action, body));
    case "AUTORENEW":
      return switchAutoRenew(services, withBody(action, body));
    case "KILL":
      return terminate(services, withBody(action, body));
    case "STOP":
    case "START":
      return suspend(services, withBody(action, body));
    default:
      return unknownAction(body);
  }
}

/** The action with a narrowed body. The compiler cannot narrow it inside the action. */
function withBody<Body extends SubscriptionPatch>(action: Action, body: Body): Action<Body> {
  return { ...action, body };
}

function unknownAction(body: never): never {
  throw new RangeError(`The contract let through an action that nobody takes: ${JSON.stringify(body)}.`);
}

/** Sets the name of the subscription. Once the customer has chosen a name, a vendor's name is ignored. */
async function setName(
  { clock }: ActionServices,
  action: Action<SubscriptionSetNamePatch>,
): Promise<typeof noContent> {
  const { role } = action.call.principal;
  return action.call.write(async (tx) => {
    const before = await getSubscription(tx, action);
    if (role === UserRole.ROLE_VENDOR && before.namedByCustomer) return noContent;
    const { name } = action.body;
    const namedByCustomer = before.namedByCustomer || role === UserRole.ROLE_USER;
    if (name === before.name && namedByCustomer === before.namedByCustomer) return noContent;
    await updateSubscription(tx, before.id, { name, namedByCustomer, updatedAt: clock.now() });
    return noContent;
  }, onSubscription(action.call.path.id));
}
