import { type CloudCredentialDTO, parseReference, toReference } from "@syndikit/contract";
import type { CloudCredentialRow } from "../../store/schema/account.js";
import { compact } from "../compact.js";

/** A cloud credential as its owner sees it. Of the secret it only tells whether there is one. */
export function presentCloudCredential(row: CloudCredentialRow): CloudCredentialDTO {
  const { id, name, cloudProvider, ownerId, subscriptionId, payload } = row;
  const providerId = parseReference(cloudProvider, "cloudProvider");
  return compact({
    id,
    self: toReference("cloudCredential", id),
    name,
    cloudProvider: providerId === undefined ? null : { url: toReference("cloudProvider", providerId) },
    owner: { url: toReference("user", ownerId) },
    subscription: subscriptionId === null ? null : { url: toReference("subscription", subscriptionId) },
    uploaded: payload !== null,
  });
}
