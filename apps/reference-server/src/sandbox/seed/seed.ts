import { Seed, UserRole } from "@syndikit/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import { createPasswords } from "../../secrets/passwords.js";
import type { Services } from "../../services.js";
import type { Store } from "../../store/port.js";
import { users } from "../../store/tables/user.js";
import { hashDemoPasswords, type SeedContext, seedAccounts } from "./accounts.js";
import { seedCatalogue } from "./catalogue.js";

/** The administrator of a marketplace that begins without the demo. */
interface Administrator {
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
interface SeedOptions extends SeedContext {
  readonly store: Store;
  readonly seed: Seed;
  /** Who administrates a marketplace that is otherwise empty; the demo has its own. */
  readonly administrator: Administrator | undefined;
}

/** Whether there is nobody yet, so that a seed may be planted. */
export function isEmptyStore(store: Store): Promise<boolean> {
  return store.read(async (db) => (await db.$count(users)) === 0);
}

/** Fills an empty marketplace. The same seed gives the same identifiers, always. */
async function plantSeed(options: SeedOptions): Promise<void> {
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

/** The demo's passwords are public; hashing them with care would only make the start slow. */
const DEMO_PASSWORD_COST = 10;

/** What is planted, and where. */
interface PlantOptions {
  /** An empty store; not necessarily the one of the services. */
  readonly store: Store;
  readonly seed: Seed;
  /** The first administrator's; made up when absent. */
  readonly adminPassword: string | undefined;
  /** Who administrates already, and goes on to: nobody but that person knows the password. */
  readonly administrator?: Administrator | undefined;
}

/**
 * Fills an empty store with a seed.
 *
 * @returns the first administrator's password, if it was made up: nobody else knows it.
 */
export async function plant(
  services: Services,
  { store, seed, adminPassword, administrator: kept }: PlantOptions,
): Promise<string | undefined> {
  const { clock, random, environment } = services;
  const context = { store, seed, environment, now: clock.wall() };
  if (seed === Seed.demo) {
    const passwords = createPasswords({ clock, random, cost: DEMO_PASSWORD_COST });
    await plantSeed({ ...context, passwords, administrator: undefined });
    return undefined;
  }
  const { passwords } = services;
  if (kept !== undefined) {
    await plantSeed({ ...context, passwords, administrator: kept });
    return undefined;
  }
  const password = adminPassword ?? Buffer.from(random.bytes(12)).toString("base64url");
  const administrator = { userName: "admin", passwordHash: await passwords.hash(password) };
  await plantSeed({ ...context, passwords, administrator });
  return adminPassword === undefined ? password : undefined;
}
