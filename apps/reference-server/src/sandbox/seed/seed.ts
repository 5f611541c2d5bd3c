import { Seed, UserRole } from "@syndikit/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import { users } from "../../store/schema/user.js";
import type { Store } from "../../store/store.js";
import { hashDemoPasswords, type SeedContext, seedAccounts } from "./accounts.js";
import { seedCatalogue } from "./catalogue.js";

/** The administrator of a marketplace that begins without the demo. */
export interface Administrator {
  readonly userName: string;
  readonly passwordHash: string;
}

/** The first administrator there is, who can sign in with a password. */
export function findAdministrator(store: Store): Promise<Administrator | undefined> {
  return store.read(async (db) => {
    const [row] = await db
      .select({ userName: users.userName, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.userRole, UserRole.ROLE_ADMIN), isNull(users.deletedAt)))
      .orderBy(asc(users.id))
      .limit(1);
    if (row === undefined || row.passwordHash === null) return undefined;
    return { userName: row.userName, passwordHash: row.passwordHash };
  });
}

/** What a seed is planted with. */
export interface SeedOptions extends SeedContext {
  readonly store: Store;
  readonly seed: Seed;
  /** Who administrates a marketplace that is otherwise empty; the demo has its own. */
  readonly administrator: Administrator | undefined;
}

/** Whether there is nobody yet, so that a seed may be planted. */
export function isVirgin(store: Store): Promise<boolean> {
  return store.read(async (db) => (await db.$count(users)) === 0);
}

/** Fills an empty marketplace. The same seed gives the same identifiers, always. */
export async function plantSeed(options: SeedOptions): Promise<void> {
  const { store, seed, now, environment, passwords, administrator } = options;
  if (seed === Seed.demo) {
    const hashes = await hashDemoPasswords(passwords);
    return store.write(async (tx) => {
      await seedAccounts(tx, options, hashes);
      await seedCatalogue(tx, now);
    });
  }
  if (administrator === undefined) throw new Error("An empty marketplace needs an administrator.");
  const { userName, passwordHash } = administrator;
  await store.write(async (tx) => {
    await tx.insert(users).values({
      userName,
      passwordHash,
      name: "Administrator",
      email: `${userName}@localhost.localdomain`,
      userRole: UserRole.ROLE_ADMIN,
      acceptedTerms: true,
      activated: true,
      newbie: false,
      environment,
      activationDate: now,
      creationDate: now,
    });
  });
}
