import { headerNames } from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { productVersions } from "../../src/store/tables/product.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { billsOf, invoicesOf, ordersOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf, firstError } from "../support/errors.js";
import { addUser } from "../support/people.js";
import {
  addProductOf,
  addProductVersion,
  advance,
  deploy,
  idOf,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

const orderOf = (shop: Shop, more: object = {}) => ({
  type: "NORMAL",
  productVersion: { url: `productVersion/${shop.productVersion}` },
  ...more,
});
const productVersionUrl = (id: number) => ({ productVersion: { url: `productVersion/${id}` } });

describe("a NORMAL order", () => {
  test("without a stored card waits for its payment", async () => {
    const shop = await openShop();
    await listen(shop);
    const answer = await shop.as("customer").post("order", orderOf(shop, { externalReference: "PO-1" }));
    expect(answer.status).toBe(201);
    expect(validateSchema("OrderDTO", answer.body)).toEqual([]);
    expect(answer.headers.get("location")).toBe("http://marketplace.test/api/order/1");
    expect(answer.body).toMatchObject({
      self: "order/1",
      type: "NORMAL",
      orderType: "NORMAL",
      status: "PAID",
      subscription: { url: "subscription/1" },
      invoices: [{ url: "invoice/1" }],
      externalReference: "PO-1",
      totalPrice: "10.0000",
    });
    expect(await rowOf(shop, 1)).toMatchObject({
      name: "Notes",
      type: "NORMAL",
      deploymentStatus: "WAITING_PAYMENT",
      companyId: shop.acme,
      autoRenew: true,
    });
    expect(await billsOf(shop, 1)).toEqual(["2026-01-31T08:15:00Z NORMAL 10.0000 UNPAID"]);
    expect(await emittedEvents(shop)).toEqual([
      "Subscription.CREATED subscription/1",
      "Invoice.CREATED invoice/1",
    ]);
  });

  test("with a stored card is charged at once, and its period has begun", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    await listen(shop);
    const id = await order(shop, "customer");
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "PENDING",
      periodStart: Date.UTC(2026, 0, 31, 8, 15),
      periodEnd: Date.UTC(2026, 1, 28, 8, 15),
      anchorDay: 31,
    });
    expect(await invoicesOf(shop, id)).toMatchObject([
      { status: "PAID", paymentReference: "pay_1", lastPaymentError: null },
    ]);
    expect(await emittedEvents(shop)).toEqual([
      "Subscription.CREATED subscription/1",
      "Invoice.CREATED invoice/1",
    ]);
  });

  test("whose card is declined waits, and the reason is kept", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer", "pm_card_insufficientFunds");
    const id = await order(shop, "customer");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "WAITING_PAYMENT" });
    expect(await invoicesOf(shop, id)).toMatchObject([
      { status: "UNPAID", paymentReceived: null, lastPaymentError: "insufficient funds" },
    ]);
  });

  test("of nothing to pay is paid at once, without a card", async () => {
    const shop = await openShop();
    const free = await addProductVersion(shop, { productId: shop.product, name: "Free", price: eur("0") });
    const id = await order(shop, "customer", productVersionUrl(free));
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "PENDING" });
    expect(await invoicesOf(shop, id)).toMatchObject([{ status: "PAID", paymentReference: null }]);
  });

  test("of a self-billing plan starts without the gateway, and has no invoice", async () => {
    const shop = await openShop();
    const productVersion = await addProductVersion(shop, {
      productId: shop.product,
      name: "Direct",
      selfBilling: true,
    });
    const id = await order(shop, "customer", productVersionUrl(productVersion));
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "PENDING" });
    expect(await invoicesOf(shop, id)).toEqual([]);
    expect(await ordersOf(shop, id)).toMatchObject([{ status: "FREE" }]);
  });

  test("bills the activation fee once", async () => {
    const shop = await openShop();
    const productVersion = await addProductVersion(shop, {
      productId: shop.product,
      name: "Set up",
      setupFee: eur("5.00"),
    });
    await storeCard(shop, "customer");
    const id = await deploy(shop, "customer", productVersionUrl(productVersion));
    await advance(shop, "P1M");
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 15.0000 PAID",
      "2026-02-28T08:15:00Z RENEWAL 10.0000 PAID",
    ]);
  });

  test("takes a plan by any spelling of its reference", async () => {
    const shop = await openShop();
    for (const url of [
      `/productVersion/${shop.productVersion}`,
      `http://marketplace.test/api/productVersion/${shop.productVersion}`,
    ]) {
      const answer = await shop.as("customer").post("order", orderOf(shop, { productVersion: { url } }));
      expect(answer.status, url).toBe(201);
    }
  });
});

describe("a TRIAL order", () => {
  test("starts at once, without an invoice, for the days of the trial", async () => {
    const shop = await openShop();
    await listen(shop);
    const id = await order(shop, "customer", { type: "TRIAL" });
    expect(await rowOf(shop, id)).toMatchObject({
      type: "TRIAL",
      deploymentStatus: "PENDING",
      periodEnd: Date.UTC(2026, 1, 14, 8, 15),
    });
    expect(await invoicesOf(shop, id)).toEqual([]);
    expect(await emittedEvents(shop)).toEqual([`Subscription.CREATED subscription/${id}`]);
  });

  test("is the first of the product for the company, also after it was paid", async () => {
    const shop = await openShop();
    const pro = await addProductVersion(shop, { productId: shop.product, name: "Pro" });
    const id = await deploy(shop, "customer", { type: "TRIAL" });
    await shop.as("customer").patch(`subscription/${id}`, { action: "renew" });
    const second = orderOf(shop, { type: "TRIAL", ...productVersionUrl(pro) });
    expect(errorOf(await shop.as("colleague").post("order", second))).toBe("422 trial-already-used");
    expect((await shop.as("customer2").post("order", second)).status).toBe(201);
    const other = await addProductVersion(shop, {
      productId: await addProductOf(shop, shop.northwind),
      name: "Other",
    });
    expect((await shop.as("customer").post("order", { ...second, ...productVersionUrl(other) })).status).toBe(
      201,
    );
  });

  test("is taken once when two arrive together", async () => {
    const shop = await openShop();
    const trial = orderOf(shop, { type: "TRIAL" });
    const answers = await Promise.all([
      shop.as("customer").post("order", trial),
      shop.as("colleague").post("order", trial),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test("is refused where the plan has none, or asks for a card first", async () => {
    const shop = await openShop();
    const none = await addProductVersion(shop, {
      productId: shop.product,
      name: "None",
      trial: "NOT_ALLOWED",
    });
    const card = await addProductVersion(shop, { productId: shop.product, name: "Card", trial: "ALLOWED" });
    const ask = (productVersion: number) =>
      shop
        .as("customer")
        .post("order", orderOf(shop, { type: "TRIAL", ...productVersionUrl(productVersion) }));
    expect(errorOf(await ask(none))).toBe("422 trial-not-allowed");
    expect(errorOf(await ask(card))).toBe("422 payment-method-missing");
    await storeCard(shop, "customer");
    expect((await ask(card)).status).toBe(201);
  });
});

describe("a SANDBOX order", () => {
  test("is for a vendor's own plan, on sale or not", async () => {
    const shop = await openShop();
    const draft = await addProductVersion(shop, { productId: shop.product, name: "Draft", published: false });
    const id = await order(shop, "vendor", { type: "SANDBOX", ...productVersionUrl(draft) });
    expect(await rowOf(shop, id)).toMatchObject({
      type: "SANDBOX",
      deploymentStatus: "WAITING_PAYMENT",
      companyId: shop.northwind,
    });
  });

  test("is not for another vendor's plan", async () => {
    const shop = await openShop();
    const draft = await addProductVersion(shop, { productId: shop.product, name: "Draft", published: false });
    const ask = (productVersion: number) =>
      shop
        .as("vendor2")
        .post("order", orderOf(shop, { type: "SANDBOX", ...productVersionUrl(productVersion) }));
    expect(errorOf(await ask(shop.productVersion))).toBe("403 action-SANDBOX-not-allowed-for-ROLE_VENDOR");
    expect(errorOf(await ask(draft))).toBe(`400 productVersion-reference-productVersion/${draft}-unknown`);
  });

  test("is not for customers, and nothing else is for vendors", async () => {
    const shop = await openShop();
    expect(errorOf(await shop.as("customer").post("order", orderOf(shop, { type: "SANDBOX" })))).toBe(
      "403 action-SANDBOX-not-allowed-for-ROLE_USER",
    );
    expect(errorOf(await shop.as("vendor").post("order", orderOf(shop)))).toBe(
      "403 action-NORMAL-not-allowed-for-ROLE_VENDOR",
    );
  });
});

describe("an order is refused", () => {
  test("for a plan that is not on sale, that has no price, or that is not there", async () => {
    const shop = await openShop();
    const draft = await addProductVersion(shop, { productId: shop.product, name: "Draft", published: false });
    const asked = await addProductVersion(shop, { productId: shop.product, name: "On request", price: null });
    const gone = await addProductVersion(shop, { productId: shop.product, name: "Gone", deletedAt: 1 });
    const ask = (productVersion: number) =>
      shop.as("customer").post("order", orderOf(shop, productVersionUrl(productVersion)));
    expect(errorOf(await ask(draft))).toBe("422 plan-not-published");
    expect(errorOf(await ask(asked))).toBe("422 plan-not-published");
    expect(errorOf(await ask(gone))).toBe(`400 productVersion-reference-productVersion/${gone}-unknown`);
    expect(errorOf(await ask(999))).toBe("400 productVersion-reference-productVersion/999-unknown");
  });

  test("for a reference to something else", async () => {
    const shop = await openShop();
    const answer = await shop
      .as("customer")
      .post("order", orderOf(shop, { productVersion: { url: `product/${shop.product}` } }));
    expect(errorOf(answer)).toBe(`400 productVersion-reference-product/${shop.product}-invalid`);
  });

  test.each(["order", "order/estimate"])(
    "of somebody without a company, who is told what to do: POST %s",
    async (path) => {
      const shop = await openShop();
      const refusal = async (userName: string) => {
        const answer = await shop.as(userName).post(path, orderOf(shop));
        expect(errorOf(answer)).toBe("400 buyer-invalid");
        return firstError(answer).error;
      };
      expect(await refusal("admin")).toContain(`Order for a customer with the header ${headerNames.asUser}`);
      const told = await refusal("homeless");
      expect(told).toContain("Ask an administrator of the marketplace");
      expect(told).not.toContain(headerNames.asUser);
    },
  );

  test("for a type that there is not, and without a plan", async () => {
    const shop = await openShop();
    expect((await shop.as("customer").post("order", orderOf(shop, { type: "RENEWAL" }))).status).toBe(400);
    expect((await shop.as("customer").post("order", { type: "NORMAL" })).status).toBe(400);
    const reference = await shop.as("customer").post("order", orderOf(shop, { externalReference: "a b" }));
    expect(reference.status).toBe(400);
  });

  test("and then nothing is written", async () => {
    const shop = await openShop();
    await shop.services.store.write(async (tx) => {
      await tx
        .update(productVersions)
        .set({ published: false })
        .where(eq(productVersions.id, shop.productVersion));
    });
    await shop.as("customer").post("order", orderOf(shop));
    expect(await ordersOf(shop, 1)).toEqual([]);
  });
});

test("a user who is not activated cannot order, and can once it is", async () => {
  const shop = await openShop();
  await addUser(shop, { userName: "fresh", userRole: "ROLE_USER", companyId: shop.acme, activated: false });
  const body = { type: "NORMAL", productVersion: { url: `productVersion/${shop.productVersion}` } };
  expect(errorOf(await shop.as("fresh").post("order", body))).toBe("422 user-not-activated");
  const id = idOf((await shop.as("fresh").get("user/me")).body);
  await shop.as("admin").patch(`user/${id}`, { action: "ACTIVATE" });
  expect((await shop.as("fresh").post("order", body)).status).toBe(201);
});
