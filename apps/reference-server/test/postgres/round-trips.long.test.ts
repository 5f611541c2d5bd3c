import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { findEndpoints } from "../../src/events/delivery.js";
import { openReferenceServer } from "../../src/server/create.js";
import { openPostgres } from "../../src/store/postgres/open.js";
import { claimRequest, queueWaiting, recordDelivered } from "../../src/test-support/waiting-events.js";
import { demoLogin } from "../robustness/torture/process.js";
import { freshDatabase } from "./databases.js";

/** What the database is asked for one piece of work. */
interface Asked {
  /** How often the work waits for an answer. Statements that are sent together are one. */
  roundTrips: number;
  statements: number;
}

const work = new AsyncLocalStorage<Asked>();

/** Statements of a connection whose answers are waited for. */
const waiting = new WeakMap<Client, number>();

/** Connections whose transaction only reads: nobody waits for its end. */
const reading = new WeakSet<Client>();

beforeEach(() => {
  const original = Client.prototype.query;
  vi.spyOn(Client.prototype, "query").mockImplementation(async function (this: Client, ...given: unknown[]) {
    const [query] = given;
    const text = String(typeof query === "string" ? query : Reflect.get(Object(query), "text"));
    if (text.startsWith("begin")) {
      if (text.includes("read only")) reading.add(this);
      else reading.delete(this);
    }
    const isWaitedFor = text !== "commit" || !reading.has(this);
    const others = waiting.get(this) ?? 0;
    const asked = work.getStore();
    if (asked !== undefined) {
      asked.statements += text.split(";").filter((statement) => statement.trim() !== "").length;
      if (isWaitedFor && others === 0) asked.roundTrips += 1;
    }
    if (!isWaitedFor) return Reflect.apply(original, this, given);
    waiting.set(this, others + 1);
    try {
      return await Reflect.apply(original, this, given);
    } finally {
      waiting.set(this, (waiting.get(this) ?? 0) - 1);
    }
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function askedBy(run: () => Promise<unknown>): Promise<Asked> {
  const asked = { roundTrips: 0, statements: 0 };
  await work.run(asked, run);
  // What the work has left running, such as deliveries, goes on to be counted.
  return { ...asked };
}

const ORDER = {
  type: "NORMAL",
  productVersion: { url: "productVersion/1" },
  configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
};

async function openServer() {
  const server = await openReferenceServer({
    database: await freshDatabase(),
    secretKey: randomBytes(32).toString("base64"),
    passwordCost: 4,
  });
  onTestFinished(() => server.close());
  return async (method: string, path: string, body?: unknown): Promise<number> => {
    const response = await server.fetch(
      new Request(`http://market.test/api/${path}`, {
        method,
        headers: { ...demoLogin("customer"), "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    await response.text();
    return response.status;
  };
}

test("an order takes 15 round trips to the database, and reading it takes 7", async () => {
  const call = await openServer();
  const place = async () => expect(await call("POST", "order", ORDER)).toBe(201);
  const read = async () => expect(await call("GET", "order/1")).toBe(200);
  // What comes first opens connections.
  await place();
  await read();
  expect({ order: await askedBy(place), read: await askedBy(read) }).toEqual({
    order: { roundTrips: 15, statements: 38 },
    read: { roundTrips: 7, statements: 11 },
  });
});

test("a claim of events takes 8 round trips, with what the deliveries need", async () => {
  const store = await openPostgres({ url: await freshDatabase() });
  onTestFinished(() => store.close());
  await queueWaiting(store, { vendors: 4, each: 100, entities: 100 });
  const claim = async () =>
    expect(await store.claim(claimRequest(1), (db, events) => findEndpoints(db, events, 0))).toHaveLength(16);
  await claim();
  await recordDelivered(store);
  expect(await askedBy(claim)).toEqual({ roundTrips: 8, statements: 9 });
});
