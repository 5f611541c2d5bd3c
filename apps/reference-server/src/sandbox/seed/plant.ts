import { Seed } from "@syndikit/contract";
import { createPasswords } from "../../secrets/password.js";
import type { Services } from "../../services.js";
import type { Store } from "../../store/store.js";
import { type Administrator, plantSeed } from "./seed.js";

/** The demo's passwords are public; hashing them with care would only make the start slow. */
const DEMO_PASSWORD_COST = 10;

/** What is planted, and where. */
export interface PlantOptions {
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
