import { describe, expect, test } from "vitest";
import { eventsAbout, eventsOf, orderBasic, PRO, terminate } from "./life.js";
import { MONTHS, openLoop, VENDOR } from "./loop.js";

describe("a subscription", () => {
  test("is ordered, provisioned, upgraded, renewed, terminated and removed, with exactly the events of the table", {
    timeout: MONTHS,
  }, async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    const deployed = await loop.customer.subscriptions.get(id);
    expect(deployed).toMatchObject({ deploymentStatus: "DEPLOYED", paid: true });
    expect(deployed.syndicatedEndpoints).toMatchObject([{ endpoint: `${VENDOR}/tenants/${id}` }]);
    expect(loop.tenants.made).toEqual([id]);
    expect(eventsAbout(loop, id)).toEqual(eventsOf(["orderPaid", "deploy"]));

    const upgrade = await loop.vendor.subscriptions.upgrade(id, PRO);
    await loop.server.settle();
    expect(upgrade.upgrade).toBe("PAID");
    expect(eventsAbout(loop, id)).toEqual(eventsOf(["orderPaid", "deploy", "upgrade"]));

    await loop.advance("P1M");
    const renewed = await loop.customer.subscriptions.get(id);
    expect(Date.parse(renewed.endDate ?? "")).toBeGreaterThan(Date.parse(deployed.endDate ?? ""));
    expect(loop.tenants.changed.map(({ id, kind }) => ({ id, kind }))).toEqual([
      { id, kind: "upgraded" },
      { id, kind: "renewed" },
    ]);

    await terminate(loop, id);
    expect(await loop.customer.subscriptions.get(id)).toMatchObject({ deploymentStatus: "UNDEPLOYED" });
    expect(loop.tenants.removed).toEqual([id]);
    expect(eventsAbout(loop, id)).toEqual(
      eventsOf(["orderPaid", "deploy", "upgrade", "renew", "terminate", "confirmUndeploy"]),
    );
  });

  test("that waits for its payment gets its tenant when it is paid, and not before", async () => {
    const loop = await openLoop();
    const order = await loop.customer2.orders.create({ type: "NORMAL", productVersion: PRO });
    await loop.server.settle();
    const id = Number(order.subscription.url.split("/")[1]);
    expect(loop.tenants.made).toEqual([]);
    const card = await loop.customer2.paymentMethods.create({
      label: "Card",
      payload: { paymentMethodId: "pm_card_visa" },
    });
    const [invoice] = order.invoices ?? [];
    if (invoice === undefined) throw new Error("The order has no invoice.");
    await loop.customer2.invoices.pay(invoice, { paymentMethod: { url: `paymentMethod/${card.id}` } });
    await loop.server.settle();
    expect(loop.tenants.made).toEqual([id]);
    expect(eventsAbout(loop, id)).toEqual(eventsOf(["orderUnpaid", "pay", "deploy"]));
  });

  test("that is not renewed ends with its period, and its tenant with it", {
    timeout: MONTHS,
  }, async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    await loop.customer.subscriptions.setAutoRenew(id, false);
    await loop.advance("P1M1D");
    expect(await loop.customer.subscriptions.get(id)).toMatchObject({ deploymentStatus: "UNDEPLOYED" });
    expect(loop.tenants).toMatchObject({ made: [id], removed: [id] });
    expect(eventsAbout(loop, id)).toEqual(eventsOf(["orderPaid", "deploy", "expire", "confirmUndeploy"]));
  });
});
