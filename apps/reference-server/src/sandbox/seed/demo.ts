import { createPasswords } from "../../secrets/passwords.js";
import type { Services } from "../../services.js";
import type { Store } from "../../store/port.js";
import { DEMO_ACCOUNTS, demoPassword, seedAccounts } from "./accounts.js";
import { seedCatalogue } from "./catalogue.js";

/** log2 of the cost of a hash. The demo's passwords are public: a higher cost would only delay the start. */
const DEMO_PASSWORD_COST = 10;

/** Inserts the demo into an empty store. */
export async function seedDemo(
  { clock, random, environment }: Pick<Services, "clock" | "random" | "environment">,
  store: Store,
): Promise<void> {
  const now = clock.wall();
  const passwords = createPasswords({ clock, random, cost: DEMO_PASSWORD_COST });
  // Before the transaction: hashing takes time, and other writes would wait for it.
  const hashes = await Promise.all(
    DEMO_ACCOUNTS.map(
      async ({ userName }) => [userName, await passwords.hash(demoPassword(userName))] as const,
    ),
  );
  await store.write(async (tx) => {
    await seedAccounts(tx, { now, environment, passwordHashes: new Map(hashes) });
    await seedCatalogue(tx, now);
  });
}
