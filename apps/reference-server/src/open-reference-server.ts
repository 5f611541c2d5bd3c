import { setTimeout as sleep } from "node:timers/promises";
import { Seed } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { ConfigError } from "./config-error.js";
import { createServices } from "./create-services.js";
import { createDispatcher, type Dispatcher } from "./delivery/dispatcher.js";
import { createPruner } from "./delivery/prune.js";
import { type AppOptions, createApp } from "./http/app.js";
import { createJwtCheck } from "./http/authenticate/jwt.js";
import { createHandlers } from "./http/handlers.js";
import { createMetrics } from "./http/metrics.js";
import type { Handlers } from "./http/routes.gen.js";
import { createSandboxHandlers } from "./http/sandbox/handlers.js";
import { createJobRunners } from "./job-runners.js";
import { type Listening, listen } from "./listen.js";
import { migrationsFolder } from "./migrations-folder.js";
import type { FirstIds, ReferenceServer, ReferenceServerOptions } from "./reference-server.js";
import type { JobRunner } from "./sandbox/jobs.js";
import { createSandbox, type Sandbox } from "./sandbox/sandbox.js";
import { createScheduler } from "./sandbox/scheduler.js";
import { plant } from "./sandbox/seed/plant.js";
import { findAdministrator, isVirgin } from "./sandbox/seed/seed.js";
import { snapshotsInFolder, snapshotsInMemory } from "./sandbox/snapshots.js";
import { loadSecretKey } from "./secrets/secret-key.js";
import type { Services } from "./services.js";
import { mountSite } from "./site/mount-site.js";
import { openSqlite } from "./store/sqlite/open.js";
import type { Store } from "./store/store.js";
import { systemRandom } from "./system.js";

/** How long `?settle=true` waits, in milliseconds. */
const SETTLE_TIMEOUT = 30_000;

const IN_MEMORY = ":memory:";

/** Identifiers are positive 32-bit integers. */
const MAX_ID = 2_147_483_647;

/** A marketplace, and what it is made of: for tests that look inside. */
export interface OpenReferenceServer extends ReferenceServer {
  readonly store: Store;
  readonly services: Services;
}

/**
 * Does what `createReferenceServer` does, and hands out the inside too. It is not published: the types of the
 * store and of the services are those of its dependencies, and nobody else should have to compile them.
 */
export async function openReferenceServer(
  options: ReferenceServerOptions = {},
): Promise<OpenReferenceServer> {
  const { seed = Seed.demo, production = false } = options;
  if (production && seed === Seed.demo) {
    throw new ConfigError(
      "The demo seed has passwords that everybody knows. In production start with --seed empty.",
    );
  }
  for (const [resource, id] of Object.entries(options.firstIds ?? {})) {
    if (Number.isInteger(id) && id > 0 && id <= MAX_ID) continue;
    throw new ConfigError(`firstIds.${resource} ${id} is not a whole number from 1 to ${MAX_ID}.`);
  }
  const store = openStore(options, options.database ?? IN_MEMORY);
  try {
    return await start(options, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function start(options: ReferenceServerOptions, store: Store): Promise<OpenReferenceServer> {
  const { seed = Seed.demo, adminPassword, retrySchedule } = options;
  const runners: JobRunner[] = [];
  const services = createServices({ options, store, key: secretKey(options), runners });
  runners.push(...createJobRunners(services));
  const empty = await isVirgin(store);
  const generatedAdminPassword = empty ? await plant(services, { store, seed, adminPassword }) : undefined;
  if (empty) await beginIds(store, options.firstIds);

  const { clock, faults, outbound, patterns, log } = services;
  const metrics = createMetrics();
  const dispatcher = createDispatcher({
    ...services,
    onAttempt: (outcome) => metrics.attempt(outcome),
    ...(retrySchedule === undefined ? {} : { schedule: retrySchedule }),
  });
  let shuttingDown = false;
  const app = createApp({
    ...appOptions(options, services),
    handlers: {
      ...createHandlers(services),
      ...createSandboxHandlers(services, {
        sandbox: sandboxOf(options, services, dispatcher),
        settle: () => dispatcher.settle(SETTLE_TIMEOUT),
        allowDemo: options.production !== true,
      }),
    } satisfies Handlers,
    metrics,
    isShuttingDown: () => shuttingDown,
  });

  await faults.load();
  await clock.load();
  await dispatcher.start();
  const scheduler = createScheduler(clock, log);
  scheduler.start();
  const { eventRetention } = options;
  const pruner = createPruner({
    ...services,
    ...(eventRetention === undefined ? {} : { retention: eventRetention }),
  });
  pruner.start();

  let listening: Listening | undefined;
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    shuttingDown = true;
    await listening?.close();
    await scheduler.stop();
    await pruner.stop();
    await dispatcher.stop();
    outbound.close();
    await patterns.close();
    await store.close();
  }
  return {
    fetch: async (request) => app.fetch(request, {}),
    async listen(where) {
      listening = await listen(app, where);
      return { url: listening.url };
    },
    get url() {
      return listening?.url;
    },
    clock,
    store,
    services,
    generatedAdminPassword,
    settle: (timeout = SETTLE_TIMEOUT) => dispatcher.settle(timeout),
    close: () => (closing ??= close()),
  };
}

/** SQLite goes on from the number that it keeps for a table, and from the largest identifier in it. */
async function beginIds(store: Store, firstIds: FirstIds = {}): Promise<void> {
  await store.write(async (tx) => {
    for (const [table, first] of Object.entries(firstIds)) {
      await tx.run(sql`delete from sqlite_sequence where name = ${table}`);
      await tx.run(sql`insert into sqlite_sequence (name, seq) values (${table}, ${first - 1})`);
    }
  });
}

function openStore({ durability = "full" }: ReferenceServerOptions, file: string): Store {
  return openSqlite({ file, migrations: migrationsFolder, durability });
}

function secretKey({
  database = IN_MEMORY,
  secretKey: given,
  production = false,
  random = systemRandom,
}: ReferenceServerOptions): Uint8Array {
  return loadSecretKey({
    given,
    file: database === IN_MEMORY ? undefined : `${database}.key`,
    production,
    random,
  });
}

function sandboxOf(options: ReferenceServerOptions, services: Services, dispatcher: Dispatcher): Sandbox {
  const { database = IN_MEMORY, seed = Seed.demo, adminPassword } = options;
  const { store, clock, faults } = services;
  return createSandbox({
    store,
    clock,
    faults,
    shelf: database === IN_MEMORY ? snapshotsInMemory() : snapshotsInFolder(`${database}.snapshots`),
    async grow(wanted = seed) {
      const fresh = openStore(options, IN_MEMORY);
      try {
        const administrator = await findAdministrator(store);
        await plant(services, { store: fresh, seed: wanted, adminPassword, administrator });
        await beginIds(fresh, options.firstIds);
        return await fresh.snapshot();
      } finally {
        await fresh.close();
      }
    },
    replaced: () => dispatcher.wake(),
  });
}

type Derived = "handlers" | "metrics" | "isShuttingDown";

function appOptions(options: ReferenceServerOptions, services: Services): Omit<AppOptions, Derived> {
  const { jwt, publicUrl, mount, seed = Seed.demo, production = false } = options;
  return {
    services,
    log: services.log,
    sleep: (milliseconds) => sleep(milliseconds),
    sandbox: options.sandbox ?? true,
    jwt: jwt === undefined ? undefined : createJwtCheck(jwt, services.clock.wall),
    publicUrl,
    requestsPerMinute: options.requestsPerMinute ?? 5_000,
    failedLoginsPerMinute: options.failedLoginsPerMinute ?? 20,
    validateResponses: options.validateResponses ?? true,
    openMetrics: options.openMetrics ?? true,
    mount(app) {
      // First, so that an embedder's own page at an address wins.
      mount?.(app);
      mountSite(app, { services, publicUrl, showDemoAccounts: seed === Seed.demo && !production });
    },
  };
}
