import { describeFailure } from "../../http/explain-outcome.js";
import { sendRequest } from "../../http/send-request.js";
import { isLoopback } from "../../marketplace/loopback.js";
import { parseJson } from "./read-json.js";

/** A list of some hundred thousand tenants. */
const mostBytes = 64 * 1_048_576;

/** The vendor's tenants, as its own window shows them. */
export interface TenantsWindow {
  /** Looks once; never older than this call. */
  look(): Promise<void>;
  /** As of the last look: those that are there, and those that were ever seen. */
  of(subscriptionId: number): { readonly live: number; readonly made: number };
  /** Looks, and counts those that are there. */
  count(subscriptionId: number): Promise<number>;
  /** Why the last look failed. */
  readonly trouble: string | undefined;
}

/** Opens the window. It answers `GET` with a list of `{ subscription, id }`. */
export function openTenantsWindow(url: string): TenantsWindow {
  const address = new URL(url);
  const seen = new Map<number, Set<string>>();
  let live = new Map<number, Set<string>>();
  let trouble: string | undefined;
  let next: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const outcome = await sendRequest({
        method: "GET",
        url: address,
        headers: [["Accept", "application/json"]],
        timeout: 5_000,
        checkCertificate: !isLoopback(address.hostname),
        keptBytes: mostBytes,
      });
      if (outcome.kind === "failure") throw new Error(describeFailure(outcome));
      const list = parseJson(outcome.body);
      if (outcome.status !== 200 || !Array.isArray(list)) {
        throw new Error(`it answers ${outcome.status}, and no list`);
      }
      live = new Map();
      for (const entry of list as readonly unknown[]) {
        const tenant = readTenant(entry);
        if (tenant === undefined) throw new Error(`it lists ${JSON.stringify(entry)}`);
        add(seen, tenant);
        if (tenant.isLive) add(live, tenant);
      }
      trouble = undefined;
    } catch (error) {
      trouble = error instanceof Error ? error.message : String(error);
    }
  }

  function look(): Promise<void> {
    // One look serves all who ask while the one before it is under way.
    next ??= (running ?? Promise.resolve()).then(() => {
      next = undefined;
      running = read();
      return running;
    });
    return next;
  }

  return {
    look,
    of: (id) => ({ live: live.get(id)?.size ?? 0, made: seen.get(id)?.size ?? 0 }),
    async count(id) {
      await look();
      return live.get(id)?.size ?? 0;
    },
    get trouble() {
      return trouble;
    },
  };
}

interface Tenant {
  readonly subscription: number;
  readonly id: string;
  readonly isLive: boolean;
}

/** A tenant that is blocked, and kept, says `active: false`. */
function readTenant(entry: unknown): Tenant | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const subscription: unknown = Reflect.get(entry, "subscription") ?? Reflect.get(entry, "subscriptionId");
  const id: unknown = Reflect.get(entry, "id");
  if (typeof subscription !== "number" || (typeof id !== "string" && typeof id !== "number"))
    return undefined;
  return { subscription, id: String(id), isLive: Reflect.get(entry, "active") !== false };
}

function add(to: Map<number, Set<string>>, { subscription, id }: Tenant): void {
  const ids = to.get(subscription) ?? new Set();
  ids.add(id);
  to.set(subscription, ids);
}
