import type { Metadata } from "@syndikit/contract";
import { and, asc, eq, inArray, type SQLWrapper } from "drizzle-orm";
import { askedBy, noContent, ok, type SilentCall } from "../../api/call.js";
import { type ObjectCall, orNotFound } from "../../api/scope.js";
import { found } from "../../errors.js";
import { isOneOf } from "../../store/dialect.js";
import { onMetadata } from "../../store/keys.js";
import type { Store, Tx } from "../../store/port.js";
import { metadata } from "../../store/tables/account.js";

type MetadataResource =
  | "cloudCredential"
  | "product"
  | "productVersion"
  | "subscription"
  | "user"
  | "userCompany";

interface MetadataOwner {
  readonly resource: MetadataResource;
  /** The resource's own finder: a caller who cannot find the object cannot find its metadata. */
  readonly find: Parameters<typeof orNotFound>[0];
}

interface MetadataHandlers {
  get(call: ObjectCall): Promise<{ readonly status: 200; readonly body: Metadata }>;
  replace(call: ObjectCall & SilentCall & { readonly body: Metadata }): Promise<typeof noContent>;
  removeKey(
    call: ObjectCall & SilentCall & { readonly path: { readonly key: string } },
  ): Promise<typeof noContent>;
}

/**
 * The three metadata operations of a resource.
 *
 * @example
 * ```ts
 * const metadata = createMetadataHandlers(store, { resource: "product", find: findProduct });
 * return { productGetMetadata: metadata.get, productUpdateMetadata: metadata.replace };
 * ```
 */
export function createMetadataHandlers(store: Store, { resource, find }: MetadataOwner): MetadataHandlers {
  const assertFound = orNotFound(find, resource);

  return {
    async get(call) {
      const entries = await store.read(async (db) => {
        await assertFound(db, call);
        return db
          .select({ key: metadata.key, value: metadata.value })
          .from(metadata)
          .where(and(eq(metadata.entity, resource), eq(metadata.entityId, call.path.id)))
          .orderBy(asc(metadata.key));
      }, askedBy(call));
      return ok(Object.fromEntries(entries.map(({ key, value }) => [key, value])));
    },

    async replace(call) {
      const entityId = call.path.id;
      const rows = Object.entries(call.body).map(([key, value]) => ({
        entity: resource,
        entityId,
        key,
        value,
      }));
      return call.write(async (tx) => {
        await assertFound(tx, call);
        await deleteMetadata(tx, resource, [entityId]);
        if (rows.length > 0) await tx.insert(metadata).values(rows);
        return noContent;
      }, onMetadata(entityId));
    },

    async removeKey(call) {
      const { id, key } = call.path;
      return call.write(async (tx) => {
        await assertFound(tx, call);
        const [removed] = await tx
          .delete(metadata)
          .where(and(eq(metadata.entity, resource), eq(metadata.entityId, id), eq(metadata.key, key)))
          .returning({ key: metadata.key });
        found(removed, "metadata", key);
        return noContent;
      }, onMetadata(id));
    },
  };
}

export async function deleteMetadata(
  tx: Tx,
  resource: MetadataResource,
  whose: readonly number[] | SQLWrapper,
): Promise<void> {
  const theirs = "getSQL" in whose ? inArray(metadata.entityId, whose) : isOneOf(metadata.entityId, whose);
  await tx.delete(metadata).where(and(eq(metadata.entity, resource), theirs));
}
