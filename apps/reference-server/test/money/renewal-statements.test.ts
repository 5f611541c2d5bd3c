import { expect, test } from "vitest";
import { countStatements } from "../support/count-statements.js";
import { accept } from "./lives.js";
import { addPlan, advance, DAY, expectStatus, openMarketForTest, patch } from "./market.js";

const COUNT = 20;

test("a renewal, with its order, its paid invoice and its charge, takes at most 32 statements when many are due", async () => {
  const market = await openMarketForTest();
  const plan = await addPlan(market, "31.00");
  await accept(market);
  const body = { type: "NORMAL", productVersion: { url: plan } };
  for (let number = 1; number <= COUNT; number += 1) {
    await expectStatus(201, market.send("customer", "POST", "order", body));
    await patch(market, "vendor", `subscription/${number}`, { deploymentStatus: "DEPLOYED" });
  }
  await advance(market, 30);
  const texts = countStatements();
  await market.server.clock.advance(market.now() + DAY);
  const all = texts.length;
  const written = (table: string): number =>
    texts.filter((text) => text.startsWith(`insert into "${table}"`)).length;
  expect(["orders", "invoices", "charges"].map(written)).toEqual([COUNT, COUNT, COUNT]);
  expect(all / COUNT).toBeLessThanOrEqual(32);
  const { headers } = await expectStatus(200, market.send("admin", "GET", "order?type=RENEWAL&pageSize=1"));
  expect(headers.get("CMW-TotalItems")).toBe(String(COUNT));
});
