import { validateSchema } from "@syndikit/contract/validators";
import { describe, expect, test } from "vitest";
import { billsOf, invoicesOf, ordersOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import type { Answer } from "../support/marketplace.js";
import { addSeats, advance, deploy, openShop, type Shop, storeCard } from "../support/shop.js";

interface Team {
  readonly shop: Shop;
  readonly id: number;
  readonly seats: string;
  /** Requests a number of seats. */
  want(quantity: number, userName?: string): Promise<Answer>;
  /** The number of seats that the customer reads. */
  count(): Promise<number | undefined>;
}

/** A subscription with three seats at 2.00 EUR a month, in a month of 28 days. From the sixth one a seat is 1.50 EUR. */
async function team(body: object = {}): Promise<Team> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const seats = `billingItem/${await addSeats(shop)}`;
  const id = await deploy(shop, "customer", { billingItems: { [seats]: 3 }, ...body });
  await listen(shop);
  const path = `subscription/${id}`;
  return {
    shop,
    id,
    seats,
    want: (quantity, userName = "customer") =>
      shop.as(userName).patch(path, { action: "billing_item_upgrade", billingItems: { [seats]: quantity } }),
    count: async () => {
      const { body: read } = await shop.as("customer").get(path);
      return (read as { billingItems: Record<string, number> }).billingItems[seats];
    },
  };
}

test("a change of no resource at all is refused, for it would do nothing", async () => {
  const { shop, id } = await team();
  const body = { action: "BILLING_ITEM_UPGRADE", billingItems: {} };
  expect((await shop.as("customer").patch(`subscription/${id}`, body)).status).toBe(400);
});

describe("more seats", () => {
  test("are there at once, and PAID for the whole days that are left", async () => {
    const { shop, id, want, count } = await team();
    await advance(shop, "P14D");
    const answer = await want(5);
    expect(answer).toMatchObject({ status: 200, body: { upgrade: "PAID", invoice: "invoice/2" } });
    expect(validateSchema("UpgradeResult", answer.body)).toEqual([]);
    expect(await count()).toBe(5);
    // Two seats at 2.00 EUR, for 14 of 28 days.
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-14T08:15:00Z BILLING_ITEM_UPGRADE 2.0000 PAID");
    expect((await shop.as("customer").get("invoice/2")).body).toMatchObject({
      entries: [{ type: "BILLINGITEMCOST", description: "Seats: from 3 to 5" }],
    });
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
    await advance(shop, "P14D");
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z RENEWAL 20.0000 PAID");
  });

  test("are asked for by customer, vendor and administrator, and by nobody else", async () => {
    const { want, count } = await team();
    for (const [quantity, userName] of [
      [4, "customer"],
      [5, "vendor"],
      [6, "admin"],
    ] as const)
      expect((await want(quantity, userName)).status).toBe(200);
    expect(await count()).toBe(6);
    expect((await want(7, "vendor2")).status).toBe(404);
  });

  test("are FREE on a trial, and when no whole day is left", async () => {
    const trial = await team({ type: "TRIAL" });
    expect((await trial.want(5)).body).toEqual({ upgrade: "FREE" });
    expect(await trial.count()).toBe(5);
    expect((await trial.want(2)).body).toEqual({ upgrade: "FREE" });
    expect(await trial.count()).toBe(2);
    const late = await team();
    await advance(late.shop, "P27DT1H");
    expect((await late.want(5)).body).toEqual({ upgrade: "FREE" });
    expect((await invoicesOf(late.shop, late.id)).length).toBe(1);
  });

  test("that are not paid have the grace of an upgrade", async () => {
    const { shop, id, want, count } = await team();
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    expect((await want(5)).body).toMatchObject({ upgrade: "PAID" });
    expect(errorOf(await want(6))).toMatch(/^423 /);
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: false });
    await advance(shop, "P4D");
    // The change is undone, and the paid period runs on.
    expect((await rowOf(shop, id)).deploymentStatus).toBe("DEPLOYED");
    expect(await count()).toBe(3);
    expect((await ordersOf(shop, id)).at(-1)).toMatchObject({ status: "REJECTED" });
  });

  test("than there are ranges for are refused, and nothing is written", async () => {
    const { shop, id, seats, want } = await team();
    expect(errorOf(await want(21))).toMatch(/^422 /);
    const path = `subscription/${id}`;
    const other = await shop
      .as("customer")
      .patch(path, { action: "BILLING_ITEM_UPGRADE", billingItems: { [seats]: 5, "billingItem/99": 1 } });
    expect(errorOf(other)).toMatch(/^422 /);
    expect((await ordersOf(shop, id)).length).toBe(1);
    expect(await emittedEvents(shop)).toEqual([]);
  });

  test("than now, asked for twice, are charged once", async () => {
    const { shop, id, want } = await team();
    await want(5);
    expect((await want(5)).body).toEqual({ upgrade: "FREE" });
    expect((await invoicesOf(shop, id)).length).toBe(2);
  });
});

describe("fewer seats", () => {
  test("wait for the next period, and nothing shows before", async () => {
    const { shop, id, want, count } = await team();
    const before = (await shop.as("customer").get(`subscription/${id}`)).body;
    expect((await want(1)).body).toEqual({ upgrade: "DEFERRED", order: "order/2" });
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toEqual(before);
    expect(await emittedEvents(shop)).toEqual([]);
    await advance(shop, "P28D");
    expect(await count()).toBe(1);
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z RENEWAL 12.0000 PAID");
    const { body } = await shop.as("customer").get(`subscription/${id}`);
    expect((body as { orders: object[] }).orders).toMatchObject([
      { orderType: "NORMAL" },
      { orderType: "RENEWAL" },
      { orderType: "BILLING_ITEM_UPGRADE" },
    ]);
  });

  test("may be none", async () => {
    const { shop, want, count } = await team();
    expect((await want(0)).body).toMatchObject({ upgrade: "DEFERRED" });
    await advance(shop, "P28D");
    expect(await count()).toBeUndefined();
  });

  test("are granted, and cannot be cancelled, when the renewal that bills them is paid in its grace", async () => {
    const { shop, want, count } = await team();
    await want(1);
    await storeCard(shop, "customer", "pm_card_expired");
    await advance(shop, "P29D");
    expect(errorOf(await shop.as("vendor").delete("order/2"))).toBe("409 order-2-billed");
    expect(await count()).toBe(3);
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect(await count()).toBe(1);
  });

  test("wait one at a time, and a change that waits can be cancelled", async () => {
    const { shop, want, count } = await team();
    await want(1);
    expect(errorOf(await want(2))).toBe("423 upgrade-in-flight");
    expect(errorOf(await want(9))).toBe("423 upgrade-in-flight");
    expect((await shop.as("vendor").delete("order/2")).status).toBe(204);
    await advance(shop, "P28D");
    expect(await count()).toBe(3);
  });

  test("of one resource and more of another are two requests", async () => {
    const { shop, id, seats } = await team();
    const guests = `billingItem/${await addSeats(shop, { name: "Guests", identifier: "guests" })}`;
    await advance(shop, "P28D");
    const answer = await shop.as("customer").patch(`subscription/${id}`, {
      action: "BILLING_ITEM_UPGRADE",
      billingItems: { [seats]: 1, [guests]: 2 },
    });
    expect(errorOf(answer)).toBe("400 billingItems-invalid");
  });
});
