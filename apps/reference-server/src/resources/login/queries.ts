import { type Column, eq, sql } from "drizzle-orm";
import { lowercase } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { prepared } from "../../store/prepared.js";
import { companies } from "../../store/tables/company.js";
import { type TokenRow, tokens, type UserRow, users } from "../../store/tables/user.js";

/** The columns of a user that signing in needs. */
export type SignInUser = Pick<
  UserRow,
  "id" | "userName" | "email" | "userRole" | "companyId" | "language" | "passwordHash"
> & {
  /** False when the user or its company is disabled. */
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

/** Compares the name without regard to case. */
function userBy(column: Column) {
  return prepared((db) =>
    db
      .select(columns)
      .from(users)
      .leftJoin(companies, eq(companies.id, users.companyId))
      .where(eq(sql`lower(${column})`, lowercase(sql.placeholder("name"))))
      .prepare(),
  );
}

const byName = userBy(users.userName);
const byEmail = userBy(users.email);

/** The user with this user name, else with this e-mail address. So no user can take over the sign-in of another. */
export async function findUserByNameOrEmail(db: Db, name: string): Promise<SignInUser | undefined> {
  // No name contains it, and not every engine accepts it in a query.
  if (name.includes("\0")) return undefined;
  const [named] = await byName(db).execute({ name });
  if (named !== undefined) return named;
  const [addressed] = await byEmail(db).execute({ name });
  return addressed;
}

const byId = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
);

export async function findUserById(db: Db, id: number): Promise<SignInUser | undefined> {
  const [user] = await byId(db).execute({ id });
  return user;
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

/** Finds a token by its hash, with its owner. */
export async function findTokenOwner(db: Db, hash: string): Promise<TokenOwner | undefined> {
  const [owner] = await byToken(db).execute({ hash });
  return owner;
}
