import { setTimeout as sleep } from "node:timers/promises";
import { Seed } from "@syndikit/contract";
import { ConfigError } from "../config/config.js";
import { createDispatcher, type Dispatcher } from "../events/dispatcher.js";
import { createPruner } from "../events/retention.js";
import { type AppOptions, createApp } from "../http/app.js";
import { createMetrics } from "../http/health.js";
import { createJwtCheck } from "../http/jwt.js";
import type { Handlers } from "../http/routes.gen.js";
import { parseRanges } from "../outbound/addresses.js";
import { createNetworkOutbound } from "../outbound/network.js";
import type { Outbound } from "../outbound/outbound.js";
import { mountSite } from "../pages/mount.js";
import { createPatterns } from "../patterns/patterns.js";
import { type Clock, silentLog, systemClock, systemRandom } from "../ports.js";
import { createHandlers } from "../resources/handlers.js";
import { createFaults, noFaults } from "../sandbox/faults.js";
import { createSandboxHandlers } from "../sandbox/handlers.js";
import { createSandbox, type Sandbox } from "../sandbox/sandbox.js";
import { findAdministrator, isEmptyStore, plant } from "../sandbox/seed/seed.js";
import { snapshotsInFolder, snapshotsInMemory } from "../sandbox/snapshots.js";
import { createPasswords } from "../secrets/passwords.js";
import { createSeals, loadSecretKey } from "../secrets/seals.js";
import type { Services } from "../services.js";
import type { Store } from "../store/port.js";
import { migrationsFolder, openSqlite } from "../store/sqlite/open.js";
import { createPeriodEndRunner } from "../subscriptions/period-end.js";
import { createSandboxClock, createScheduler } from "../time/clock.js";
import type { JobRunner } from "../time/jobs.js";
import { createPollRunner } from "../vendor-calls/metric-poller.js";
import { type Listening, listen } from "./listen.js";
import type { ReferenceServer, ReferenceServerOptions } from "./options.js";

/**
 * Sets up a marketplace: opens the store, plants the seed, and starts to send events and to run what falls due.
 *
 * @example
 * ```ts
 * const server = await createReferenceServer();
 * const response = await server.fetch(new Request("http://market.example/api/user/me", { headers }));
 * await server.close();
 * ```
 * @throws StoreInUse when another process has the database; ConfigError when a setting is unsafe in production.
 */
export function createReferenceServer(options: ReferenceServerOptions = {}): Promise<ReferenceServer> {
  return openReferenceServer(options);
}

/** How long `?settle=true` waits, in milliseconds. */
const SETTLE_TIMEOUT = 30_000;

const IN_MEMORY = ":memory:";

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
  const generatedAdminPassword = (await isEmptyStore(store))
    ? await plant(services, { store, seed, adminPassword })
    : undefined;

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

/** What services are made of. */
interface ServicesOptions {
  readonly options: ReferenceServerOptions;
  readonly store: Store;
  /** The key of stored secrets. */
  readonly key: Uint8Array;
  /** What the clock runs on its way; filled once the services exist that the runners need. */
  readonly runners: readonly JobRunner[];
}

/** Makes what handlers and services of the domain work with. */
export function createServices({ options, store, key, runners }: ServicesOptions): Services {
  const { clock: machine = systemClock, random = systemRandom, log = silentLog, passwordCost } = options;
  const clock = createSandboxClock({ machine, store, runners, log });
  return {
    store,
    clock,
    random,
    log,
    seals: createSeals(key, random),
    passwords: createPasswords({
      clock,
      random,
      ...(passwordCost === undefined ? {} : { cost: passwordCost }),
    }),
    outbound: options.outbound ?? networkOutbound(options, machine),
    faults: options.sandbox === false ? noFaults : createFaults(store),
    patterns: createPatterns(),
    environment: options.environment ?? "staging",
  };
}

function networkOutbound(options: ReferenceServerOptions, clock: Clock): Outbound {
  const { allowLoopbackTargets = true, allowPrivateTargets = [] } = options;
  return createNetworkOutbound({
    policy: { allowLoopback: allowLoopbackTargets, allowed: parseRanges(allowPrivateTargets) },
    elapsed: clock.elapsed,
  });
}

/** Everything that the marketplace does by itself, in the order in which it is done at one and the same time. */
function createJobRunners(services: Services): readonly JobRunner[] {
  return [createPollRunner(services), createPeriodEndRunner(services)];
}
