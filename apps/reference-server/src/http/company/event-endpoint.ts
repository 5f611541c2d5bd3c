import type { CompanyInput } from "@syndikit/contract";
import { urlProblem } from "../../delivery/target-policy.js";
import { raise } from "../../marketplace-error.js";
import type { Seals } from "../../secrets/seal.js";
import type { WantedCompany } from "./profile.js";

type EndpointInput = Pick<
  CompanyInput,
  "syndicationEndpoint" | "notificationSecretToken" | "technicalEmailAddress"
>;

/**
 * The columns of a vendor's event endpoint that a request names. The secret is sealed here, and never leaves the
 * store in clear again.
 *
 * @throws MarketplaceError `targetInvalid` for an endpoint that events cannot go to.
 */
export function readEventEndpoint(input: EndpointInput, seals: Seals): WantedCompany {
  const { syndicationEndpoint, notificationSecretToken: secret, technicalEmailAddress } = input;
  if (typeof syndicationEndpoint === "string") {
    const reason = urlProblem(syndicationEndpoint);
    if (reason !== undefined) raise("targetInvalid", { field: "syndicationEndpoint", reason });
  }
  const notificationSecretToken = typeof secret === "string" ? seals.seal(secret) : secret;
  return { syndicationEndpoint, technicalEmailAddress, notificationSecretToken };
}
