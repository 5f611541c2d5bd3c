import { ConfigError } from "../errors.js";
import type { Log } from "../ports.js";
import type { Store } from "../store/port.js";
import { readSetting } from "../store/settings.js";

/** @throws {ConfigError} when the database began as the demo. */
export async function checkProduction(
  { sandbox, log }: { readonly sandbox: boolean; readonly log: Log },
  store: Store,
): Promise<void> {
  if (await store.read((db) => readSetting(db, "demo"))) {
    throw new ConfigError(
      "This database began as the demo, whose passwords are public. Production needs a clean one, which this command makes: " +
        "NODE_ENV=production syndikit-reference-server --database file:./data/production.sqlite",
    );
  }
  if (sandbox) {
    log.warn(
      {},
      "the sandbox is on in production: an administrator can move the clock, and reset everything. Turn it off with --sandbox off",
    );
  }
}

/** @throws {ConfigError} when other machines could reach the demo, and the option that allows it is not set. */
export async function assertDemoMayBeReached(
  { demoOnNetwork, log }: { readonly demoOnNetwork?: boolean; readonly log: Log },
  store: Store,
): Promise<void> {
  if (!(await store.read((db) => readSetting(db, "demo")))) return;
  if (!demoOnNetwork) {
    throw new ConfigError(
      "The passwords of the demo are public: it listens on this machine only. Start with --seed empty on a new database, or, " +
        "where everybody may be an administrator, with --demo-on-network.",
    );
  }
  log.warn(
    {},
    "the passwords of the demo are public, and it listens on the network: everybody there is an administrator",
  );
}
