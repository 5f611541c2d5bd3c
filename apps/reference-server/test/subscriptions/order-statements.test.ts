import { toReference } from "@syndikit/contract";
import Database from "better-sqlite3";
import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../support/emitted-events.js";
import { openPopulated } from "../support/people.js";

// What both engines are asked, counted at their drivers; there is nobody who delivers the events meanwhile.

/** What every statement of the embedded engine inherits from. */
const statements: Record<"run" | "all", (...values: unknown[]) => unknown> = Object.getPrototypeOf(
  new Database(":memory:").prepare("select 1"),
);

/** The statements of the query builder from now on. */
function countStatements(): readonly string[] {
  const texts: string[] = [];
  for (const method of ["run", "all"] as const) {
    const original = statements[method];
    const spy = vi.spyOn(statements, method).mockImplementation(function (this: unknown, ...values) {
      // A statement knows its text.
      texts.push((this as Database.Statement).source);
      return original.apply(this, values);
    });
    onTestFinished(() => spy.mockRestore());
  }
  const original = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, "query").mockImplementation(function (
    this: Client,
    ...values: unknown[]
  ) {
    // Begin, commit and locks are bare texts.
    const [query] = values;
    if (typeof query === "object" && query !== null && "text" in query) texts.push(String(query.text));
    return Reflect.apply(original, this, values);
  });
  onTestFinished(() => spy.mockRestore());
  return texts;
}

test("an order that is charged at once, with its invoice and two events, takes at most 24 statements", async () => {
  const marketplace = await openPopulated();
  await listen(marketplace);
  const customer = marketplace.as("customer");
  await customer.post("paymentMethod", {
    ...{ label: "Visa", defaultMethod: true, payload: { paymentMethodId: "pm_card_visa" } },
  });
  const order = {
    type: "NORMAL",
    productVersion: { url: toReference("productVersion", marketplace.productVersion) },
  };
  // The first one signs the customer in.
  expect((await customer.post("order", order)).status).toBe(201);
  const texts = countStatements();
  expect((await customer.post("order", order)).status).toBe(201);
  const written = texts.flatMap((text) => /^insert into "(\w+)"/.exec(text)?.[1] ?? []);
  expect(written).toEqual(
    expect.arrayContaining(["subscriptions", "orders", "invoices", "invoice_lines", "events", "events"]),
  );
  // Without those by which the tests hold it to its keys.
  const own = texts.filter((text) => !/touched_rows|syndikit\.keyed/.test(text));
  expect(own.length, own.join("\n")).toBeLessThanOrEqual(24);
});
