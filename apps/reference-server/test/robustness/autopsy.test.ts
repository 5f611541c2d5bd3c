import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createReferenceServer } from "../../src/server/create.js";
import { autopsy } from "./torture/autopsy.js";
import { nothingAcknowledged } from "./torture/life.js";
import { demoLogin } from "./torture/process.js";

let folder: string;
let file: string;
/** Subscription 1 is pending, and an endpoint was notified of its order and invoice. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "syndikit-autopsy-test-"));
  file = join(folder, "marketplace.sqlite");
  const server = await createReferenceServer({ database: file, durability: "fast", passwordCost: 4 });
  const send = (account: string, method: string, path: string, body: unknown): Promise<Response> =>
    server.fetch(
      new Request(`http://market.test/api/${path}`, {
        method,
        headers: { ...demoLogin(account), "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const endpoints = await send("admin", "PUT", "platformEndpoints", [{ url: "http://127.0.0.1:9/events" }]);
  const order = await send("customer", "POST", "order", {
    type: "NORMAL",
    productVersion: { url: "productVersion/4" },
  });
  await server.close();
  expect([endpoints.status, order.status]).toEqual([200, 201]);
});
afterEach(() => rmSync(folder, { recursive: true }));

function damage(statement: string): void {
  const client = new Database(file);
  client.exec(statement);
  client.close();
}

describe("the autopsy", () => {
  test("finds nothing where nothing is wrong", () => {
    expect(autopsy(file, { ...nothingAcknowledged(), stages: new Map([[1, "PENDING"]]) })).toEqual([]);
  });

  test("finds what was acknowledged and is not there", () => {
    const acknowledged = {
      stages: new Map([
        [1, "DEPLOYED"],
        [2, "PENDING"],
      ] as const),
      names: new Map([[1, "Another"]]),
      invoicesPaid: new Set([7]),
    };
    expect(autopsy(file, acknowledged)).toEqual([
      "Subscription 1 was DEPLOYED, and is PENDING.",
      "Subscription 2 was acknowledged, and is not there.",
      "Subscription 1 was named Another, and is not.",
      "Invoice 7 was paid, and is not.",
    ]);
  });

  test.each([
    [
      "a change without its event",
      "update events set entity_id = 99 where entity_name = 'Subscription'",
      /is told , not CREATED/,
    ],
    [
      "an event without its change",
      "update subscriptions set deployment_status = 'WAITING_PAYMENT'",
      /Broken: whoever waits/,
    ],
    [
      "money that comes from nowhere",
      "update invoices set total = total + 1",
      /Broken: what an invoice comes to/,
    ],
    [
      "a row that refers to nothing",
      "pragma foreign_keys = off; delete from orders",
      /Rows refer to nothing/,
    ],
  ])("finds %s", (_, statement, expected) => {
    damage(statement);
    expect(autopsy(file, nothingAcknowledged()).join("\n")).toMatch(expected);
  });
});
