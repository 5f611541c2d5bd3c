import { eq } from "drizzle-orm";
import { createInProcessOutbound, type Receive } from "../../../src/outbound/in-process.js";
import type { LogFields, Random } from "../../../src/ports.js";
import { DEMO_ACCOUNTS, DEMO_USERS } from "../../../src/sandbox/seed/accounts.js";
import { createPasswords } from "../../../src/security/passwords.js";
import { type OpenReferenceServer, openReferenceServer } from "../../../src/server/create.js";
import { users } from "../../../src/store/tables/user.js";
import { type ManualClock, manualClock } from "../../../src/time/manual-clock.js";
import { hostileTexts, SECRET_MARK } from "./hostile.js";
import type { Rng } from "./rng.js";
import type { Source } from "./sample.js";

/** The initial time of every world. */
export const BEGIN = Date.UTC(2026, 0, 31, 8, 15);

/** The URL of the API. */
export const BASE_URL = "http://market.test/api";

/** The callers: accounts of the demo. */
export type Account = (typeof DEMO_ACCOUNTS)[number]["userName"];

/** A demo for fuzzing: its server, and the objects known to be in it. */
export interface World {
  readonly server: OpenReferenceServer;
  readonly machine: ManualClock;
  readonly source: Source;
  /** Server errors in the log. */
  readonly faults: unknown[];
  /** The operation of the last request in the log, and forgets it. */
  takeReached(): string | undefined;
  /** Records a created object, by its URL. */
  remember(url: string): void;
  /** The identifier of an object that may exist. */
  identifier(resource: string): number;
  /** Restores the role and the password that a request took from an account. */
  revive(account: Account): Promise<void>;
  close(): Promise<void>;
}

const COST = 4;

/** Opens a demo in memory with a stopped clock, and with the seed's randomness. */
export async function openWorld(rng: Rng): Promise<World> {
  const machine = manualClock(BEGIN);
  const random: Random = {
    bytes: (length) => Uint8Array.from({ length }, () => rng.whole(0, 255)),
    fraction: () => rng.fraction(),
  };
  const faults: unknown[] = [];
  const quiet = (): void => undefined;
  let reached: string | undefined;
  const note = (fields: LogFields): void => {
    if (typeof fields["operationId"] === "string") reached = fields["operationId"];
  };
  const server = await openReferenceServer({
    clock: machine,
    random,
    log: { debug: quiet, info: note, warn: quiet, error: (fields) => faults.push(fields["err"] ?? fields) },
    outbound: createInProcessOutbound({
      routes: new Map([["https://vendor.test", hostileVendor(rng)]]),
      elapsed: machine.elapsed,
    }),
    passwordCost: COST,
    requestsPerMinute: 10_000_000,
    failedLoginsPerMinute: 10_000_000,
  });
  await listenEverywhere(server);
  // What the preparation reached is no request of the run.
  reached = undefined;
  const passwords = createPasswords({ clock: machine, random, cost: COST });
  const pool = seededPool();

  const identifier = (resource: string): number => {
    const known = pool.get(resource) ?? [];
    if (known.length === 0 || rng.chance(0.1)) return rng.whole(1, 20);
    // Most requests are about recently created objects.
    return rng.chance(0.5) ? rng.pick(known.slice(-5)) : rng.pick(known);
  };
  return {
    server,
    machine,
    faults,
    takeReached() {
      const taken = reached;
      reached = undefined;
      return taken;
    },
    identifier,
    source: {
      rng,
      reference: (resource) => `${resource}/${identifier(resource)}`,
      dateTime: () => new Date(server.clock.now() + rng.whole(-40, 40) * 43_200_000).toISOString(),
    },
    remember(url) {
      const [, resource = "", id = ""] = /(\w+)\/(\d+)$/.exec(url) ?? [];
      if (resource === "") return;
      pool.set(resource, [...(pool.get(resource) ?? []), Number(id)]);
    },
    async revive(userName) {
      const account = DEMO_ACCOUNTS.find((candidate) => candidate.userName === userName);
      if (account === undefined) return;
      const passwordHash = await passwords.hash(`${userName}-demo`);
      const change = {
        userName,
        passwordHash,
        enabled: true,
        userRole: account.role,
        name: account.name,
        email: `${userName}@revived.test`,
        companyId: account.companyId,
        deletedAt: null,
      };
      await server.store.write(async (tx) => {
        await tx.update(users).set(change).where(eq(users.id, DEMO_USERS[userName]));
      });
    },
    close: () => server.close(),
  };
}

/** Configures endpoints, because without one there would be no events. */
async function listenEverywhere(server: OpenReferenceServer): Promise<void> {
  const put = async (path: string, account: Account, body: unknown): Promise<void> => {
    const pair = Buffer.from(`${account}:${account}-demo`).toString("base64");
    const headers = { Authorization: `Basic ${pair}`, "Content-Type": "application/json" };
    const request = new Request(`${BASE_URL}/${path}`, {
      method: "PUT",
      headers,
      body: JSON.stringify(body),
    });
    const { status } = await server.fetch(request);
    if (status >= 300) throw new Error(`The world could not be set up: ${path} answered ${status}.`);
  };
  const secret = `${SECRET_MARK}endpoint`;
  const product = { syndicationEndpoints: ["https://vendor.test/events"], notificationSecretToken: secret };
  await put("product/1", "vendor", product);
  await put("company/1", "vendor", { syndicationEndpoint: "https://vendor.test/company" });
  await put("platformEndpoints", "admin", [{ url: "https://vendor.test/platform", secret }]);
}

function seededPool(): Map<string, number[]> {
  return new Map([
    ["user", [1, 2, 3, 4, 5]],
    ["company", [1, 2]],
    ["userCompany", [3, 4]],
    ["product", [1, 2]],
    ["productVersion", [1, 2, 3, 4, 5, 6]],
    ["billingItem", [1, 2, 3, 4]],
    ["configurationParameter", [1, 2]],
    ["applicationMetric", [1]],
    ["paymentMethod", [1]],
  ]);
}

/** A vendor application with arbitrary answers. */
function hostileVendor(rng: Rng): Receive {
  const statuses = [200, 200, 200, 204, 301, 400, 404, 429, 500, 503];
  const bodies = (): readonly string[] => [
    "{}",
    "[]",
    "null",
    "not JSON",
    '{"valid":true}',
    '{"valid":"yes","errors":{}}',
    '{"eu":"Europe"}',
    '{"__proto__":{"polluted":true}}',
    '{"value":1e400}',
    JSON.stringify({ message: rng.pick(hostileTexts) }),
    `[${"1,".repeat(30_000)}1]`,
  ];
  return () => {
    if (rng.chance(0.05)) throw new Error("The vendor's application crashed.");
    const status = rng.pick(statuses);
    return new Response(status === 204 ? null : rng.pick(bodies()), {
      status,
      headers: { "Retry-After": rng.pick(["1", "-5", "soon", "99999999999"]) },
    });
  };
}
