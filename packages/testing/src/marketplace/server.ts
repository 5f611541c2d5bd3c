import vm from "node:vm";
import { expectMachine, serverNeeds } from "../clock/expect-machine.js";
import { elapsed } from "../clock/machine.js";
import type { Fetch } from "./api.js";
import type { VendorConnection } from "./vendor-application.js";

/** The reference server, as far as a test needs it. */
export interface Server {
  readonly fetch: Fetch;
  /** The time of the marketplace's clock, in milliseconds since 1970. */
  now(): number;
  /** Monotonic milliseconds of the machine. */
  elapsed(): number;
  /** Waits until every due delivery was attempted, at most this many milliseconds of the machine's time. */
  settle(limit: number): Promise<void>;
  close(): Promise<void>;
  /** The product of the demo's vendor. */
  readonly productId: number;
}

interface ServerOptions {
  /** When the clock begins, in milliseconds since 1970. */
  readonly start: number;
  /** The origin of the vendor's application. */
  readonly vendorUrl: string;
  readonly connection: VendorConnection;
}

/** A test signs in all the time, and has no secrets to protect. */
const cheapLimits = { passwordCost: 4, requestsPerMinute: 10_000_000, failedLoginsPerMinute: 10_000_000 };

/** Secrets are as random as ever, but there is no jitter: a retry comes exactly when the schedule says. */
const withoutJitter = {
  bytes: (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length)),
  fraction: (): number => 0,
};

/** Opens the reference server with its demo data, in memory, with a clock that does not run by itself. */
export async function openServer({ start, vendorUrl, connection }: ServerOptions): Promise<Server> {
  expectNode();
  const { createInProcessOutbound, createReferenceServer, DEMO_PRODUCTS, manualClock } = await loadServer();
  const server = await createReferenceServer({
    ...cheapLimits,
    clock: { ...manualClock(start), elapsed },
    random: withoutJitter,
    outbound: createInProcessOutbound({ routes: new Map([[vendorUrl, connection.receive]]), elapsed }),
  });
  let closing = false;
  return {
    async fetch(url, init) {
      const response = await server.fetch(url, init);
      if (!closing || response.status !== 503) return response;
      throw new Error(
        "The marketplace is closed, and was called after that. An `await` may be missing, or the application still runs.",
      );
    },
    now: server.clock.now,
    elapsed,
    async settle(limit) {
      await server.settle(limit);
    },
    close() {
      closing = true;
      return server.close();
    },
    productId: DEMO_PRODUCTS.notes,
  };
}

/** As `engines` of the package says. An older Node cannot load the server, and its error names everything but Node. */
const OLDEST_NODE = "20.19";

/** The server's database is compiled for Node. Elsewhere its error names a file of it, and not what to do. */
function expectNode(): void {
  const { node, bun } = process.versions as NodeJS.ProcessVersions & { readonly bun?: string };
  if (bun !== undefined) {
    throw new Error(
      "startMarketplace() needs Node: Bun cannot load better-sqlite3. Run these tests with vitest or node:test. Builders, signed requests and mocks work in Bun too.",
    );
  }
  if (node.localeCompare(OLDEST_NODE, "en", { numeric: true }) < 0) {
    throw new Error(
      `startMarketplace() needs Node ${OLDEST_NODE} or later, and this is ${node}. Install a newer one, for example with: nvm install 22`,
    );
  }
}

type ServerModule = typeof import("@syndikit/reference-server");

let loading: Promise<ServerModule> | undefined;

/**
 * Loads the reference server. It is an ES module, and loads a native one, so tests without a marketplace load
 * neither.
 */
function loadServer(): Promise<ServerModule> {
  loading ??= importServer().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function importServer(): Promise<ServerModule> {
  // The server takes its timers when it is loaded, and an ES module may be given others than this one was.
  const { setImmediate } = await fromModules<typeof import("node:timers")>(
    () => import("node:timers"),
    "node:timers",
  );
  await expectMachine("startMarketplace()", serverNeeds(setImmediate));
  return fromModules<ServerModule>(() => import("@syndikit/reference-server"), "@syndikit/reference-server");
}

async function fromModules<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Jest runs CommonJS tests in a separate context, which cannot import. The main context can.
    if (!isWithoutImport(error)) throw error;
    const importOutside = new vm.Script("(name) => import(name)", {
      filename: import.meta.url,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }).runInThisContext();
    return importOutside(name);
  }
}

function isWithoutImport(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING_FLAG"
  );
}
