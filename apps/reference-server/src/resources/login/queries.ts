import { type Column, eq, sql } from "drizzle-orm";
import type { Db } from "../../store/port.js";
import { prepared } from "../../store/prepared.js";
import { companies } from "../../store/tables/company.js";
import { type TokenRow, tokens, type UserRow, users } from "../../store/tables/user.js";

/** A user, as far as signing in needs to know. */
export type SignInUser = Pick<
  UserRow,
  "id" | "userName" | "email" | "userRole" | "companyId" | "language" | "passwordHash"
> & {
  /** False when the user is disabled, or the company that it is a member of. */
  readonly enabled: boolean;
};

const columns = {
  id: users.id,
  userName: users.userName,
  email: users.email,
  userRole: users.userRole,
  companyId: users.companyId,
  language: users.language,
  enabled:
    sql`case when ${users.enabled} = 1 and coalesce(${companies.enabled}, 1) = 1 then 1 else 0 end`.mapWith(
      users.enabled,
    ),
  passwordHash: users.passwordHash,
};

/** The name is compared in any case. */
function userBy(column: Column) {
  return prepared((db) =>
    db
      .select(columns)
      .from(users)
      .leftJoin(companies, eq(companies.id, users.companyId))
      .where(eq(sql`lower(${column})`, sql`lower(${sql.placeholder("name")})`))
      .prepare(),
  );
}

const byName = userBy(users.userName);
const byEmail = userBy(users.email);

/** The user of that name, else of that e-mail address: so no user can take over the sign-in of another. */
export async function findUserByNameOrEmail(db: Db, name: string): Promise<SignInUser | undefined> {
  // No name has it, and not every engine can be asked for it.
  if (name.includes("\0")) return undefined;
  const [named] = await byName(db).execute({ name });
  if (named !== undefined) return named;
  const [addressed] = await byEmail(db).execute({ name });
  return addressed;
}

const byToken = prepared((db) =>
  db
    .select({ token: { id: tokens.id, access: tokens.access, expiresAt: tokens.expiresAt }, user: columns })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(tokens.hash, sql.placeholder("hash")))
    .prepare(),
);

export interface TokenOwner {
  readonly token: Pick<TokenRow, "id" | "access" | "expiresAt">;
  readonly user: SignInUser;
}

/** The token of a hash, and its owner. */
export async function findTokenOwner(db: Db, hash: string): Promise<TokenOwner | undefined> {
  const [owner] = await byToken(db).execute({ hash });
  return owner;
}
