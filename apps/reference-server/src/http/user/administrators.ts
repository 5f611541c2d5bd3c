import { UserRole } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { users } from "../../store/schema/user.js";
import type { Db } from "../../store/store.js";

/**
 * Refuses a change that left nobody who could undo it. Ask after the change, in its transaction.
 *
 * @param id - the user that was changed, for the error.
 * @throws MarketplaceError `stillInUse`.
 */
export async function assertAdministratorLeft(db: Db, id: number): Promise<void> {
  const [left] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userRole, UserRole.ROLE_ADMIN), eq(users.enabled, true), isNull(users.deletedAt)))
    .limit(1);
  if (left === undefined)
    raise("stillInUse", { resource: "user", id, by: "the marketplace, as its last administrator" });
}
