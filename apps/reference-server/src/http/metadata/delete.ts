import { and, eq, inArray, type SQLWrapper } from "drizzle-orm";
import { metadata } from "../../store/schema/account.js";
import type { Tx } from "../../store/store.js";

/** The resources that have metadata. */
export type MetadataResource =
  | "cloudCredential"
  | "product"
  | "productVersion"
  | "subscription"
  | "user"
  | "userCompany";

/** Deletes all metadata of some objects, which go away with it. */
export async function deleteMetadata(
  tx: Tx,
  resource: MetadataResource,
  ids: readonly number[] | SQLWrapper,
): Promise<void> {
  const theirs = "getSQL" in ids ? inArray(metadata.entityId, ids) : inArray(metadata.entityId, [...ids]);
  await tx.delete(metadata).where(and(eq(metadata.entity, resource), theirs));
}
