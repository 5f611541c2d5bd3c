import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClockDryRun } from "@syndikit/contract";
import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../src/ports.js";
import { createDryRuns, DryRunEnded, type DryRuns } from "../src/sandbox/dry-run.js";
import { openReferenceServer } from "../src/server/create.js";
import { createDryRunThread } from "../src/server/foundation.js";
import { events } from "../src/store/tables/event.js";
import { products } from "../src/store/tables/product.js";
import { createThread } from "../src/thread.js";
import { dryRunsHere } from "./support/dry-run-thread.js";
import { firstError } from "./support/errors.js";
import { advance, deploy, openShop, order, type Shop, storeCard } from "./support/shop.js";

async function dryRun(shop: Shop, input: object): Promise<ClockDryRun> {
  const { status, body } = await shop.as("admin").post("sandbox/clock/dryRun", input);
  expect(status).toBe(200);
  return body as ClockDryRun;
}

/** A thread loads all sources first. */
const inThread = { timeout: 300_000 };

type DryRunOptions = Parameters<typeof createDryRuns>[0];

/** @param begun - called when the copy is made. */
function openDryRuns(
  options: Pick<DryRunOptions, "store" | "clock" | "copies" | "maxSteps"> &
    Partial<Pick<DryRunOptions, "log" | "thread">>,
  begun = (): void => undefined,
): DryRuns {
  const { run, close } = options.thread ?? dryRunsHere;
  const dryRuns = createDryRuns({
    log: silentLog,
    ...options,
    thread: {
      run(job, signal) {
        begun();
        return run(job, signal);
      },
      close,
    },
  });
  onTestFinished(() => dryRuns.close());
  return dryRuns;
}

const read = async (shop: Shop, path: string): Promise<unknown> => (await shop.as("admin").get(path)).body;

/** Everything that a dry run could change. */
async function stateOf(shop: Shop): Promise<unknown> {
  const paths = ["sandbox/clock", "sandbox/due", "subscription", "order", "invoice", "event", "message"];
  return Promise.all(paths.map((path) => read(shop, path)));
}

/** A shop whose vendor receives events; with a customer who renews, and an order that is never paid. */
async function openLively() {
  const shop = await openShop();
  await shop.services.store.write((tx) =>
    tx
      .update(products)
      .set({ syndicationEndpoints: ["https://notes.test/events"] })
      .where(eq(products.id, shop.product)),
  );
  shop.vendors.set("https://notes.test", async () => new Response(null, { status: 204 }));
  await storeCard(shop, "customer");
  const renewing = await deploy(shop, "customer");
  const unpaid = await order(shop, "customer2");
  await shop.server.settle();
  return { shop, renewing, unpaid };
}

test("a dry run tells what an advance would do, and changes nothing", async () => {
  const { shop, renewing, unpaid } = await openLively();
  const before = await stateOf(shop);
  const foreseen = await dryRun(shop, { advance: "P1M" });
  expect(await stateOf(shop)).toEqual(before);
  expect(foreseen).toMatchObject({
    from: "2026-01-31T08:15:00Z",
    to: "2026-02-28T08:15:00Z",
    complete: true,
    polls: 0,
  });
  expect(foreseen.steps).toMatchObject([
    {
      kind: "periodEnd",
      date: "2026-02-28T08:15:00Z",
      what: "The subscription renews.",
      subscription: { url: `subscription/${renewing}` },
      endDate: "2026-03-31T08:15:00Z",
      invoices: [{ type: "RENEWAL", status: "PAID", total: { total: "10.0000" } }],
      events: 1,
    },
  ]);
  const longer = await dryRun(shop, { advance: "P2M" });
  expect(longer.steps.map(({ kind, subscription }) => [kind, subscription?.url])).toEqual([
    ["periodEnd", `subscription/${renewing}`],
    ["unpaidOrder", `subscription/${unpaid}`],
    ["periodEnd", `subscription/${renewing}`],
  ]);
});

test("the advance does what its dry run told: the same invoices, states and events", async () => {
  const { shop } = await openLively();
  await storeCard(shop, "customer", "pm_card_chargeDeclined");
  const eventsBefore = await shop.services.store.read((db) => db.$count(events));
  const invoicesBefore = (await read(shop, "invoice")) as unknown[];
  const { steps, deliveries } = await dryRun(shop, { advance: "P2M" });
  expect(steps.map(({ what }) => what)).toEqual([
    "The renewal is not paid, and the grace begins.",
    "The order is given up: nobody has paid it.",
    "The grace is over, and the subscription ends.",
  ]);
  await advance(shop, "P2M");
  const invoices = (await read(shop, "invoice?sortField=id")) as { type: string; total: unknown }[];
  const issued = invoices.slice(invoicesBefore.length).map(({ type, total }) => ({ type, total }));
  expect(issued).toEqual(steps.flatMap((step) => step.invoices.map(({ type, total }) => ({ type, total }))));
  const eventsAfter = await shop.services.store.read((db) => db.$count(events));
  expect(steps.reduce((sum, step) => sum + step.events, 0)).toBe(eventsAfter - eventsBefore);
  expect(deliveries).toBe(eventsAfter - eventsBefore);
  for (const { subscription, deploymentStatus } of steps.filter(
    (step) => step.deploymentStatus !== undefined,
  )) {
    expect(await read(shop, subscription?.url ?? "")).toMatchObject({ deploymentStatus });
  }
});

test("nobody is called, and the answer says what that leaves out", async () => {
  const { shop } = await openLively();
  const asked: string[] = [];
  shop.vendors.set("https://notes.test", async ({ url }) => {
    asked.push(url);
    return new Response(null, { status: 204 });
  });
  const { unforeseen } = await dryRun(shop, { advance: "P2M" });
  expect(asked).toEqual([]);
  expect(unforeseen).toEqual([
    "Vendors hear of nothing (events due: 3): what they would answer, and do then, is not known.",
  ]);
  expect((await dryRun(shop, { advance: "PT1H" })).unforeseen).toEqual([]);
});

test("it ends after so many steps, and says how far it came", async () => {
  const { shop } = await openLively();
  const { store, clock } = shop.services;
  const short = openDryRuns({ store, clock, maxSteps: 2 });
  const { steps, complete, to } = await short.run(clock.now() + 366 * 86_400_000);
  expect(steps).toHaveLength(2);
  expect({ complete, to }).toEqual({ complete: false, to: steps[1]?.date });
});

test(
  "a dry run asks this thread for the copy alone, so the event loop serves others meanwhile",
  inThread,
  async () => {
    const { shop } = await openLively();
    const { store, clock } = shop.services;
    const dryRuns = openDryRuns({ store, clock, thread: createDryRunThread(silentLog) });
    const prepare = vi.spyOn(Database.prototype, "prepare");
    onTestFinished(() => prepare.mockRestore());
    const { steps } = await dryRuns.run(clock.now() + 60 * 86_400_000);
    expect(steps.flatMap(({ invoices }) => invoices)).not.toEqual([]);
    // Making a copy of PostgreSQL inserts them.
    expect(prepare.mock.calls.flat().filter((text) => /^(select|update) .*"invoices"/.test(text))).toEqual(
      [],
    );
  },
);

test("dry runs at once wait for one another, and each begins from what is there", async () => {
  const { shop } = await openLively();
  const all = await Promise.all([
    dryRun(shop, { advance: "P1M" }),
    dryRun(shop, { advance: "P2M" }),
    dryRun(shop, { advance: "P1M" }),
  ]);
  expect(all.map(({ steps }) => steps.length)).toEqual([1, 3, 1]);
  expect(all[2]).toEqual(all[0]);
});

test("a move that would be refused is refused, and only an administrator asks", async () => {
  const { shop } = await openLively();
  const back = await shop.as("admin").post("sandbox/clock/dryRun", { now: "2020-01-01T00:00:00Z" });
  expect([back.status, firstError(back).key]).toEqual([400, "clock-only-forward"]);
  expect((await shop.as("vendor").post("sandbox/clock/dryRun", { advance: "P1M" })).status).toBe(403);
});

test("a dry run of a database in a file works on a copy beside it, and leaves nothing there, also after a crash", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dry-run-"));
  const database = join(folder, "market.sqlite");
  const beside = (): string[] =>
    readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) => name.includes("dry-run"));
  // A process that was killed has left them.
  mkdirSync(`${database}.dry-run/1`, { recursive: true });
  writeFileSync(`${database}.dry-run/1/copy.sqlite`, "left");
  writeFileSync(`${database}.dry-run/1/copy.sqlite-wal`, "left");
  // Somebody's own file, of a similar name.
  writeFileSync(`${database}.dry-runs`, "kept");
  const server = await openReferenceServer({ database, seed: "demo", passwordCost: 1 });
  try {
    expect(beside()).toEqual(["market.sqlite.dry-runs"]);
    const whole = vi.spyOn(server.store, "snapshot");
    const seen = new Set<string>();
    const dryRuns = openDryRuns({ ...server, copies: `${database}.dry-run` }, () => {
      for (const name of beside()) seen.add(name);
    });
    const told = await Promise.all([1, 2].map(() => dryRuns.run(server.clock.now() + 90 * 24 * 3_600_000)));
    expect(told.map(({ complete }) => complete)).toEqual([true, true]);
    expect([...seen]).toContain(join("market.sqlite.dry-run", "1", "copy.sqlite"));
    expect(whole).not.toHaveBeenCalled();
    expect(beside()).toEqual(["market.sqlite.dry-runs"]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

/** A folder for copies, and dry runs in a thread that computes for ever. */
function openEndless() {
  const folder = mkdtempSync(join(tmpdir(), "dry-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copies = join(folder, "copies");
  const program = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { for (;;); });`;
  const dryRuns = createDryRuns({
    store: {
      snapshot: async () => new Uint8Array(),
      snapshotTo: async (file) => writeFileSync(file, "copy"),
    },
    clock: { wall: () => 0 },
    log: silentLog,
    copies,
    thread: createThread({
      ...{ program: new URL(`data:text/javascript,${program}`), log: silentLog },
      ...{ does: "computes", megabytes: 64 },
    }),
  });
  onTestFinished(() => dryRuns.close());
  return {
    dryRuns,
    hasCopy: () => existsSync(join(copies, "1/copy.sqlite")),
    isClean: () => !existsSync(copies),
  };
}

test("a dry run that nobody waits for any more ends in the middle, and its copy is gone", async () => {
  const { dryRuns, hasCopy, isClean } = openEndless();
  const leaving = new AbortController();
  const unwanted = expect(dryRuns.run(1, leaving.signal)).rejects.toThrow(DryRunEnded);
  await vi.waitUntil(hasCopy);
  leaving.abort();
  await unwanted;
  expect(isClean()).toBe(true);
});

test("closing ends a dry run in the middle, waits until its copy is gone, and lets no other begin", async () => {
  const { dryRuns, hasCopy, isClean } = openEndless();
  const ended = expect(dryRuns.run(1)).rejects.toThrow(DryRunEnded);
  await vi.waitUntil(hasCopy);
  await dryRuns.close();
  expect(isClean()).toBe(true);
  await ended;
  await expect(dryRuns.run(1)).rejects.toThrow(DryRunEnded);
});

test(
  "an error of the thread arrives with its code, and the log has what was not expected",
  inThread,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "dry-run-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const told: unknown[] = [];
    const dryRuns = openDryRuns({
      store: {
        snapshot: async () => new Uint8Array(),
        snapshotTo: async (file) => writeFileSync(file, "no database".repeat(1_000)),
      },
      clock: { wall: () => 0 },
      copies: join(folder, "copies"),
      thread: createDryRunThread(silentLog),
      log: { ...silentLog, error: (fields) => void told.push(fields) },
    });
    await expect(dryRuns.run(1)).rejects.toMatchObject({
      code: "storeUnavailable",
      headers: { "Retry-After": "5" },
    });
    expect(told).toEqual([{ err: expect.objectContaining({ name: "StoreUnavailable" }) }]);
  },
);
