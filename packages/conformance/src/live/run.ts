import { setMaxListeners } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConformanceError } from "../error.js";
import type { Settings, VendorEnvironment } from "../options.js";
import { awaitReceiver } from "./await-receiver.js";
import { findLeaks } from "./find-leaks.js";
import { type Gateway, openGateway } from "./gateway.js";
import { close, listen } from "./http.js";
import { isPutOff } from "./insist.js";
import { type Market, openMarket } from "./market.js";
import { openReceiverLog, type ReceiverLog } from "./receiver-log.js";
import { receiverProcess, type SupervisedProcess, supervise } from "./receiver-process.js";
import { createSemaphore, type Semaphore } from "./semaphore.js";
import { post } from "./sender.js";
import { connectTenants, type TenantList } from "./tenants.js";

/** A run: one marketplace and one receiver, which all checks use. */
export interface Run {
  readonly settings: Settings;
  readonly market: Market;
  readonly gateway: Gateway;
  readonly foreignServer: ForeignServer;
  readonly tenants: TenantList | undefined;
  readonly process: SupervisedProcess | undefined;
  /** For scenarios that hold a call: with two of them, a receiver that does one thing at a time would wait for ever. */
  readonly turns: Semaphore;
  /** Every signature that was sent: no log may contain one. */
  readonly signatures: Set<string>;
  /** How long each answer to an event took, in milliseconds. */
  readonly answerTimes: number[];
  /** The secrets that the receiver wrote into its log, by name. */
  leaks(): Promise<readonly string[]>;
  /** Whether the receiver called the marketplace at all. */
  wasCalled(): boolean;
  /** Whether every call that it made was answered with 401. */
  wasRefused(): boolean;
  close(): Promise<void>;
}

/**
 * Starts the marketplace, and the receiver if there is a command for it, and waits until the receiver answers.
 *
 * @throws {ConformanceError} when the receiver does not answer, or an option cannot be used.
 */
export async function openRun(settings: Settings): Promise<Run> {
  const { url, clock, secret, signal } = settings;
  // Every scenario adds a listener, and Node warns when there are more than ten.
  setMaxListeners(0, signal);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), "syndikit-conformance-"));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const market = await openMarket({ url, secret, clock, firstId: firstIdAt(clock.now()) });
    closers.push(() => market.close());
    const tenants = settings.tenants === undefined ? undefined : connectTenants(settings.tenants, settings);
    const token = { told: settings.token ?? market.vendorToken, real: market.vendorToken };
    const countTenants = tenants?.count;
    const gateway = await openGateway({ ...settings.listen, token, forward: market.forward, countTenants });
    closers.push(() => gateway.close());
    const foreignServer = await openForeignServer();
    closers.push(() => foreignServer.close());

    const environment = environmentFor(new URL(url), {
      marketplace: settings.publicUrl ?? gateway.url,
      token: token.told,
      secret,
      database: join(folder, "receiver.sqlite"),
    });
    const { start: command, env } = settings;
    const openLog = (): ReceiverLog => {
      const log = openReceiverLog(join(folder, "receiver.log"));
      closers.push(async () => log.close());
      return log;
    };
    const receiver =
      command === undefined
        ? undefined
        : receiverProcess({ command, env: { ...env, ...environment }, clock, log: openLog() });
    const ready = (): Promise<void> => awaitReceiver(settings, receiver);
    const process = receiver && supervise(receiver, ready, clock);
    if (process) {
      await refuseUsedAddress(settings);
      closers.push(process.close);
      await process.begin();
    } else {
      settings.onReady?.(environment);
      await ready();
    }
    await tenants?.read();
    if (tenants?.error !== undefined) throw unreadableTenants(settings.tenants, tenants.error);

    const signatures = new Set<string>();
    return {
      settings,
      market,
      gateway,
      foreignServer,
      tenants,
      process,
      turns: createSemaphore(1),
      signatures,
      answerTimes: [],
      leaks: async () =>
        receiver === undefined
          ? []
          : findLeaks(receiver.log.read(), {
              secret,
              tokens: Object.values(token),
              signatures,
              credentials: gateway.credentials,
            }),
      wasCalled: () => [...gateway.subscriptions.values()].some(({ calls }) => calls.length > 0),
      wasRefused: () => gateway.tally.calls > 0 && gateway.tally.unauthorised === gateway.tally.calls,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** The settings of the receiver at an address. */
export function environmentFor(
  receiver: URL,
  told: {
    readonly marketplace: string;
    readonly token: string;
    readonly secret: string;
    readonly database: string;
  },
): VendorEnvironment {
  return {
    MARKETPLACE_URL: told.marketplace,
    MARKETPLACE_TOKEN: told.token,
    MARKETPLACE_USER: "vendor",
    MARKETPLACE_PASSWORD: "vendor-demo",
    EVENT_SECRET: told.secret,
    HOST: receiver.hostname.replace(/^\[|\]$/g, ""),
    PORT: receiver.port || (receiver.protocol === "https:" ? "443" : "80"),
    DATABASE: told.database,
  };
}

/** Identifiers are positive 32-bit integers, and some above these are for subscriptions that do not exist. */
const MAX_FIRST_ID = 2_000_000_000;
/** A run has fewer subscriptions than this. */
const IDS_PER_RUN = 64;

/**
 * The first identifier of a run that begins at a given time. No other run within months has one of its identifiers,
 * even if it begins a second later.
 */
export function firstIdAt(now: number): number {
  return ((Math.floor(now / 1_000) * IDS_PER_RUN) % MAX_FIRST_ID) + 1;
}

/** A server that no correct receiver calls. */
export interface ForeignServer {
  readonly url: string;
  /** The paths that were requested. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Listens at the address in a foreign `entityUrl`, and answers 404 to receivers that follow it. */
async function openForeignServer(): Promise<ForeignServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.writeHead(404).end();
  });
  const port = await listen(server, "127.0.0.1", 0);
  return { url: `http://127.0.0.1:${port}`, requests, close: () => close(server) };
}

/** Otherwise a program that already listens there would be certified instead of the one that is started. */
async function refuseUsedAddress(settings: Settings): Promise<void> {
  const answer = await post(settings, { body: new Uint8Array(), headers: {} });
  // A proxy in front of a program that does not run says so.
  if (answer.status === "none" || isPutOff(answer)) return;
  throw new ConformanceError(
    "invalid-option",
    `Another program already answers at ${settings.url}. Stop it, or choose an address with a free port.`,
  );
}

function unreadableTenants(url: string | undefined, reason: string): ConformanceError {
  return new ConformanceError(
    "invalid-option",
    `The tenants at ${url} cannot be read: ${reason}. Answer GET with a list such as [{"subscription": 12, "id": "a"}].`,
  );
}
