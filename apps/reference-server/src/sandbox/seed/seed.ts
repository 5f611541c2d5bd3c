import { Seed, UserRole } from "@syndikit/contract";
import { users } from "../../store/schema/user.js";
import type { Store } from "../../store/store.js";
import { hashDemoPasswords, type SeedContext, seedAccounts } from "./accounts.js";
import { seedCatalogue } from "./catalogue.js";

/** The administrator of a marketplace that begins without the demo. */
export interface Administrator {
  readonly userName: string;
  readonly passwordHash: string;
}

/** What a seed is planted with. */
export interface SeedOptions extends SeedContext {
  readonly store: Store;
  readonly seed: Seed;
  /** Who administrates a marketplace that is otherwise empty. */
  readonly administrator: Administrator;
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
