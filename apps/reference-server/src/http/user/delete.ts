import { UserRole } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import {
  cloudCredentials,
  comments,
  paymentMethods,
  tokens,
  type UserRow,
  users,
} from "../../store/schema/index.js";
import type { Tx } from "../../store/store.js";
import { deleteMetadata } from "../metadata/delete.js";
import { assertAdministratorLeft } from "./administrators.js";
import { tellOfUser } from "./events.js";

/**
 * Deletes a user with all that is its own. The row stays, because subscriptions and invoices name their buyer, but
 * nothing personal stays in it.
 */
export async function deleteUser(
  tx: Tx,
  user: Pick<UserRow, "id" | "userRole" | "enabled">,
  now: Moment,
): Promise<void> {
  const { id } = user;
  const credentials = tx
    .select({ id: cloudCredentials.id })
    .from(cloudCredentials)
    .where(eq(cloudCredentials.ownerId, id));
  await deleteMetadata(tx, "cloudCredential", credentials);
  await tx.delete(cloudCredentials).where(eq(cloudCredentials.ownerId, id));
  await tx.delete(paymentMethods).where(eq(paymentMethods.userId, id));
  await tx.delete(comments).where(eq(comments.userId, id));
  await tx.delete(tokens).where(eq(tokens.userId, id));
  await deleteMetadata(tx, "user", [id]);
  await tx
    .update(users)
    .set({ ...remains(id), deletedAt: now })
    .where(eq(users.id, id));
  if (user.enabled && user.userRole === UserRole.ROLE_ADMIN) await assertAdministratorLeft(tx, id);
  await tellOfUser(tx, "User.DELETED", { id, now });
}

/** What is left of a deleted user. No user name and no e-mail address may hold a colon, so nobody's is taken. */
function remains(id: number) {
  return {
    userName: `deleted:${id}`,
    name: "deleted",
    surname: null,
    email: `deleted:${id}`,
    phoneNumber: null,
    language: null,
    companyId: null,
    companyGroupId: null,
    address: null,
    enabled: false,
    externalId: null,
    passwordHash: null,
  } as const;
}
