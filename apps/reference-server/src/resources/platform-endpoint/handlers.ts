import type { PlatformEndpoint, PlatformEndpointInput } from "@syndikit/contract";
import { askedBy, ok } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { raise } from "../../errors.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Moment } from "../../ports.js";
import { rotate, secretsOfPlatformEndpoint } from "../../security/rotation.js";
import type { Seals } from "../../security/seals.js";
import type { Services } from "../../services.js";
import { alone } from "../../store/keys.js";
import { type PlatformEndpointSetting, readSetting, writeSetting } from "../../store/settings.js";

type PlatformEndpointHandlers = Pick<Handlers, "platformEndpointsGet" | "platformEndpointsReplace">;

/** The endpoints that receive the events of the whole marketplace. */
export function createPlatformEndpointHandlers({ store, clock, seals }: Services): PlatformEndpointHandlers {
  return {
    async platformEndpointsGet(call) {
      return ok(
        presentEndpoints(await store.read((db) => readSetting(db, "platformEndpoints"), askedBy(call))),
      );
    },

    async platformEndpointsReplace({ body, write }) {
      return write(async (tx) => {
        const before = await readSetting(tx, "platformEndpoints");
        const endpoints = changeEndpoints(before, body, { seals, now: clock.now() });
        await writeSetting(tx, "platformEndpoints", endpoints);
        return ok(presentEndpoints(endpoints));
      }, alone);
    },
  };
}

/** Presents the endpoints without their secrets. */
function presentEndpoints(endpoints: readonly PlatformEndpointSetting[]): PlatformEndpoint[] {
  return endpoints.map(({ url, secret }) => ({ url, secretSet: secret !== undefined }));
}

/**
 * Replaces the endpoints. A URL without a new secret keeps its previous one.
 *
 * @throws {MarketplaceError} `targetInvalid` when a URL cannot be called.
 */
function changeEndpoints(
  before: readonly PlatformEndpointSetting[],
  inputs: readonly PlatformEndpointInput[],
  sealing: { readonly seals: Seals; readonly now: Moment },
): PlatformEndpointSetting[] {
  return inputs.map(({ url, secret, previousSecretValidFor }, index) => {
    const reason = urlProblem(url);
    if (reason !== undefined) raise("targetInvalid", { field: `${index}.url`, reason });
    const known = secretsOfPlatformEndpoint(before.find((other) => other.url === url));
    const change = compact({ notificationSecretToken: secret, previousSecretValidFor });
    const { notificationSecretToken, previousSecretToken, previousSecretUntil } = rotate(
      known,
      change,
      sealing,
    );
    return compact({
      url,
      secret: notificationSecretToken,
      previousSecret: previousSecretToken,
      previousSecretUntil,
    });
  });
}
