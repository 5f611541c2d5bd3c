import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import Database from "better-sqlite3";
import { afterEach, expect, test } from "vitest";
import { openReferenceServer } from "../../src/server/create.js";
import { openSqlite } from "../../src/store/sqlite/open.js";

const folder = mkdtempSync(join(tmpdir(), "syndikit-foreign-lock-"));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

test("while another process has locked the file, orders are 503, and everything that only reads is served", async () => {
  const file = join(folder, "marketplace.sqlite");
  const store = openSqlite({ file, durability: "fast", lockTimeout: 300 });
  const server = await openReferenceServer({ passwordCost: 4, retrySchedule: [60_000] }, store);
  closing.push(() => server.close());
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    server.fetch(
      new Request(`http://market.test/${path}`, {
        ...init,
        headers: {
          authorization: `Basic ${Buffer.from("customer:customer-demo").toString("base64")}`,
          "Content-Type": "application/json",
        },
      }),
    );
  const order = (): Promise<Response> =>
    call("api/order", {
      method: "POST",
      body: JSON.stringify({
        type: "NORMAL",
        productVersion: { url: "productVersion/1" },
        configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
      }),
    });
  expect((await order()).status).toBe(201);

  const foreign = new Database(file);
  foreign.exec("begin immediate");
  const orders = Promise.all(Array.from({ length: 10 }, order));
  expect((await call("livez")).status).toBe(200);
  expect((await call("api/subscription")).status).toBe(200);
  for (const response of await orders) {
    expect(response.status).toBe(503);
    expect(response.headers.get(headerNames.retryAfter)).not.toBeNull();
  }
  // Answered from what is known: a probe that waits for the lock would end after others that need no lock.
  const first = await Promise.race([
    call("readyz"),
    Promise.all([...Array(3)].map(() => call("api/order?limit=1"))).then(() => "reads"),
  ]);
  expect(first).toMatchObject({ status: 503 });
  foreign.exec("rollback");
  foreign.close();

  expect((await order()).status).toBe(201);
  expect((await call("readyz")).status).toBe(200);
  expect(await (await call("api/subscription")).json()).toHaveLength(2);
});
