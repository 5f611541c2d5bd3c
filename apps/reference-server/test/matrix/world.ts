import { headerNames } from "@syndikit/contract";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import { type Log, silentLog } from "../../src/ports.js";
import { type OpenReferenceServer, openReferenceServer } from "../../src/server/create.js";
import { type TokenRow, tokens } from "../../src/store/tables/user.js";
import { openTestStore } from "../../src/test-support/open-test-store.js";
import { type ManualClock, manualClock } from "../../src/time/manual-clock.js";
import { type Answer, BEGIN } from "../support/marketplace.js";
import { readText } from "../support/read-text.js";
import type { Account } from "./accounts.js";
import { assertConventions, type Question } from "./assert-conventions.js";
import { named } from "./table.js";

export const BASE_URL = "https://market.test/api";

/** Where each vendor, and the platform, receive events. */
export const LISTENERS = {
  vendor: "https://vendor.test",
  vendor2: "https://vendor2.test",
  platform: "https://platform.test",
} as const;

/** The demo marketplace in this process, with a clock that only the test moves. */
export interface World {
  readonly server: OpenReferenceServer;
  readonly machine: ManualClock;
  /** Sends a request, and checks the response against the conventions of all responses. */
  ask(question: Question): Promise<Answer>;
  /** Sends a request that must succeed, and returns the body of its answer. */
  make(account: Account, method: string, path: string, body?: unknown): Promise<Made>;
  /** Saves the current state. */
  remember(): Promise<void>;
  /** Goes back to the saved state. */
  restore(): Promise<void>;
}

/** The fields of a creation's response that the matrix reads. */
export interface Made {
  readonly id: number;
  readonly self: string;
  readonly subscription?: { readonly url: string };
  readonly invoices?: readonly { readonly url: string }[];
}

/** A copy of the matrix's snapshot, under a name that no cell uses. */
const KEPT = "kept";

/** No test expects a server error, so it is shown. */
const log: Log = { ...silentLog, error: (fields, message) => console.error(message, fields) };

/**
 * Opens the demo with cheap passwords and no limits on requests. The caller closes `server`.
 *
 * @param more - what answers at further origins, or instead of the listeners.
 */
export async function openWorld(more: ReadonlyMap<string, Receive> = new Map()): Promise<World> {
  const machine = manualClock(BEGIN);
  const gone: Receive = () => new Response(null, { status: 204 });
  const routes = new Map([...Object.values(LISTENERS).map((origin) => [origin, gone] as const), ...more]);
  const server = await openReferenceServer(
    {
      clock: machine,
      passwordCost: 4,
      outbound: createInProcessOutbound({ routes, elapsed: machine.elapsed }),
      requestsPerMinute: 10_000_000,
      failedLoginsPerMinute: 10_000_000,
      log,
    },
    openTestStore(),
  );

  const ask: World["ask"] = async (question) => {
    const response = await server.fetch(toRequest(question));
    const text = await readText(response);
    const { status, headers } = response;
    const answer = { status, headers, body: text === "" ? undefined : JSON.parse(text) };
    assertConventions(question, answer);
    return answer;
  };
  const make: World["make"] = async (account, method, path, body) => {
    const answer = await ask({ account, method, path, body });
    if (answer.status > 299) {
      throw new Error(`${account} ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    // The server checks its responses against the contract, and the matrix only reads fields that all creations have.
    return answer.body as Made;
  };
  let remembered: readonly TokenRow[] = [];
  return {
    server,
    machine,
    ask,
    make,
    async remember() {
      remembered = await server.store.read((db) => db.select().from(tokens));
      for (const name of [named.name, KEPT]) await make("admin", "POST", "sandbox/snapshots", { name });
    },
    async restore() {
      const path = `sandbox/snapshots/${named.name}/restore`;
      const { status } = await ask({ account: "admin", method: "POST", path });
      if (status !== 204) {
        // The matrix also deletes the snapshot.
        await make("admin", "POST", `sandbox/snapshots/${KEPT}/restore`);
        await make("admin", "POST", "sandbox/snapshots", { name: named.name });
      }
      // A restore does not bring tokens back.
      await server.store.write((tx) => tx.insert(tokens).values([...remembered]));
    },
  };
}

function toRequest({ account, method, path, body, text, headers }: Question): Request {
  const all = new Headers({ "Content-Type": "application/json" });
  if (account !== undefined)
    all.set(headerNames.authorization, `Basic ${btoa(`${account}:${account}-demo`)}`);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${BASE_URL}/${path}`, {
    method,
    headers: all,
    ...(sent === undefined ? {} : { body: sent }),
  });
}
