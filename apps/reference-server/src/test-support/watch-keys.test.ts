import { DeploymentStatus } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addSubscription, openPopulated, type Populated } from "../../test/support/people.js";
import { onCatalogue, onCompany, onInvoice, onNothing, onSubscription, onVendors } from "../store/keys.js";
import type { WriteOptions } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import { products } from "../store/tables/product.js";
import { subscriptionMoves, subscriptions } from "../store/tables/subscription.js";

describe("a write that names what it concerns", () => {
  let market: Populated;
  let subscription: number;
  beforeEach(async () => {
    market = await openPopulated();
    subscription = await addSubscription(market, {
      buyerId: market.customer,
      companyId: market.acme,
      product: market.product,
      productVersion: market.productVersion,
      status: DeploymentStatus.DEPLOYED,
    });
  });

  const rename = (on: ReturnType<typeof onSubscription>): Promise<void> =>
    market.services.store.write(async (tx) => {
      await tx.update(subscriptions).set({ name: "Changed" }).where(eq(subscriptions.id, subscription));
    }, on);

  test("changes what it names", async () => {
    await expect(rename(onSubscription(subscription))).resolves.toBeUndefined();
  });

  test("fails when it changes another subscription", async () => {
    await expect(rename(onSubscription(subscription + 1))).rejects.toThrow(
      `A write that names subscription ${subscription + 1} did the update of a row of subscriptions that is of subscription ${subscription}.`,
    );
  });

  test("fails when it names the company, and changes one of its subscriptions that was there before", async () => {
    await expect(rename(onCompany(market.acme))).rejects.toThrow(`is of subscription ${subscription}.`);
  });

  test("fails when it names an invoice that is not there", async () => {
    await expect(rename(onInvoice(1))).rejects.toThrow(`is of subscription ${subscription}.`);
  });

  test("fails when it changes what only a write that locks everything may change, and changes nothing", async () => {
    const { store } = market.services;
    const changing = store.write(async (tx) => {
      await writeSetting(tx, "mailsAfter", 1);
    }, onCompany(market.acme));
    await expect(changing).rejects.toThrow("a row of settings that is only for writes that lock everything");
    expect(await store.read((db) => readSetting(db, "mailsAfter"))).not.toBe(1);
  });

  test("may change a company's profile with its own key alone, a customer's or a vendor's", async () => {
    const { store } = market.services;
    const rename = (id: number, options: WriteOptions): Promise<unknown> =>
      store.write((tx) => tx.update(companies).set({ name: "Changed" }).where(eq(companies.id, id)), options);
    await rename(market.acme, onCompany(market.acme));
    await expect(rename(market.acme, onVendors([market.acme]))).rejects.toThrow("is of company");
    await rename(market.northwind, onVendors([market.northwind]));
    await expect(rename(market.northwind, onCompany(market.northwind))).rejects.toThrow("is of vendor");
  });

  test("may change what a vendor sells with that vendor's key, and its subscriptions with it", async () => {
    const { store } = market.services;
    const change = (options: WriteOptions): Promise<unknown> =>
      store.write(async (tx) => {
        await tx.update(products).set({ name: "Changed" });
        await tx.update(subscriptions).set({ name: "Changed" });
      }, options);
    await change(onCatalogue(market.northwind));
    await expect(change(onCatalogue(market.northwind + 1))).rejects.toThrow(
      `a row of products that is of catalogue ${market.northwind}.`,
    );
    await expect(change(onSubscription(subscription))).rejects.toThrow("a row of products");
  });

  test("fails when it removes what is another one's", async () => {
    const { store } = market.services;
    const row = { at: 0, fromState: "PENDING", toState: "DEPLOYED", cause: "report" } as const;
    await store.write(async (tx) => {
      await tx.insert(subscriptionMoves).values({ ...row, subscriptionId: subscription });
    });
    const removing = store.write(async (tx) => {
      await tx.delete(subscriptionMoves);
    }, onNothing);
    await expect(removing).rejects.toThrow(
      "A write that names nothing did the delete of a row of subscription_moves",
    );
  });

  test("that locks everything changes whatever it likes", async () => {
    await market.services.store.write(async (tx) => {
      await tx.update(subscriptions).set({ name: "Changed" });
      await tx.update(companies).set({ name: "Changed" });
    });
  });
});
