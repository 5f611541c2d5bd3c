import { realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { ChangeKind, Seed } from "@syndikit/contract";
import type { Handlers } from "../api/handlers.gen.js";
import { createFeed, type Feed } from "../changes/feed.js";
import { isSignedIn } from "../changes/handlers.js";
import { tellOfChanges } from "../changes/note.js";
import { createVisibility } from "../changes/visibility.js";
import { isPostgres, secretKey } from "../config/values.js";
import { ConfigError } from "../errors.js";
import { createDispatcher } from "../events/dispatcher.js";
import { readQueueByHost } from "../events/queue.js";
import { createPruner } from "../events/retention.js";
import { createApp } from "../http/app.js";
import { createMetricsApp } from "../http/health.js";
import { createJwtCheck } from "../http/jwt.js";
import type { Versions } from "../http/versions/versions.js";
import { createMailer } from "../messages/mailer.js";
import { isLoopbackHost } from "../outbound/addresses.js";
import { mountSite } from "../pages/mount.js";
import { type Clock, delay, replicaName } from "../ports.js";
import { createDryRuns, type DryRunThread } from "../sandbox/dry-run.js";
import { createSandboxHandlers } from "../sandbox/handlers.js";
import { keyFingerprint } from "../security/seals.js";
import type { Services } from "../services.js";
import type { Change } from "../store/change.js";
import type { Store, Together } from "../store/port.js";
import type { SharedStore } from "../store/postgres/open.js";
import { openSqlite } from "../store/sqlite/open.js";
import { openLedgers } from "../subscriptions/open-ledgers.js";
import { UNPAID_ORDER_DAYS } from "../subscriptions/unpaid-order.js";
import { createMetrics } from "../telemetry/metrics.js";
import { createRequestLog } from "../telemetry/request-log.js";
import { measureStore } from "../telemetry/telemetry.js";
import { createCommonClock } from "../time/common-clock.js";
import { createScheduler } from "../time/scheduler.js";
import { assertDemoMayBeReached, checkProduction } from "./demo-guard.js";
import { assertFirstIds, isEmpty, seedStore } from "./first-start.js";
import { createDryRunThread, createServices, openSecretKey, startTelemetry } from "./foundation.js";
import { createHandlers } from "./handlers.js";
import { type Listening, listen } from "./listen.js";
import { createMarketplaceSandbox } from "./marketplace-sandbox.js";
import { createRestoreRequests } from "./online-restore.js";
import { Opened } from "./opened.js";
import { withPostgres } from "./optional.js";
import type { ReferenceServer, ReferenceServerOptions } from "./options.js";
import { DEFAULTS, hasFile, type Settings, type StartSettings } from "./settings.js";
import { assertFinished } from "./unfinished.js";

/**
 * Sets up a marketplace: opens the store, seeds an empty one, and starts the clock and the deliveries.
 *
 * @example
 * ```ts
 * const server = await createReferenceServer();
 * const response = await server.fetch(new Request("http://market.example/api/user/me", { headers }));
 * await server.close();
 * ```
 * @throws {StoreInUse} when another process has the database open.
 * @throws {ConfigError} when a setting is unsafe in production.
 */
export function createReferenceServer(options: ReferenceServerOptions = {}): Promise<ReferenceServer> {
  return openReferenceServer(options);
}

/** A marketplace, with its internals for tests. */
export interface OpenReferenceServer extends ReferenceServer {
  readonly store: Store;
  readonly services: Services;
}

/**
 * Like `createReferenceServer`, but also returns the internals. Not published: the types of the store and of the
 * services refer to dependencies that users of the package should not have to compile.
 *
 * @param openStore - used instead of the database of the options. It is closed with the server.
 * @param dryRunThread - used instead of a thread of its own, likewise.
 */
export async function openReferenceServer(
  options: ReferenceServerOptions = {},
  openStore?: Store,
  dryRunThread?: DryRunThread,
): Promise<OpenReferenceServer> {
  const settings = { ...DEFAULTS, ...options };
  if (settings.production && settings.seed === Seed.demo) {
    throw new ConfigError(
      "The passwords of the demo seed are public. In production start with --seed empty.",
    );
  }
  assertFirstIds(settings.firstIds);
  const { database, durability } = settings;
  const opened = new Opened();
  if (openStore === undefined && hasFile(database)) assertFinished(database);
  const store =
    openStore ??
    (isPostgres(database) ? await openShared(settings) : openSqlite({ file: database, durability }));
  const shared = isShared(store) ? store : undefined;
  opened.add(() => store.close());
  try {
    // Resolves links: the key and the snapshots are next to the real file.
    const home = hasFile(database) ? realpathSync(database) : database;
    const clock = await clockOf(options, shared, opened);
    return await start({ ...settings, clock, database: home, shared, dryRunThread }, store, opened);
  } catch (error) {
    // The operator must see the error of the start, not one of the clean-up.
    await opened.close().catch(() => undefined);
    throw error;
  }
}

/** The clock of this process: a given one as it is, else that of the machine, at the time of a shared database. */
async function clockOf(
  { clock, log = DEFAULTS.log }: ReferenceServerOptions,
  shared: SharedStore | undefined,
  opened: Opened,
): Promise<Clock> {
  const machine = clock ?? DEFAULTS.clock;
  if (shared === undefined || clock !== undefined) return machine;
  const common = await createCommonClock({ machine, together: shared, log });
  opened.add(() => common.stop());
  return common.clock;
}

function isShared(store: Store): store is SharedStore {
  return "withClock" in store;
}

/** @throws {ConfigError} when there is no secret key, or `pg` is not installed. */
async function openShared({ database, secretKey: given }: Settings): Promise<SharedStore> {
  secretKey(given, database);
  // Loads PostgreSQL's packages only when needed.
  const { openPostgres } = await withPostgres(() => import("../store/postgres/open.js"));
  return openPostgres({ url: database });
}

/** In milliseconds. Also the limit of `?settle=true`. */
const SETTLE_TIMEOUT = 30_000;

async function start(
  settings: StartSettings,
  plainStore: Store,
  opened: Opened,
): Promise<OpenReferenceServer> {
  const { seed, adminPassword, firstIds, retrySchedule, eventRetention } = settings;
  const telemetry = await startTelemetry(settings, async () => {
    const { clock } = services;
    return plainStore.read((db) => readQueueByHost(db, clock.now()));
  });
  opened.add(() => telemetry?.stop());
  let feed: Feed | undefined;
  const measured = telemetry === undefined ? plainStore : measureStore(plainStore, telemetry);
  const store = tellOfChanges(measured, {
    changed: (changes) => feed?.publish(changes),
    changing: (tx, changes) => settings.shared?.changes.tell(changes, tx),
    replaced: () => feed?.startOver(),
    replacing: (tx) => settings.shared?.changes.tell([{ kind: ChangeKind.everything }], tx),
  });
  if (settings.production) await checkProduction(settings, store);
  // Several processes may start at once, but only one may fill an empty database.
  const starting: Together["starting"] = (work) => settings.shared?.starting(work) ?? work();
  const key = await starting(() => openSecretKey(settings, store));
  const { services, polls } = createServices(settings, { store, key, telemetry });
  opened.add(() => services.gate.close());
  opened.add(() => services.documents.close());
  opened.add(() => services.audit.stop());
  opened.add(() => services.tokenUses.stop());
  const resourceHandlers = createHandlers(services);
  const generatedAdminPassword = await starting(async () =>
    (await isEmpty(store)) ? await seedStore(services, { store, seed, adminPassword, firstIds }) : undefined,
  );

  const { clock, faults, log } = services;
  const changes = createFeed({
    ...services,
    visible: createVisibility(resourceHandlers),
    isSignedIn: (principal) => store.read((db) => isSignedIn(db, principal)),
  });
  feed = changes;
  /** Tells of changes outside transactions. */
  const tell = (change: Change): void => {
    changes.publish([change]);
    settings.shared?.changes.tell([change]);
  };
  clock.onMove(() => tell({ kind: ChangeKind.clock }));
  await settings.shared?.changes.listen({
    heard(told) {
      if (told.some(({ kind }) => kind === ChangeKind.everything)) changes.startOver();
      else changes.publish(told);
    },
    missed: () => changes.startOver(),
    elapsed: clock.elapsed,
  });
  const metrics = createMetrics(settings.shared === undefined ? undefined : replicaName(), telemetry, {
    ...services.shares,
    ...plainStore.shares,
  });
  const dispatcher = createDispatcher({
    ...services,
    shared: settings.shared !== undefined,
    tallies: settings.shared?.tallies,
    onAttempt: metrics.attempt,
    schedule: retrySchedule,
    pauseAfter: settings.pauseEndpointsAfter,
  });
  const { undeliveredRetention, eventLogSize } = settings;
  const pruner = createPruner({
    ...services,
    retention: eventRetention,
    undeliveredRetention,
    logSize: eventLogSize,
    auditRetention: settings.auditRetention,
  });
  const scheduler = createScheduler(clock, { log, tick: () => polls.tick() });
  const mailer = createMailer({ ...services, mail: settings.mail, shared: settings.shared !== undefined });
  const sandbox = createMarketplaceSandbox(settings, services, { dispatcher, key });

  let shuttingDown = false;
  let listening: Listening | undefined;
  let onNetwork = false;
  const { publicUrl, production, demoOnNetwork } = settings;
  const isDemo = seed === Seed.demo && !production;
  /** Except in the demo, a caller's `Host` header must not decide which address other callers see in a response. */
  const publicAddress = (requested: string): string =>
    publicUrl ?? (isDemo ? requested : (listening?.url ?? requested));
  const requestLog = createRequestLog(clock);
  const copies = hasFile(settings.database) ? `${settings.database}.dry-run` : undefined;
  // A process that was killed has left its own.
  if (copies !== undefined) await rm(copies, { recursive: true, force: true });
  const dryRuns = createDryRuns({
    ...{ store, clock, log, copies, unpaidOrderDays: settings.unpaidOrderDays },
    thread: settings.dryRunThread ?? createDryRunThread(log),
  });
  opened.add(() => dryRuns.close());
  const app = createApp({
    ...settings,
    versions: settings.apiVersions === true ? await loadVersions(store) : undefined,
    publicAddress,
    services,
    handlers: {
      ...resourceHandlers,
      ...createSandboxHandlers(services, {
        sandbox,
        feed: changes,
        requestLog,
        dryRuns,
        unpaidOrderDays: settings.unpaidOrderDays ?? UNPAID_ORDER_DAYS,
        settle: () => dispatcher.settle(SETTLE_TIMEOUT),
        allowsDemo: () => !production && (demoOnNetwork || !onNetwork),
      }),
    } satisfies Handlers,
    createHandlers,
    metrics,
    sleep: delay,
    isShuttingDown: () => shuttingDown,
    within: telemetry?.within,
    onChange: tell,
    requestLog,
    jwt: settings.jwt === undefined ? undefined : createJwtCheck(settings.jwt, clock.wall),
    mount(app) {
      // Before the site, so that the embedder's pages take precedence.
      settings.mount?.(app);
      mountSite(app, { services, publicAddress, showDemoAccounts: isDemo });
    },
  });

  await faults.load();
  await starting(() => openLedgers(store, log));
  await clock.load();
  // The last tenth of the time is for recording interrupted deliveries.
  const grace = settings.shutdownTimeout * 0.9;
  opened.add(() => dispatcher.stop(grace));
  await dispatcher.start();
  opened.add(() => pruner.stop());
  pruner.start();
  opened.add(() => mailer.stop());
  await mailer.start();
  if (hasFile(settings.database)) {
    const restores = createRestoreRequests({
      ...{ database: settings.database, store, log, wall: clock.wall, keyFingerprint: keyFingerprint(key) },
      allowsDemo: !settings.production,
      async replace(restore) {
        await clock.jump("stored", async (setTime) => {
          await restore(setTime);
          await openLedgers(store, log);
        });
        await faults.load();
        dispatcher.wake();
      },
    });
    opened.add(() => restores.stop());
    await restores.start();
  }
  opened.add(() => polls.stop());
  opened.add(() => scheduler.stop());
  scheduler.start();

  const startListening: typeof listen = async (served, options) => {
    const started = await listen(served, options);
    opened.add(() => started.close(grace));
    return started;
  };
  return {
    async fetch(input, init) {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      return app.fetch(request, typeof input === "string" ? { target: input } : {});
    },
    async listen(options = {}) {
      const { host = "127.0.0.1", metricsPort, metricsHost } = options;
      if (!isLoopbackHost(host)) {
        await assertDemoMayBeReached(settings, store);
        onNetwork = true;
      }
      listening = await startListening(app, options);
      if (metricsPort === undefined) return { url: listening.url };
      const metricsApp = createMetricsApp({ metrics, store, clock });
      const own = await startListening(metricsApp, { ...options, port: metricsPort, host: metricsHost });
      return { url: listening.url, metricsUrl: own.url };
    },
    get url() {
      return listening?.url;
    },
    clock,
    store,
    services,
    generatedAdminPassword,
    settle: (timeout = SETTLE_TIMEOUT) => dispatcher.settle(timeout),
    close() {
      shuttingDown = true;
      changes.close();
      // Deliveries end in parallel with the requests. A failure is reported by the close step that waits for it.
      dispatcher.stop(grace).catch(() => undefined);
      return opened.close();
    },
  };
}

/** Loaded on first use, because it contains a schema for every form. */
async function loadVersions(store: Store): Promise<Versions> {
  const { createVersions } = await import("../http/versions/versions.js");
  return createVersions(store);
}
