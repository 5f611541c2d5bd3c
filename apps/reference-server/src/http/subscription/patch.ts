import type { SubscriptionPatch } from "@syndikit/contract";
import type { Reply } from "../call.js";
import type { Handlers } from "../routes.gen.js";
import { type Action, type ActionServices, readAction } from "./action/action.js";
import { renew } from "./action/renew.js";
import { report } from "./action/report.js";
import { setName } from "./action/set-name.js";
import { switchAutoRenew } from "./action/switch-auto-renew.js";
import { terminate } from "./action/terminate.js";
import { upgrade } from "./action/upgrade.js";

/** The actions on a subscription. */
export type PatchSubscriptionHandlers = Pick<Handlers, "subscriptionPatch">;

/** Makes the handler of the actions on a subscription. */
export function createPatchSubscriptionHandlers(services: ActionServices): PatchSubscriptionHandlers {
  return {
    async subscriptionPatch(call) {
      return act(services, readAction(call));
    },
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
    case "RENEW":
      return renew(services, withBody(action, body));
    case "AUTORENEW":
      return switchAutoRenew(services, withBody(action, body));
    case "KILL":
      return terminate(services, action);
    default:
      return unknownAction(body);
  }
}

/** The action with the body that it turned out to have. */
function withBody<Body extends SubscriptionPatch>(action: Action, body: Body): Action<Body> {
  return { ...action, body };
}

function unknownAction(body: never): never {
  throw new RangeError(`The contract let through an action that nobody takes: ${JSON.stringify(body)}.`);
}
