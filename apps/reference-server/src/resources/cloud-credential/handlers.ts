import { type CloudCredentialDTO, parseReference, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { found } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { type CloudCredentialRow, cloudCredentials } from "../../store/tables/account.js";
import { compact } from "../dto.js";
import { createMetadataHandlers, deleteMetadata } from "../metadata/handlers.js";
import type { ObjectCall } from "../scope.js";
import { createCloudCredential, findCloudCredential, listCloudCredentials } from "./queries.js";

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

/** The operations on credentials for cloud providers. */
export function createCloudCredentialHandlers({ store, clock, seals }: Services): CloudCredentialHandlers {
  const metadata = createMetadataHandlers(store, { resource: "cloudCredential", find: findCloudCredential });

  return {
    async cloudCredentialGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listCloudCredentials(db, call));
      return okPage(rows.map(presentCloudCredential), page);
    },

    async cloudCredentialCreate(call) {
      const row = await store.write((tx) => createCloudCredential(tx, call, clock.now()));
      return created(`cloudCredential/${row.id}`, presentCloudCredential(row));
    },

    async cloudCredentialGet(call) {
      return ok(presentCloudCredential(await store.read((db) => theCredential(db, call))));
    },

    async cloudCredentialPatch(call) {
      // SAVE_CUSTOM_CREDENTIALS is the one action that there is; the validator refuses every other.
      const payload = seals.seal(JSON.stringify(call.body.payload));
      await store.write(async (tx) => {
        const { id } = await theCredential(tx, call);
        await tx.update(cloudCredentials).set({ payload }).where(eq(cloudCredentials.id, id));
      });
      return noContent;
    },

    async cloudCredentialDelete(call) {
      await store.write(async (tx) => {
        const { id } = await theCredential(tx, call);
        await deleteMetadata(tx, "cloudCredential", [id]);
        await tx.delete(cloudCredentials).where(eq(cloudCredentials.id, id));
      });
      return noContent;
    },

    cloudCredentialGetMetadata: metadata.get,
    cloudCredentialUpdateMetadata: metadata.replace,
    cloudCredentialDeleteMetadataKey: metadata.removeKey,
  };
}

async function theCredential(db: Db, call: ObjectCall): Promise<CloudCredentialRow> {
  return found(await findCloudCredential(db, call, call.path.id), "cloudCredential", call.path.id);
}

/** A cloud credential as its owner sees it. Of the secret it only tells whether there is one. */
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
