import { setTimeout as sleep } from "node:timers/promises";
import { Seed } from "@syndikit/contract";
import type { Hono } from "hono";
import { parseRanges } from "./delivery/address.js";
import { createDispatcher } from "./delivery/dispatcher.js";
import { createNetworkOutbound } from "./delivery/network-outbound.js";
import type { Outbound } from "./delivery/outbound.js";
import { type AppEnvironment, createApp } from "./http/app.js";
import { createJwtCheck, type JwtSettings } from "./http/authenticate/jwt.js";
import { createHandlers } from "./http/handlers.js";
import { createMetrics } from "./http/metrics.js";
import { createSandboxHandlers } from "./http/sandbox/handlers.js";
import { createJobRunners } from "./job-runners.js";
import { type Listening, type ListenOptions, listen } from "./listen.js";
import { migrationsFolder } from "./migrations-folder.js";
import { createPatterns } from "./patterns/patterns.js";
import { type Clock, type Log, type Random, silentLog } from "./ports.js";
import { createSandboxClock, type SandboxClock } from "./sandbox/clock.js";
import { createFaults, noFaults } from "./sandbox/faults.js";
import type { JobRunner } from "./sandbox/jobs.js";
import { createSandbox } from "./sandbox/sandbox.js";
import { createScheduler } from "./sandbox/scheduler.js";
import { isVirgin, plantSeed } from "./sandbox/seed/seed.js";
import { snapshotsInFolder, snapshotsInMemory } from "./sandbox/snapshots.js";
import { createPasswords } from "./secrets/password.js";
import { createSeals } from "./secrets/seal.js";
import { loadSecretKey } from "./secrets/secret-key.js";
import type { Services } from "./services.js";
import type { Durability } from "./store/sqlite/connection.js";
import { openSqlite } from "./store/sqlite/open.js";
import type { Store } from "./store/store.js";
import { systemClock, systemRandom } from "./system.js";

/** How a marketplace is set up. Everything has a default that suits a test. */
export interface ReferenceServerOptions {
  /** A file, or `:memory:`, the default. */
  readonly database?: string;
  readonly durability?: Durability;
  /** What an empty database begins with; the demo when absent. */
  readonly seed?: Seed;
  /** Whether the operations under `/sandbox` are there; true when absent. */
  readonly sandbox?: boolean;
  /** Refuses the demo, and asks for a secret key. */
  readonly production?: boolean;
  /** The key of stored secrets, 32 bytes in base64. */
  readonly secretKey?: string | undefined;
  /** The first administrator's password, on an empty database without the demo; made up when absent. */
  readonly adminPassword?: string | undefined;
  /** The name of the marketplace, `environment` of its users; `staging` when absent. */
  readonly environment?: string;
  /** The machine's clock; a test may hand in one that stands still. */
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  /** The way out, for event endpoints and vendors; over the network when absent. */
  readonly outbound?: Outbound;
  /** Ranges of addresses, as `10.0.0.0/8`, that may be called although they are not public. */
  readonly allowPrivateTargets?: readonly string[];
  /** Whether this machine itself may be called; true while the server is only reached from it. */
  readonly allowLoopbackTargets?: boolean;
  /** Milliseconds to wait after each failed delivery; the last one repeats. */
  readonly retrySchedule?: readonly number[];
  readonly jwt?: JwtSettings | undefined;
  /** The address that the marketplace is known by, when that is not the one that it is called at. */
  readonly publicUrl?: string | undefined;
  /** 5,000 when absent. */
  readonly requestsPerMinute?: number;
  /** 20 when absent. */
  readonly failedLoginsPerMinute?: number;
  /** log2 of the work of a password's hash; 17 when absent. */
  readonly passwordCost?: number;
  /** Whether answers are checked against the contract; true when absent. */
  readonly validateResponses?: boolean;
  /** Whether `/metrics` needs no signing in; true when absent. */
  readonly openMetrics?: boolean;
  /** Adds what stands beside the API: the console, the reference. */
  readonly mount?: (app: Hono<AppEnvironment>) => void;
}

/** A marketplace, in this process. */
export interface ReferenceServer {
  /** Answers a request without a network. */
  fetch(request: Request): Promise<Response>;
  /** Starts to listen. */
  listen(options?: ListenOptions): Promise<{ readonly url: string }>;
  /** Where it listens; absent when it does not. */
  readonly url: string | undefined;
  readonly clock: SandboxClock;
  readonly store: Store;
  /** What handlers work with, for tests that look inside. */
  readonly services: Services;
  /** The first administrator's password, if it was made up just now. */
  readonly generatedAdminPassword: string | undefined;
  /** Waits until every delivery that is due was tried; false when that took longer than `timeout` milliseconds. */
  settle(timeout?: number): Promise<boolean>;
  /** Stops listening, finishes what was begun, and lets go of everything. */
  close(): Promise<void>;
}

/** How long `?settle=true` waits, in milliseconds. */
const SETTLE_TIMEOUT = 30_000;

/** The demo's passwords are public; hashing them with care would only make the start slow. */
const DEMO_PASSWORD_COST = 10;

/**
 * Sets up a marketplace: opens the store, plants the seed, and starts to send events and to run what falls due.
 *
 * @example
 * ```ts
 * const server = await createReferenceServer();
 * const response = await server.fetch(new Request("http://market.example/api/user/me", { headers }));
 * await server.close();
 * ```
 * @throws StoreInUse when another process has the database; Error when a setting is unsafe in production.
 */
export async function createReferenceServer(options: ReferenceServerOptions = {}): Promise<ReferenceServer> {
  const {
    database = ":memory:",
    durability = "full",
    production = false,
    sandbox: hasSandbox = true,
  } = options;
  const {
    clock: machine = systemClock,
    random = systemRandom,
    log = silentLog,
    environment = "staging",
  } = options;
  const seed = options.seed ?? Seed.demo;
  if (production && seed === Seed.demo) {
    throw new Error(
      "The demo seed has passwords that everybody knows. In production start with --seed empty.",
    );
  }
  const inMemory = database === ":memory:";
  const keyFile = inMemory ? undefined : `${database}.key`;
  const openStore = (file: string): Store => openSqlite({ file, migrations: migrationsFolder, durability });
  const store = openStore(database);
  const key = loadSecretKey({ given: options.secretKey, file: keyFile, production, random });
  const runners: JobRunner[] = [];
  const clock = createSandboxClock({ machine, store, runners, log });
  const cost = options.passwordCost;
  const passwords = createPasswords({ clock, random, ...(cost === undefined ? {} : { cost }) });
  const faults = hasSandbox ? createFaults(store) : noFaults;
  const services: Services = {
    store,
    clock,
    random,
    log,
    seals: createSeals(key, random),
    passwords,
    outbound: options.outbound ?? networkOutbound(options, machine),
    faults,
    patterns: createPatterns(),
    environment,
  };

  const grower = createGrower({ services, seed, adminPassword: options.adminPassword });
  const generatedAdminPassword = (await isVirgin(store))
    ? await grower.plant(store, seed, clock.wall())
    : undefined;

  const metrics = createMetrics();
  const { retrySchedule } = options;
  const dispatcher = createDispatcher({
    ...services,
    onAttempt: (outcome) => metrics.attempt(outcome),
    ...(retrySchedule === undefined ? {} : { schedule: retrySchedule }),
  });
  runners.push(...createJobRunners(services));
  const sandbox = createSandbox({
    store,
    clock,
    faults,
    shelf: inMemory ? snapshotsInMemory() : snapshotsInFolder(`${database}.snapshots`),
    grow: async (wanted) => {
      const fresh = openStore(":memory:");
      try {
        await grower.plant(fresh, wanted ?? seed, clock.wall());
        return await fresh.snapshot();
      } finally {
        await fresh.close();
      }
    },
  });

  let shuttingDown = false;
  const app = createApp({
    services,
    handlers: {
      ...createHandlers(services),
      ...createSandboxHandlers(services, {
        sandbox,
        settle: () => dispatcher.settle(SETTLE_TIMEOUT),
        allowDemo: !production,
      }),
    },
    metrics,
    log,
    sleep: (milliseconds) => sleep(milliseconds),
    isShuttingDown: () => shuttingDown,
    sandbox: hasSandbox,
    jwt: options.jwt === undefined ? undefined : createJwtCheck(options.jwt, machine.wall),
    publicUrl: options.publicUrl,
    requestsPerMinute: options.requestsPerMinute ?? 5_000,
    failedLoginsPerMinute: options.failedLoginsPerMinute ?? 20,
    validateResponses: options.validateResponses ?? true,
    openMetrics: options.openMetrics ?? true,
    ...(options.mount === undefined ? {} : { mount: options.mount }),
  });

  await faults.load();
  await clock.load();
  await dispatcher.start();
  const scheduler = createScheduler(clock, log);
  scheduler.start();

  let listening: Listening | undefined;
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
    async close() {
      shuttingDown = true;
      await listening?.close();
      await scheduler.stop();
      await dispatcher.stop();
      services.outbound.close();
      await services.patterns.close();
      await store.close();
    },
  };
}

function networkOutbound(options: ReferenceServerOptions, clock: Clock): Outbound {
  const { allowLoopbackTargets = true, allowPrivateTargets = [] } = options;
  return createNetworkOutbound({
    policy: { allowLoopback: allowLoopbackTargets, allowed: parseRanges(allowPrivateTargets) },
    elapsed: clock.elapsed,
  });
}

interface Grower {
  /** Fills an empty store. Answers with the administrator's password if it was made up. */
  plant(store: Store, seed: Seed, now: number): Promise<string | undefined>;
}

interface GrowerOptions {
  readonly services: Services;
  readonly seed: Seed;
  readonly adminPassword: string | undefined;
}

function createGrower({ services, adminPassword }: GrowerOptions): Grower {
  const { clock, random, environment } = services;
  return {
    async plant(store, seed, now) {
      const demo = seed === Seed.demo;
      const passwords = demo
        ? createPasswords({ clock, random, cost: DEMO_PASSWORD_COST })
        : services.passwords;
      const password = adminPassword ?? Buffer.from(random.bytes(12)).toString("base64url");
      const administrator = { userName: "admin", passwordHash: demo ? "" : await passwords.hash(password) };
      await plantSeed({ store, seed, now, environment, passwords, administrator });
      return demo || adminPassword !== undefined ? undefined : password;
    },
  };
}
