import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  createProvisioner,
  createReceiver,
  memoryStore,
  type ProvisionerOptions,
  type Store,
} from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";
import { type Marketplace, startMarketplace } from "@syndikit/testing";
import Database from "better-sqlite3";
import { Pool } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/receivers/small/system-clock.js";
import { openWithVendor } from "./vendor.js";

vi.setConfig({ testTimeout: 60_000 });

const quiet = { warning: () => undefined, error: () => undefined, retrying: () => undefined };
const endpointsOf = (id: number) => [{ category: "APP", endpoint: `https://t${id}.example` }] as const;

/** A store that can be told to answer nothing, as a database behind a connection that went silent. */
function silenced(inner: Store): { readonly store: Store; isSilent: boolean; answered: number } {
  const made = {
    isSilent: false,
    answered: 0,
    store: new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (made.isSilent) return new Promise(() => {});
          made.answered += 1;
          return Reflect.apply(value, target, given);
        };
      },
    }),
  };
  return made;
}

/** What a developer reads when an order is not deployed, because the application told the marketplace of its error. */
async function whyNotDeployed(options: (marketplace: () => Marketplace) => Partial<ProvisionerOptions>) {
  let opened: Marketplace | undefined;
  const marketplace = (): Marketplace => {
    if (opened === undefined) throw new Error("It is not open yet.");
    return opened;
  };
  ({ marketplace: opened } = await openWithVendor({
    ...options(marketplace),
    hooks: {
      ...quiet,
      retrying: ({ error }) => marketplace().reportError(error),
      deadLettered: ({ cause, error }) => marketplace().reportError(cause ?? error),
    },
  }));
  const failed = await opened
    .waitFor(await opened.placeOrder(), "DEPLOYED", { timeout: 0 })
    .catch((error: unknown) => error);
  return { state: (await opened.read(1)).deploymentStatus, cause: String(Object(failed).cause) };
}

describe("a vendor meets in tests with a marketplace", () => {
  test("a database that is silent for a while: the event is answered 503, and the order is deployed later", async () => {
    const database = silenced(memoryStore());
    const { marketplace } = await openWithVendor({
      clock: systemClock,
      store: database.store,
      storeTimeLimit: "20ms",
      poll: "20ms",
      hooks: quiet,
    });
    database.isSilent = true;
    const ordered = await marketplace.placeOrder();
    await marketplace.settle();
    const [delivery] = await marketplace.deliveries();
    expect(delivery?.status).toBe(503);

    database.answered = 0;
    database.isSilent = false;
    await vi.waitFor(() => expect(database.answered).toBeGreaterThan(0), 10_000);
    await marketplace.waitFor(ordered, "DEPLOYED", { within: "1 hour" });
  });

  test("a database that was used with another marketplace: the same number gets a tenant of its own", async () => {
    const store = memoryStore();
    const made: string[] = [];
    for (const start of ["2026-01-15T12:00:00Z", "2026-03-01T09:00:00Z"]) {
      const marketplace = await startMarketplace({ start });
      const provisioner = createProvisioner({
        client: createMarketplace(marketplace.client),
        store,
        clock: marketplace.clock,
        hooks: quiet,
        provision: ({ subscriptionId, tenantName }) => {
          made.push(tenantName);
          return { tenantId: tenantName, endpoints: endpointsOf(subscriptionId) };
        },
        deprovision: () => {},
      });
      const receiver = createReceiver({ secrets: marketplace.signatureSecret, provisioner });
      onTestFinished(() => marketplace.close());
      await receiver.start();
      marketplace.connect(toFetch(receiver));
      const ordered = await marketplace.placeOrder();
      expect(ordered.id).toBe(1);
      // The receiver has looked for the number at its start, before it was given out again.
      await marketplace.waitFor(ordered, "DEPLOYED", { within: "1 hour" });
      await receiver.stop();
    }
    expect(new Set(made).size).toBe(2);
  });

  test("a pool that the store and the vendor's code cannot share is refused, with the number that is needed", () => {
    const pool = new Pool({ max: 4 });
    onTestFinished(() => pool.end());

    expect(() =>
      createProvisioner({
        client: createMarketplace({
          baseUrl: "https://market.example",
          auth: { username: "vendor", password: "p" },
        }),
        store: postgresStore({ client: pool }),
        provision: () => ({ endpoints: endpointsOf(1) }),
        deprovision: () => {},
      }),
    ).toThrow(/max.* 10/);
  });

  test("code that holds the lock of the store's SQLite file while it waits: the order is deployed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "syndikit-shared-file-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "application.db");
    const database = new Database(file);
    onTestFinished(() => void database.close());
    let turns = 0;
    const { marketplace } = await openWithVendor({
      clock: systemClock,
      store: sqliteStore(file),
      async provision({ subscriptionId }) {
        const timer = setInterval(() => {
          turns += 1;
        }, 5);
        database.exec("begin immediate");
        await sleep(200);
        database.exec("commit");
        clearInterval(timer);
        return { endpoints: endpointsOf(subscriptionId) };
      },
    });

    await marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 30_000 });
    // The event loop went on while the file was locked.
    expect(turns).toBeGreaterThan(5);
  });

  test("a step without await, whose work fails: nothing is deployed, and the step is named", async () => {
    const { state, cause } = await whyNotDeployed(() => ({
      provision({ step, subscriptionId }) {
        void step("tenant", () => Promise.reject(new Error("The cloud is full.")));
        return { endpoints: endpointsOf(subscriptionId) };
      },
    }));

    expect(state).toBe("PENDING");
    expect(cause).toMatch(/"tenant".*await|await.*"tenant"/);
  });

  test.each([
    ["nothing", undefined, /nothing|undefined/],
    ["a text for the endpoints", { endpoints: "https://t1.example" }, /endpoints/],
    ["an endpoint with a url", { endpoints: [{ category: "APP", url: "https://t1.example" }] }, /endpoint/],
    ["a number as the tenant's id", { tenantId: 5, endpoints: endpointsOf(1) }, /tenantId/],
  ])(
    "%s as the result of provision: the right form is said, and it is not tried again",
    async (_, result, said) => {
      let attempts = 0;
      const { state, cause } = await whyNotDeployed(() => ({
        // JavaScript that no compiler has seen.
        provision: (() => {
          attempts += 1;
          return result;
        }) as never,
      }));

      expect(state).toBe("PENDING");
      expect(attempts).toBe(1);
      expect(cause).toMatch(said);
    },
  );
});
