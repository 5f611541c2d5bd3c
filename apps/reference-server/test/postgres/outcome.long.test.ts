// Connections that break during a commit, so that only the database knows the outcome.
import { randomBytes } from "node:crypto";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { headerNames } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../../src/server/create.js";
import { OutcomeUnknown, type Store, type Tx } from "../../src/store/port.js";
import { openPostgres } from "../../src/store/postgres/open.js";
import { companies, companyGroups } from "../../src/store/tables/company.js";
import { execute } from "../replicas/cluster.js";
import { errorOf } from "../support/errors.js";
import { freshDatabase } from "./databases.js";

/** What is lost with the connection: the commit statement, or the database's answer to it. */
type Lost = "request" | "answer";

interface Cuttable {
  readonly url: string;
  /** Breaks the connection that has sent a statement, at its next commit; once. */
  cutCommitAfter(statement: string, lost: Lost): void;
}

/** Whether the database has answered all statements, and no transaction is open. */
const isIdle = (answer: Buffer): boolean => answer.subarray(-6).toString("latin1") === "Z\0\0\0\x05I";

/** Opens a proxy to a database. */
async function cuttable(database: string): Promise<Cuttable> {
  const { hostname, port } = new URL(database);
  let armed: { readonly statement: string; readonly lost: Lost } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const engine = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    let isMeant = false;
    let isLosing = false;
    client.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      isMeant ||= armed !== undefined && text.includes(armed.statement);
      const isCut = isMeant && /\bcommit\0/.test(text);
      if (isCut) {
        isLosing = armed?.lost === "answer";
        armed = undefined;
      }
      if (isCut && !isLosing) client.destroy();
      else engine.write(chunk);
    });
    engine.on("data", (chunk) => {
      if (!isLosing) client.write(chunk);
      else if (isIdle(chunk)) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(database), { port: String(address.port) }).href,
    cutCommitAfter(statement, lost) {
      armed = { statement, lost };
    },
  };
}

async function open(): Promise<Cuttable & { readonly store: Store; readonly count: () => Promise<unknown> }> {
  const database = await freshDatabase();
  const way = await cuttable(database);
  const store = await openPostgres({ url: way.url });
  onTestFinished(() => store.close());
  return {
    ...way,
    store,
    count: async () =>
      (await execute(database, "select count(*)::int as count from companies"))[0]?.["count"],
  };
}

const add = (store: Store): Promise<unknown> =>
  store.write((tx) => tx.insert(companies).values({ kind: "VENDOR", name: "Northwind", createdAt: 0 }));

test("a write whose commit was answered, and the answer lost, is stored, and does not say that it is not", async () => {
  const { store, count, cutCommitAfter } = await open();
  cutCommitAfter('insert into "companies"', "answer");
  await expect(add(store)).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(await count()).toBe(1);
  await add(store);
  expect(await count()).toBe(2);
});

test("a write whose commit never arrived is not stored, and does not say that it is", async () => {
  const { store, count, cutCommitAfter } = await open();
  cutCommitAfter('insert into "companies"', "request");
  await expect(add(store)).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(await count()).toBe(0);
  await add(store);
  expect(await count()).toBe(1);
});

test("a commit that the engine refuses has a known outcome", async () => {
  const { store, count } = await open();
  const refused = store.write(async (tx) => {
    await tx.run(sql`set constraints all deferred`);
    await tx.insert(companies).values({ kind: "VENDOR", name: "Northwind", createdAt: 0 });
    await tx.insert(companyGroups).values({ companyId: 999, name: "Nobody's", identifier: "nobody" });
  });
  await expect(refused).rejects.toMatchObject({ code: "23503" });
  expect(await count()).toBe(0);
});

test.each<{ kind: string; fail(tx: Tx): Promise<unknown>; says: string }>([
  {
    kind: "with an answer",
    fail: (tx) => tx.select({ none: sql`1 / 0` }).from(sql`(select 1) as one`),
    says: "A statement had failed",
  },
  { kind: "without one", fail: (tx) => tx.run(sql`select 1 / 0`), says: "did not run: select 1 / 0" },
])(
  "a write that goes on after a statement $kind has failed is not taken for stored",
  async ({ fail, says }) => {
    const { store, count } = await open();
    const write = store.write(async (tx) => {
      await tx.insert(companies).values({ kind: "VENDOR", name: "Northwind", createdAt: 0 });
      await fail(tx).catch(() => undefined);
    });
    await expect(write).rejects.toThrow(says);
    expect(await count()).toBe(0);
  },
);

test.each<Lost>(["request", "answer"])(
  "an order whose %s is lost says that nobody knows, and is placed once when it is sent again with its key",
  async (lost) => {
    const database = await freshDatabase();
    const { url, cutCommitAfter } = await cuttable(database);
    const secretKey = randomBytes(32).toString("base64");
    const server = await openReferenceServer({ database: url, secretKey, passwordCost: 4 });
    onTestFinished(() => server.close());
    const order = (): Promise<Response> =>
      server.fetch(
        new Request("http://market.test/api/order", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            [headerNames.authorization]: `Basic ${btoa("customer:customer-demo")}`,
            [headerNames.idempotencyKey]: "the-same",
          },
          body: JSON.stringify({ type: "NORMAL", productVersion: { url: "productVersion/4" } }),
        }),
      );
    cutCommitAfter('insert into "orders"', lost);
    const unknown = await order();
    // After 503 with `Retry-After`, clients assume that nothing happened, and repeat the request without a key.
    expect(unknown.headers.has(headerNames.retryAfter)).toBe(false);
    const { status, headers } = unknown;
    expect(errorOf({ status, headers, body: await unknown.json() })).toBe("500 outcome-unknown");
    const again = await order();
    expect(again.status).toBe(201);
    const orders = await execute(database, "select id::int from orders");
    expect(orders).toEqual([{ id: ((await again.json()) as { id: number }).id }]);
  },
);
