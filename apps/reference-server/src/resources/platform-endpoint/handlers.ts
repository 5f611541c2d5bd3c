import type { PlatformEndpoint, PlatformEndpointInput } from "@syndikit/contract";
import { raise } from "../../errors.js";
import { ok } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Seals } from "../../secrets/seals.js";
import type { Services } from "../../services.js";
import { type PlatformEndpointSetting, readSetting, writeSetting } from "../../store/settings.js";

type PlatformEndpointHandlers = Pick<Handlers, "platformEndpointsGet" | "platformEndpointsReplace">;

/** The endpoints that receive the events of the whole marketplace. */
export function createPlatformEndpointHandlers({ store, seals }: Services): PlatformEndpointHandlers {
  return {
    async platformEndpointsGet() {
      return ok(presentEndpoints(await store.read((db) => readSetting(db, "platformEndpoints"))));
    },

    async platformEndpointsReplace({ body, write }) {
      return write(async (tx) => {
        const endpoints = changeEndpoints(await readSetting(tx, "platformEndpoints"), body, seals);
        await writeSetting(tx, "platformEndpoints", endpoints);
        return ok(presentEndpoints(endpoints));
      });
    },
  };
}

/** Without the secrets. */
function presentEndpoints(endpoints: readonly PlatformEndpointSetting[]): PlatformEndpoint[] {
  return endpoints.map(({ url, secret }) => ({ url, secretSet: secret !== undefined }));
}

/**
 * Without a new secret a URL keeps the one that it had before.
 *
 * @throws {MarketplaceError} `targetInvalid` when a URL cannot be called.
 */
function changeEndpoints(
  before: readonly PlatformEndpointSetting[],
  inputs: readonly PlatformEndpointInput[],
  seals: Seals,
): PlatformEndpointSetting[] {
  return inputs.map(({ url, secret }, index) => {
    const reason = urlProblem(url);
    if (reason !== undefined) raise("targetInvalid", { field: `${index}.url`, reason });
    const sealed =
      secret === undefined ? before.find((other) => other.url === url)?.secret : seals.seal(secret);
    return sealed === undefined ? { url } : { url, secret: sealed };
  });
}
