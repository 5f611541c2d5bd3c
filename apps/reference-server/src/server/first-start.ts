import { Seed, UserRole } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { ConfigError } from "../errors.js";
import { seedDemo } from "../sandbox/seed/demo.js";
import type { Services } from "../services.js";
import type { Store } from "../store/port.js";
import { type UserRow, users } from "../store/tables/user.js";
import type { FirstIds } from "./options.js";

/** Whether the store may be seeded: it has no users yet. */
export function isEmpty(store: Store): Promise<boolean> {
  return store.read(async (db) => (await db.$count(users)) === 0);
}

type SeedServices = Pick<Services, "clock" | "random" | "passwords" | "environment">;

interface SeedOptions {
  /** Not always the store of the services: a reset seeds a new one. */
  readonly store: Store;
  readonly seed: Seed;
  /** The first administrator's password; generated when absent. */
  readonly adminPassword: string | undefined;
  /** The administrator who asked for a reset, and whose account stays. */
  readonly administrator?: Administrator | undefined;
  readonly firstIds?: FirstIds | undefined;
}

/**
 * Seeds an empty store with the demo, or with an administrator only. The same seed always gives the same identifiers.
 *
 * @returns the first administrator's password if it was generated: it is not stored.
 */
export async function seedStore(services: SeedServices, options: SeedOptions): Promise<string | undefined> {
  const generatedPassword = await seedAccounts(services, options);
  await options.store.continueIds(options.firstIds ?? {});
  return generatedPassword;
}

async function seedAccounts(
  services: SeedServices,
  { store, seed, adminPassword, administrator }: SeedOptions,
): Promise<string | undefined> {
  if (seed === Seed.demo) {
    await seedDemo(services, store);
    return undefined;
  }
  if (administrator !== undefined) {
    await insertAdministrator(services, store, administrator);
    return undefined;
  }
  const { passwords, random } = services;
  const password = adminPassword ?? Buffer.from(random.bytes(12)).toString("base64url");
  const passwordHash = await passwords.hash(password);
  await insertAdministrator(services, store, { ...FIRST_ADMINISTRATOR, passwordHash });
  return adminPassword === undefined ? password : undefined;
}

type Administrator = Pick<UserRow, "userName" | "email" | "name" | "surname" | "passwordHash">;

const FIRST_ADMINISTRATOR = {
  userName: "admin",
  name: "Administrator",
  surname: null,
  email: "admin@localhost.localdomain",
};

/** The data of a user whose account a reset keeps. */
export function findAdministrator(store: Store, id: number): Promise<Administrator | undefined> {
  return store.read(async (db) => {
    const { userName, email, name, surname, passwordHash } = users;
    const [row] = await db
      .select({ userName, email, name, surname, passwordHash })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    return row;
  });
}

async function insertAdministrator(
  { clock, environment }: Pick<Services, "clock" | "environment">,
  store: Store,
  administrator: Administrator,
): Promise<void> {
  const now = clock.wall();
  await store.write(async (tx) => {
    await tx.insert(users).values({
      ...administrator,
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

/** Identifiers are positive 32-bit integers. */
const MAX_ID = 2_147_483_647;

/** @throws {ConfigError} when an identifier is outside the interface's range. */
export function assertFirstIds(firstIds: FirstIds = {}): void {
  for (const [resource, id] of Object.entries(firstIds)) {
    if (Number.isInteger(id) && id > 0 && id <= MAX_ID) continue;
    throw new ConfigError(`firstIds.${resource} ${id} is not a whole number from 1 to ${MAX_ID}.`);
  }
}
