import { createHash } from "node:crypto";
import type { Clock, Random } from "../../ports.js";
import { createPasswords } from "../../security/passwords.js";
import type { Services } from "../../services.js";
import type { Store } from "../../store/port.js";
import { writeSetting } from "../../store/settings.js";
import { DEMO_ACCOUNTS, demoPassword, seedAccounts } from "./accounts.js";
import { seedCatalogue } from "./catalogue.js";

/** log2 of the cost of a hash. The demo's passwords are public, so a higher cost would only delay the start. */
export const DEMO_PASSWORD_COST = 10;

/** Inserts the demo into an empty store. */
export async function seedDemo(
  { clock, environment }: Pick<Services, "clock" | "environment">,
  store: Store,
): Promise<void> {
  const now = clock.wall();
  // Before the transaction, because hashing takes time, and other writes would have to wait.
  const passwordHashes = hashes ?? (await hashPasswords(clock));
  hashes = passwordHashes;
  await store.write(async (tx) => {
    await seedAccounts(tx, { now, environment, passwordHashes });
    await seedCatalogue(tx, now);
    await writeSetting(tx, "demo", true);
  });
}

/** Kept, because they are the same in every seed: computed anew, a reset takes three times the processor time. */
let hashes: ReadonlyMap<string, string> | undefined;

async function hashPasswords(clock: Clock): Promise<ReadonlyMap<string, string>> {
  const entries = DEMO_ACCOUNTS.map(async ({ userName }) => {
    const passwords = createPasswords({ clock, random: saltOf(userName), cost: DEMO_PASSWORD_COST });
    return [userName, await passwords.hash(demoPassword(userName))] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * The same salt in every seed, so that an account that still has the demo's password has the same hash after a reset. A
 * random salt would protect nothing, because the passwords are public.
 */
function saltOf(userName: string): Random {
  const salt = createHash("sha256").update(`demo ${userName}`).digest();
  return { bytes: (length) => new Uint8Array(salt.subarray(0, length)), fraction: () => 0 };
}
