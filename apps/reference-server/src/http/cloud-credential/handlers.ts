import { eq } from "drizzle-orm";
import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { type CloudCredentialRow, cloudCredentials } from "../../store/schema/account.js";
import type { Db } from "../../store/store.js";
import { deleteMetadata } from "../metadata/delete.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import type { ObjectCall } from "../scope.js";
import { createCloudCredential } from "./create.js";
import { findCloudCredential, listCloudCredentials } from "./find.js";
import { presentCloudCredential } from "./present.js";

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
