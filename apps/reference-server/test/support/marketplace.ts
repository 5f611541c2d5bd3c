import { headerNames } from "@syndikit/contract";
import { createDocuments } from "../../src/documents/documents.js";
import { createApp } from "../../src/http/app.js";
import { createAsked } from "../../src/outbound/asked.js";
import { createGate } from "../../src/outbound/gate.js";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import { createPatterns } from "../../src/parameter-patterns.js";
import { type Log, silentLog, systemRandom } from "../../src/ports.js";
import { createAudit } from "../../src/security/audit.js";
import { createDevices } from "../../src/security/devices.js";
import { createGuesses } from "../../src/security/guesses.js";
import { createPasswords, type Passwords } from "../../src/security/passwords.js";
import { DEFAULT_QUOTAS } from "../../src/security/quotas.js";
import { createSeals, KEY_LENGTH } from "../../src/security/seals.js";
import { createTokenUses } from "../../src/security/token-uses.js";
import { createHandlers } from "../../src/server/handlers.js";
import type { Services } from "../../src/services.js";
import { createShareTable } from "../../src/shares/table.js";
import { createMetrics } from "../../src/telemetry/metrics.js";
import { openTestStore } from "../../src/test-support/open-test-store.js";
import { threadProgram } from "../../src/thread.js";
import { createSandboxClock } from "../../src/time/clock.js";
import { createFaults } from "../../src/time/faults.js";
import { type ManualClock, manualClock } from "../../src/time/manual-clock.js";

/** The initial time of every test. */
export const BEGIN = Date.UTC(2026, 0, 31, 8, 15);

/** An answer with its JSON parsed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A caller. Paths are relative, as in `self`; the password is the user name and `-password`. */
export interface Caller {
  get(path: string): Promise<Answer>;
  head(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** The whole application in this process, with a store in memory and a clock that only the test moves. */
export interface Marketplace {
  readonly services: Services;
  readonly machine: ManualClock;
  /** Receivers by origin. Nothing listens anywhere else. */
  readonly vendors: Map<string, Receive>;
  /** Requests signed in as a user. */
  as(userName: string): Caller;
  /** Sends any other request unchanged. */
  request(path: string, init?: RequestInit): Promise<Answer>;
}

export const BASE_URL = "http://marketplace.test/api";

/** No test expects a server error, so errors are shown. */
const log: Log = { ...silentLog, error: (fields) => console.error(fields) };

/** Opens an empty marketplace. Every response is checked against the contract; an invalid one becomes a 500. */
export function openMarketplace(): Marketplace {
  const vendors = new Map<string, Receive>();
  const services = testServices(vendors);
  const { machine } = services;
  const app = createApp({
    services,
    handlers: createHandlers(services),
    createHandlers,
    metrics: createMetrics(),
    log,
    sleep: async () => undefined,
    isShuttingDown: () => false,
    sandbox: true,
    requestsPerMinute: 100_000,
    validateResponses: true,
  });
  const request: Marketplace["request"] = async (path, init) =>
    readAnswer(await app.request(`${BASE_URL}/${path}`, init));
  return {
    services,
    machine,
    vendors,
    request,
    as: (userName) => {
      const call = (method: string) => (path: string, body?: unknown) =>
        request(path, {
          method,
          headers: { [headerNames.authorization]: basic(userName), "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
      const [get, head, post] = [call("GET"), call("HEAD"), call("POST")];
      return { get, head, post, put: call("PUT"), patch: call("PATCH"), delete: call("DELETE") };
    },
  };
}

export function passwordOf(userName: string): string {
  return `${userName}-password`;
}

function basic(userName: string): string {
  return `Basic ${Buffer.from(`${userName}:${passwordOf(userName)}`).toString("base64")}`;
}

/** At the lowest cost, because hashing takes most of the time of a sign-in. */
function cheapPasswords(clock: ManualClock): Passwords {
  return createPasswords({ clock, random: systemRandom, cost: 4 });
}

function testServices(routes: ReadonlyMap<string, Receive>): Services & { readonly machine: ManualClock } {
  const machine = manualClock(BEGIN);
  const store = openTestStore();
  const passwords = cheapPasswords(machine);
  const { elapsed } = machine;
  const shares = createShareTable(elapsed);
  return {
    machine,
    store,
    clock: createSandboxClock({ machine, store, runners: [], log }),
    random: systemRandom,
    log,
    asked: createAsked(),
    seals: createSeals(systemRandom.bytes(KEY_LENGTH), systemRandom),
    passwords,
    devices: createDevices({ key: new Uint8Array(32), clock: machine, random: systemRandom }),
    guesses: createGuesses({
      passwords,
      clock: machine,
      random: systemRandom,
      failedLoginsPerMinute: 20,
    }),
    audit: createAudit({ store, clock: machine, log }),
    tokenUses: createTokenUses({ store, clock: machine, log }),
    patterns: createPatterns(),
    quotas: DEFAULT_QUOTAS,
    shares,
    gate: createGate({ shares, elapsed, to: { outbound: createInProcessOutbound({ routes, elapsed }) } }),
    documents: createDocuments({ program: threadProgram("documents"), log }),
    faults: createFaults(store),
    sharedLinks: true,
    environment: "staging",
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, body: text === "" ? undefined : JSON.parse(text) };
}
