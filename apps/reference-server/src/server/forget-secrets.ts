import { existsSync } from "node:fs";
import { count, eq, isNotNull } from "drizzle-orm";
import { isPostgres, withoutPassword } from "../config/values.js";
import { ConfigError } from "../errors.js";
import type { Tx } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { openSqlite } from "../store/sqlite/open.js";
import { cloudCredentials } from "../store/tables/account.js";
import { companies } from "../store/tables/company.js";
import { idempotencyKeys } from "../store/tables/idempotency.js";
import { products } from "../store/tables/product.js";
import { settings } from "../store/tables/setting.js";
import { subscriptionCredentials } from "../store/tables/subscription.js";
import { withPostgres } from "./optional.js";

/** How many secrets were removed, by the kind of object that they belong to. */
export type ForgottenSecrets = Readonly<Record<string, number>>;

/**
 * Removes every sealed secret from a database, for when the key is lost for good. The next start uses the key that it
 * is given, or generates one. Passwords and tokens are hashes, and stay.
 *
 * @throws {ConfigError} when there is no such database, or it is a PostgreSQL database that servers use.
 * @throws {StoreInUse} when a server has the file.
 */
export async function forgetSecrets(database: string): Promise<ForgottenSecrets> {
  if (isPostgres(database)) {
    // Loads PostgreSQL's packages only when needed.
    const { reserve } = await withPostgres(() => import("../store/postgres/reserve.js"));
    return reserve(database, withoutPassword(database), async (reserved) => {
      await reserved.assertCurrent();
      return reserved.write(removeSecrets);
    });
  }
  if (!existsSync(database))
    throw new ConfigError(`There is no database ${database}. Name it with --database.`);
  const store = openSqlite({ file: database });
  try {
    return await store.write(removeSecrets);
  } finally {
    await store.close();
  }
}

async function removeSecrets(tx: Tx): Promise<ForgottenSecrets> {
  const forgotten = await countSecrets(tx);
  const none = { notificationSecretToken: null, previousSecretToken: null, previousSecretUntil: null };
  await tx.update(products).set({ ...none, metricHeaders: [] });
  await tx.update(companies).set(none);
  await tx.update(subscriptionCredentials).set({ value: null });
  await tx.update(cloudCredentials).set({ payload: null });
  // Stored replies: without them a repeated request is handled again, instead of failing on a reply that cannot be
  // opened.
  await tx.delete(idempotencyKeys);
  const endpoints = await readSetting(tx, "platformEndpoints");
  await writeSetting(
    tx,
    "platformEndpoints",
    endpoints.map(({ url }) => ({ url })),
  );
  await tx.delete(settings).where(eq(settings.name, "keyFingerprint"));
  return forgotten;
}

async function countSecrets(tx: Tx): Promise<ForgottenSecrets> {
  const rows = async (query: PromiseLike<{ readonly count: number }[]>): Promise<number> =>
    (await query)[0]?.count ?? 0;
  const endpoints = await readSetting(tx, "platformEndpoints");
  const polled = await tx.select({ headers: products.metricHeaders }).from(products);
  const counted = { count: count() };
  return {
    "signing secrets of products": await rows(
      tx.select(counted).from(products).where(isNotNull(products.notificationSecretToken)),
    ),
    "signing secrets of companies": await rows(
      tx.select(counted).from(companies).where(isNotNull(companies.notificationSecretToken)),
    ),
    "credentials of subscriptions": await rows(
      tx.select(counted).from(subscriptionCredentials).where(isNotNull(subscriptionCredentials.value)),
    ),
    "cloud credentials": await rows(
      tx.select(counted).from(cloudCredentials).where(isNotNull(cloudCredentials.payload)),
    ),
    "signing secrets of platform endpoints": endpoints.filter(({ secret }) => secret !== undefined).length,
    "headers of metric polls": polled.reduce((sum, { headers }) => sum + headers.length, 0),
  };
}
