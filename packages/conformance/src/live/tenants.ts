import type { TenantView } from "../judge.js";
import type { Settings } from "../options.js";
import { send } from "./http.js";
import { insist, type Patience } from "./insist.js";
import { field, parseJson } from "./json.js";

/** Milliseconds. */
const TIME_LIMIT = 5_000;

/** The vendor's tenants, as the receiver lists them. */
export interface TenantList {
  /** Reads the list. The result is never older than this call. */
  read(): Promise<void>;
  /** From the last reading: how many exist, and how many were ever seen. */
  of(subscriptionId: number): {
    readonly live: number;
    readonly created: number;
    /** What the list says about existing tenants. */
    readonly views: readonly TenantView[];
  };
  /** Reads the list, and counts the existing tenants; `undefined` if it cannot be read now. */
  count(subscriptionId: number): Promise<number | undefined>;
  /** Why the last reading failed. */
  readonly error: string | undefined;
}

interface Tenant {
  readonly subscription: number;
  readonly id: string;
  readonly isLive: boolean;
  readonly view: TenantView;
}

type TenantOptions = Patience & { readonly fetch?: Settings["fetch"] };

/** Connects to an address that answers `GET` with a list of `{ subscription, id }`. */
export function connectTenants(url: string, options: TenantOptions): TenantList {
  const address = new URL(url);
  const seen = new Map<number, Set<string>>();
  let live = new Map<number, Set<string>>();
  let views: readonly Tenant[] = [];
  let failure: string | undefined;
  let next: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  async function readOnce(): Promise<void> {
    try {
      const tenants = await fetchTenants(address, options);
      live = new Map();
      views = tenants.filter(({ isLive }) => isLive);
      for (const tenant of tenants) {
        add(seen, tenant);
        if (tenant.isLive) add(live, tenant);
      }
      failure = undefined;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
  }

  function read(): Promise<void> {
    // All callers that ask while a reading is in progress share the next one.
    next ??= (running ?? Promise.resolve()).then(() => {
      next = undefined;
      running = readOnce();
      return running;
    });
    return next;
  }

  return {
    read,
    of: (id) => ({
      live: live.get(id)?.size ?? 0,
      created: seen.get(id)?.size ?? 0,
      views: views.filter(({ subscription }) => subscription === id).map(({ view }) => view),
    }),
    async count(id) {
      await read();
      return failure === undefined ? (live.get(id)?.size ?? 0) : undefined;
    },
    get error() {
      return failure;
    },
  };
}

async function fetchTenants(url: URL, options: TenantOptions): Promise<readonly Tenant[]> {
  const headers = { accept: "application/json" };
  const { fetch } = options;
  const request = { method: "GET", url, headers, timeLimit: TIME_LIMIT, fetch };
  const answer = await insist(() => send(request), options);
  if (answer.status === "none") throw new Error(answer.reason);
  const list = parseJson(answer.body);
  if (answer.status !== 200 || !Array.isArray(list)) {
    throw new Error(`the answer was ${answer.status} without a JSON list`);
  }
  return list.map((entry: unknown) => {
    const tenant = readTenant(entry);
    if (tenant === undefined) throw new Error(`the list contains ${JSON.stringify(entry)}`);
    return tenant;
  });
}

/** A tenant that is kept, but blocked for good, has `active: false`. */
function readTenant(entry: unknown): Tenant | undefined {
  const subscription = field(entry, "subscription") ?? field(entry, "subscriptionId");
  const id = field(entry, "id");
  if (typeof subscription !== "number") return undefined;
  if (typeof id !== "string" && typeof id !== "number") return undefined;
  const isLive = field(entry, "active") !== false;
  return { subscription, id: String(id), isLive, view: readView(entry) };
}

/** The fields of a list besides the identifiers, named as in the interface. */
function readView(entry: unknown): TenantView {
  const productVersion = field(entry, "productVersion");
  const blocked = field(entry, "blocked");
  return {
    productVersion: typeof productVersion === "string" ? productVersion : undefined,
    billingItems: readQuantities(field(entry, "billingItems")),
    blocked: typeof blocked === "boolean" ? blocked : undefined,
  };
}

function readQuantities(value: unknown): TenantView["billingItems"] {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([item, quantity]) => [item, Number(quantity)]));
}

function add(to: Map<number, Set<string>>, { subscription, id }: Tenant): void {
  const ids = to.get(subscription) ?? new Set();
  ids.add(id);
  to.set(subscription, ids);
}
