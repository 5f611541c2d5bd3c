import { toReference } from "@syndikit/contract";
import { expect, test } from "vitest";
import { countStatements } from "../support/count-statements.js";
import { listen } from "../support/emitted-events.js";
import { openPopulated } from "../support/people.js";

// No dispatcher delivers the events meanwhile.

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
  expect(texts.length, texts.join("\n")).toBeLessThanOrEqual(24);
});
