import { and, eq, ne, or, sql } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { users } from "../../store/schema/user.js";
import type { Db } from "../../store/store.js";

/** What a user wants to sign in with. */
export interface SignInNames {
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Refuses a name that somebody else signs in with, in any case. Either of the two names signs in, so a user name
 * must not be another one's e-mail address either.
 *
 * @param self - the user that may keep its own names; absent for a new one.
 * @throws MarketplaceError `valueTaken`.
 */
export async function assertNamesFree(db: Db, names: SignInNames, self?: number): Promise<void> {
  for (const field of ["userName", "email"] as const) {
    const value = names[field];
    if (value === undefined) continue;
    const lower = sql`lower(${value})`;
    const taken = or(eq(sql`lower(${users.userName})`, lower), eq(sql`lower(${users.email})`, lower));
    const others = self === undefined ? undefined : ne(users.id, self);
    const [other] = await db.select({ id: users.id }).from(users).where(and(taken, others)).limit(1);
    if (other !== undefined) raise("valueTaken", { field, value });
  }
}
