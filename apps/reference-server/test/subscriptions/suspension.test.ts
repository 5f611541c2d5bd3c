import { describe, expect, test } from "vitest";
import { billsOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

async function deployed(
  body: object = {},
): Promise<{ readonly shop: Shop; readonly id: number; readonly path: string }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer", body);
  return { shop, id, path: `subscription/${id}` };
}

async function lastMessage(
  shop: Shop,
): Promise<{ readonly subject: string; readonly text: string } | undefined> {
  const { body } = await shop.as("customer").get("message?pageSize=50");
  return (body as { subject: string; text: string }[]).at(-1);
}

describe("a subscription that is stopped", () => {
  test("says so to everybody, and its customer is told why, and that it runs again", async () => {
    const { shop, id, path } = await deployed();
    await listen(shop);
    expect((await shop.as("vendor").patch(path, { action: "stop", reason: "It sends spam." })).status).toBe(
      204,
    );
    expect((await shop.as("customer").get(path)).body).toMatchObject({
      deploymentStatus: "STOPPED",
      paid: true,
    });
    const stopped = await lastMessage(shop);
    expect(stopped?.subject).toMatch(/is stopped$/);
    expect(stopped?.text).toContain("It sends spam.");
    expect((await shop.as("admin").patch(path, { action: "START" })).status).toBe(204);
    expect((await lastMessage(shop))?.subject).toMatch(/runs again$/);
    expect(await emittedEvents(shop)).toEqual([
      `Subscription.MODIFIED subscription/${id}`,
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });

  test("is not stopped or started by its customer", async () => {
    const { shop, path } = await deployed();
    for (const action of ["STOP", "START"])
      expect((await shop.as("customer").patch(path, { action })).status).toBe(403);
  });

  test("renews at the end of its period, and stays stopped", async () => {
    const { shop, id, path } = await deployed();
    await shop.as("admin").patch(path, { action: "AUTORENEW", autoRenew: true });
    await shop.as("vendor").patch(path, { action: "STOP" });
    await advance(shop, "P1M");
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-02-28T08:15:00Z RENEWAL 10.0000 PAID",
    ]);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "STOPPED" });
  });

  test("expires at the end of its grace when its renewal is not paid", async () => {
    const { shop, id, path } = await deployed();
    await shop.as("vendor").patch(path, { action: "STOP" });
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    await advance(shop, "P1M");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "STOPPED" });
    await advance(shop, "P4D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("gets no endpoints, instructions or credentials before it runs again", async () => {
    const { shop, path } = await deployed();
    await shop.as("vendor").patch(path, { action: "STOP" });
    const supplies = [
      ["endpoints", "setEndpoints", [{ endpoint: "https://app.example", category: "APP" }]],
      ["instructions", "setInstructions", { en: "Sign in." }],
      ["credentials", "setCredentials", [{ key: "user", value: "ann" }]],
    ] as const;
    for (const [supply, action, body] of supplies)
      expect(errorOf(await shop.as("vendor").post(`${path}/${supply}`, body))).toBe(
        `409 action-${action}-not-allowed-in-STOPPED`,
      );
    await shop.as("vendor").patch(path, { action: "START" });
    for (const [supply, , body] of supplies)
      expect((await shop.as("vendor").post(`${path}/${supply}`, body)).status).toBe(204);
  });

  test("is not upgraded before it runs again, and is billed all the same", async () => {
    const { shop, path } = await deployed();
    await shop.as("vendor").patch(path, { action: "STOP" });
    const productVersion = { url: `productVersion/${shop.productVersion}` };
    const upgrade = await shop.as("vendor").patch(path, { action: "SYNDICATED_UPGRADE", productVersion });
    expect(upgrade.status).toBe(409);
    const bill = await shop.as("vendor").post(`${path}/invoice`, [{ price: { price: "3.0000" } }]);
    expect(bill.status).toBe(201);
  });
});

describe("a vendor that ends the subscription of its customer", () => {
  test("gives a reason, and the customer is told it", async () => {
    const { shop, id, path } = await deployed();
    for (const reason of [undefined, " \n "])
      expect(errorOf(await shop.as("vendor").patch(path, { action: "KILL", reason }))).toBe(
        "400 reason-required",
      );
    expect((await rowOf(shop, id)).deploymentStatus).toBe("DEPLOYED");
    const { status } = await shop.as("vendor").patch(path, { action: "KILL", reason: "The service closes." });
    expect(status).toBe(204);
    expect((await rowOf(shop, id)).deploymentStatus).toBe("UNDEPLOY_SENT");
    expect((await lastMessage(shop))?.text).toContain("The service closes.");
  });

  test("need not give itself one", async () => {
    const shop = await openShop();
    await storeCard(shop, "vendor");
    const id = await order(shop, "vendor", { type: "SANDBOX" });
    expect((await shop.as("vendor").patch(`subscription/${id}`, { action: "KILL" })).status).toBe(204);
  });
});
