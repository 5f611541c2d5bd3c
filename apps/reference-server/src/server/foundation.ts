import { Seed } from "@syndikit/contract";
import { createDocuments } from "../documents/documents.js";
import { parseRanges } from "../outbound/addresses.js";
import { createAsked } from "../outbound/asked.js";
import { createGate } from "../outbound/gate.js";
import type { TargetPolicy } from "../outbound/target-policy.js";
import { createPatterns } from "../parameter-patterns.js";
import type { Log } from "../ports.js";
import type { DryRunThread } from "../sandbox/dry-run.js";
import { DEMO_PASSWORD_COST } from "../sandbox/seed/demo.js";
import { createAudit } from "../security/audit.js";
import { createDevices } from "../security/devices.js";
import { createGuesses } from "../security/guesses.js";
import { createPasswords } from "../security/passwords.js";
import { DEFAULT_QUOTAS } from "../security/quotas.js";
import { createSeals, keyFingerprint, loadSecretKey } from "../security/seals.js";
import { createTokenUses } from "../security/token-uses.js";
import type { Services } from "../services.js";
import { createShareTable } from "../shares/table.js";
import type { Store } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import type { HostQueue } from "../telemetry/telemetry.js";
import { measureOutbound, type Telemetry } from "../telemetry/telemetry.js";
import { createThread, threadProgram } from "../thread.js";
import { createSandboxClock } from "../time/clock.js";
import { createFaults, noFaults } from "../time/faults.js";
import type { JobRunner } from "../time/jobs.js";
import { createPollRunner } from "../vendor-calls/metric-poller.js";
import {
  createMeasuredUntil,
  createPollDispatcher,
  type PollDispatcher,
} from "../vendor-calls/poll-dispatcher.js";
import { withTelemetry } from "./optional.js";
import { createOwnRunners } from "./own-runners.js";
import { hasFile, type Settings, type StartSettings } from "./settings.js";

/** Loads the key of the sealed secrets, and stores its fingerprint in the database. */
export async function openSecretKey(settings: Settings, store: Store): Promise<Uint8Array> {
  const { database, secretKey: given, production, random } = settings;
  const sealedBy = await store.read((db) => readSetting(db, "keyFingerprint"));
  const file = hasFile(database) ? `${database}.key` : undefined;
  const key = loadSecretKey({ given, file, sealedBy: sealedBy ?? undefined, production, random });
  if (sealedBy === null) {
    await store.write((tx) => writeSetting(tx, "keyFingerprint", keyFingerprint(key)));
  }
  return key;
}

/**
 * Loads the telemetry packages only when there is a collector.
 *
 * @throws {ConfigError} when they are not installed.
 */
export async function startTelemetry(
  { telemetry, environment, clock }: Settings,
  readQueue: () => Promise<readonly HostQueue[]>,
): Promise<Telemetry | undefined> {
  if (telemetry === undefined) return undefined;
  const { startOtlp } = await withTelemetry(() => import("../telemetry/otlp.js"));
  const { endpoint, exportInterval = 60_000 } = telemetry;
  return startOtlp({ endpoint, exportInterval, environment, wall: clock.wall, readQueue });
}

/** The dependencies of the services. */
interface Foundation {
  readonly store: Store;
  readonly key: Uint8Array;
  readonly telemetry: Telemetry | undefined;
}

/** The services, and what runs beside the jobs of the clock. */
interface Founded {
  readonly services: Services;
  readonly polls: PollDispatcher;
}

export function createServices(settings: StartSettings, { store, key, telemetry }: Foundation): Founded {
  const { clock: machine, random, log, environment, passwordCost, failedLoginsPerMinute } = settings;
  // The clock needs the runners, and the runners need the services with the clock: the list is filled below.
  const runners: JobRunner[] = [];
  const clock = createSandboxClock({ machine, store, runners, log, together: settings.shared });
  const shares = createShareTable(machine.elapsed);
  const { outbound } = settings;
  const otherCost = settings.production ? undefined : DEMO_PASSWORD_COST;
  const passwords = createPasswords({
    clock,
    random,
    shares: shares.passwords,
    cost: passwordCost,
    otherCost,
  });
  const services: Services = {
    store,
    clock,
    random,
    log,
    environment,
    sharedLinks: settings.sharedLinks ?? !settings.production,
    seals: createSeals(key, random),
    passwords,
    devices: createDevices({ key, clock, random }),
    guesses: createGuesses({
      ...{ passwords, clock, random, failedLoginsPerMinute },
      tallies: settings.shared?.tallies,
    }),
    shares,
    asked: createAsked(),
    gate: createGate({
      ...{ shares, elapsed: machine.elapsed },
      to: outbound === undefined ? { policy: targetPolicy(settings) } : { outbound },
      ...(telemetry === undefined ? {} : { measured: (client) => measureOutbound(client, telemetry) }),
    }),
    documents: createDocuments({ program: threadProgram("documents"), log }),
    faults: settings.sandbox ? createFaults(store) : noFaults,
    tokenUses: createTokenUses({ store, clock, log }),
    audit: createAudit({ store, clock, log }),
    patterns: createPatterns(),
    quotas: {
      products: settings.productsPerVendor ?? DEFAULT_QUOTAS.products,
      plans: settings.plansPerProduct ?? DEFAULT_QUOTAS.plans,
      answers: settings.answersPerCaller ?? DEFAULT_QUOTAS.answers,
    },
  };
  // When both are due at the same time, usage is measured before it is billed.
  const measuredUntil = createMeasuredUntil(clock);
  const isAdvancing = (): boolean => clock.advancing !== undefined;
  runners.push(
    createPollRunner(services),
    ...createOwnRunners(settings, { store, log, measuredUntil, isAdvancing }),
  );
  const polls = createPollDispatcher({ ...services, shared: settings.shared !== undefined });
  clock.onTakeOver(() => polls.pause());
  return { services, polls };
}

/** The thread that tries out advances of the clock. At most 500 steps are kept of one, and a copy in memory is no part of this limit. */
export function createDryRunThread(log: Log): DryRunThread {
  const program = threadProgram("dry-run");
  return createThread({ program, log, does: "tries out advances of the clock", megabytes: 512 });
}

function targetPolicy({
  seed,
  production,
  allowPrivateTargets,
  allowLoopbackTargets = seed === Seed.demo && !production,
}: Settings): TargetPolicy {
  return { allowLoopback: allowLoopbackTargets, allowed: parseRanges(allowPrivateTargets) };
}
