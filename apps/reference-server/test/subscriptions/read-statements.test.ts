import { toReference } from "@syndikit/contract";
import { expect, test } from "vitest";
import { countStatements } from "../support/count-statements.js";
import { openPopulated } from "../support/people.js";

test("a subscription that its customer reads takes two statements: who reads, and what", async () => {
  const marketplace = await openPopulated();
  const customer = marketplace.as("customer");
  await customer.post("paymentMethod", {
    ...{ label: "Visa", defaultMethod: true, payload: { paymentMethodId: "pm_card_visa" } },
  });
  const productVersion = { url: toReference("productVersion", marketplace.productVersion) };
  expect((await customer.post("order", { type: "NORMAL", productVersion })).status).toBe(201);
  expect((await customer.get("subscription/1")).status).toBe(200);
  const all = countStatements();
  expect((await customer.get("subscription/1")).status).toBe(200);
  // PostgreSQL is asked for the settings together with what begins a read, in the same round trip.
  const texts = all.filter((text) => !text.includes("pg_current_snapshot"));
  expect(texts, texts.join("\n")).toHaveLength(2);
});
