import { type CloudCredentialDTO, parseReference, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnUser } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import type { Services } from "../../services.js";
import { onBoth, onMetadata } from "../../store/keys.js";
import { type CloudCredentialRow, cloudCredentials } from "../../store/tables/account.js";
import { createMetadataHandlers, deleteMetadata } from "../metadata/handlers.js";
import { findCloudCredential, insertCloudCredential, listCloudCredentials } from "./queries.js";

type CloudCredentialHandlers = Pick<
  Handlers,
  | "cloudCredentialGetAllPaged"
  | "cloudCredentialCreate"
  | "cloudCredentialGet"
  | "cloudCredentialPatch"
  | "cloudCredentialDelete"
  | "cloudCredentialGetMetadata"
  | "cloudCredentialUpdateMetadata"
  | "cloudCredentialDeleteMetadataKey"
>;

export function createCloudCredentialHandlers({ store, clock, seals }: Services): CloudCredentialHandlers {
  const metadata = createMetadataHandlers(store, { resource: "cloudCredential", find: findCloudCredential });

  return {
    async cloudCredentialGetAllPaged(call) {
      const { rows, page } = await store.read(
        (db) => listCloudCredentials(db, call, call.query),
        askedBy(call),
      );
      return okPage(rows.map(presentCloudCredential), page);
    },

    async cloudCredentialCreate(call) {
      return call.write(async (tx) => {
        const row = await insertCloudCredential(tx, call, clock.now());
        return created(toReference("cloudCredential", row.id), presentCloudCredential(row));
      }, onOwnUser(call));
    },

    async cloudCredentialGet(call) {
      return ok(
        presentCloudCredential(await store.read((db) => getCloudCredential(db, call), askedBy(call))),
      );
    },

    async cloudCredentialPatch(call) {
      // SAVE_CUSTOM_CREDENTIALS is the only action; the validator refuses all others.
      const payload = seals.seal(JSON.stringify(call.body.payload));
      return call.write(async (tx) => {
        const { id } = await getCloudCredential(tx, call);
        await tx.update(cloudCredentials).set({ payload }).where(eq(cloudCredentials.id, id));
        return noContent;
      }, onOwnUser(call));
    },

    async cloudCredentialDelete(call) {
      return call.write(
        async (tx) => {
          const { id } = await getCloudCredential(tx, call);
          await deleteMetadata(tx, "cloudCredential", [id]);
          await tx.delete(cloudCredentials).where(eq(cloudCredentials.id, id));
          return noContent;
        },
        onBoth(onOwnUser(call), onMetadata(call.path.id)),
      );
    },

    cloudCredentialGetMetadata: metadata.get,
    cloudCredentialUpdateMetadata: metadata.replace,
    cloudCredentialDeleteMetadataKey: metadata.removeKey,
  };
}

const getCloudCredential = orNotFound(findCloudCredential, "cloudCredential");

/** A cloud credential in API form. It only tells whether there is a secret. */
function presentCloudCredential(row: CloudCredentialRow): CloudCredentialDTO {
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
