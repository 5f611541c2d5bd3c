import { type Operation, operations, roles } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products } from "../../src/store/tables/product.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { invoicesOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import {
  addProductVersion,
  advance,
  deploy,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

/** A subscription that waits for its vendor. */
async function pending(): Promise<{ readonly shop: Shop; readonly id: number; readonly path: string }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await order(shop, "customer");
  return { shop, id, path: `subscription/${id}` };
}

describe("who may do what with a subscription", () => {
  const { sdk }: Operation = operations.subscriptionPatch;
  const bodies: Readonly<Record<string, object>> = {
    setName: { name: "Ours" },
    upgrade: { productVersion: { url: "productVersion/99" } },
    setAutoRenew: { autoRenew: true },
    changeQuantities: { billingItems: {} },
    terminate: { reason: "The service closes." },
  };
  const userNames = { ROLE_USER: "customer", ROLE_VENDOR: "vendor", ROLE_ADMIN: "admin" };
  const cases = (sdk?.methods ?? []).flatMap(({ name, fixed, roles: granted }) =>
    Object.keys(roles)
      .filter((role): role is keyof typeof userNames => role in userNames)
      .map((role) => {
        const scopes = granted?.[role] ?? [];
        // The product's vendor reaches a customer's subscription, and only that scope lets it act.
        const allowed = role === "ROLE_VENDOR" ? scopes.includes("product") : scopes.length > 0;
        const verb = allowed ? "may" : "may not";
        return { title: `${role} ${verb} ${name}`, role, allowed, body: { ...fixed, ...bodies[name] } };
      }),
  );

  test.each(cases)("$title", async ({ role, allowed, body }) => {
    const { shop, path } = await pending();
    const { status } = await shop.as(userNames[role]).patch(path, body);
    if (allowed) expect([204, 400, 409]).toContain(status);
    else expect(status).toBe(403);
  });

  test("a vendor has every action of a buyer on what it ordered itself", async () => {
    const shop = await openShop();
    await storeCard(shop, "vendor");
    const id = await deploy(shop, "vendor", { type: "SANDBOX" });
    const patch = (body: object) => shop.as("vendor").patch(`subscription/${id}`, body);
    expect((await patch({ action: "AUTORENEW", autoRenew: false })).status).toBe(204);
    expect((await patch({ action: "KILL" })).status).toBe(204);
  });

  test("nobody else finds it", async () => {
    const { shop, id, path } = await pending();
    const report = { deploymentStatus: "DEPLOYED" };
    expect(errorOf(await shop.as("vendor2").patch(path, report))).toBe(`404 subscription-${id}-not-found`);
    expect(errorOf(await shop.as("customer2").patch(path, { action: "KILL" }))).toBe(
      `404 subscription-${id}-not-found`,
    );
  });
});

describe("a report of the vendor", () => {
  test("deploys, and the first time is kept", async () => {
    const { shop, id, path } = await pending();
    await advance(shop, "PT2H");
    await shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" });
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      startDate: Date.UTC(2026, 0, 31, 10, 15),
    });
  });

  test("is taken before a trial pays anything", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer", { type: "TRIAL" });
    const { status } = await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
    expect(status).toBe(204);
  });

  test.each([
    [{ deploymentStatus: "pending" }],
    [{ deploymentStatus: "ASLEEP" }],
    [{ deploymentStatus: "DEPLOYED", action: "KILL" }],
    [{ action: "KILL", name: "x" }],
    [{ action: "EXPLODE" }],
    [{}],
  ])("that is malformed is refused: %j", async (body) => {
    const { shop, path } = await pending();
    expect((await shop.as("admin").patch(path, body)).status).toBe(400);
  });
});

describe("two at once", () => {
  test("that report different ends: one moves it, the other is refused", async () => {
    const { shop, id, path } = await pending();
    const answers = await Promise.all([
      shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" }),
      shop.as("vendor").patch(path, { deploymentStatus: "FAILED" }),
    ]);
    // Either may come first. The other must find the state that the first one left.
    const { deploymentStatus } = await rowOf(shop, id);
    const outcomes: Record<string, readonly string[]> = {
      DEPLOYED: ["204", "409 transition-from-DEPLOYED-to-FAILED-not-allowed"],
      FAILED: ["409 transition-from-FAILED-to-DEPLOYED-not-allowed", "204"],
    };
    expect(answers.map(errorOf)).toEqual(outcomes[deploymentStatus]);
  });

  test("that report the same: both succeed, and one event is emitted", async () => {
    const { shop, id, path } = await pending();
    await shop.as("customer").patch(path, { action: "KILL" });
    await listen(shop);
    const report = () => shop.as("vendor").patch(path, { deploymentStatus: "UNDEPLOYED" });
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.map(errorOf)).toEqual(["204", "204", "204"]);
    expect(await emittedEvents(shop)).toEqual([`Subscription.DELETED subscription/${id}`]);
  });

  test("that terminate: it ends once, and is billed once", async () => {
    const { shop, id, path } = await pending();
    await shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" });
    const line = [{ price: { price: "3.0000" } }];
    await shop.as("vendor").post(`${path}/invoice/oneshot`, line);
    const kill = () => shop.as("customer").patch(path, { action: "KILL" });
    expect((await Promise.all([kill(), kill()])).map(errorOf)).toEqual(["204", "204"]);
    expect((await invoicesOf(shop, id)).length).toBe(2);
  });

  test("that upgrade: one does, the other is refused because it is not dearer", async () => {
    const { shop, id, path } = await pending();
    await shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" });
    const pro = await addProductVersion(shop, { productId: shop.product, name: "Pro", price: eur("30.00") });
    const upgrade = () =>
      shop.as("vendor").patch(path, {
        action: "SYNDICATED_UPGRADE",
        productVersion: { url: `productVersion/${pro}` },
      });
    const answers = await Promise.all([upgrade(), upgrade()]);
    expect(answers.map(errorOf).sort()).toEqual(["200", "422 downgrade-not-supported"]);
    expect((await invoicesOf(shop, id)).length).toBe(2);
  });
});

describe("the name of a subscription", () => {
  const nameOf = async (shop: Shop, id: number) => (await rowOf(shop, id)).name;

  test("is the vendor's until the customer chooses one", async () => {
    const { shop, id, path } = await pending();
    const vendor = (name: string) => shop.as("vendor").patch(path, { action: "set_name", name });
    expect((await vendor("Notes for Acme")).status).toBe(204);
    expect(await nameOf(shop, id)).toBe("Notes for Acme");
    await shop.as("customer").patch(path, { action: "SET_NAME", name: "Our notes" });
    expect((await vendor("Again")).status).toBe(204);
    expect(await nameOf(shop, id)).toBe("Our notes");
    await shop.as("admin").patch(path, { action: "SET_NAME", name: "Fixed" });
    expect(await nameOf(shop, id)).toBe("Fixed");
    await vendor("Once more");
    expect(await nameOf(shop, id)).toBe("Fixed");
  });

  test("that the customer confirms is the customer's from then on", async () => {
    const { shop, id, path } = await pending();
    await shop.as("customer").patch(path, { action: "SET_NAME", name: "Notes" });
    await shop.as("vendor").patch(path, { action: "SET_NAME", name: "Other" });
    expect(await nameOf(shop, id)).toBe("Notes");
  });

  test("emits no event, and is there", async () => {
    const { shop, path } = await pending();
    await listen(shop);
    await shop.as("customer").patch(path, { action: "SET_NAME", name: "Our notes" });
    expect(await emittedEvents(shop)).toEqual([]);
    expect((await shop.as("customer").patch(path, { action: "SET_NAME", name: "" })).status).toBe(400);
  });
});

describe("auto-renewal and termination", () => {
  const asked: unknown[] = [];
  async function validated(answer: () => Response): Promise<Awaited<ReturnType<typeof pending>>> {
    const sold = await pending();
    const { shop, path } = sold;
    await shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" });
    await shop.services.store.write((tx) =>
      tx
        .update(products)
        .set({ orderValidationUrls: ["https://app.test/validate"] })
        .where(eq(products.id, shop.product)),
    );
    asked.length = 0;
    shop.vendors.set("https://app.test", async (request) => {
      asked.push(await request.json());
      return answer();
    });
    return sold;
  }
  const accept = () => new Response(null, { status: 204 });
  const refuse = () => Response.json({ errors: [{ message: "You are bound." }] });

  test("are put to the vendor, who may refuse", async () => {
    const { shop, id, path } = await validated(refuse);
    const off = { action: "AUTORENEW", autoRenew: false };
    expect(errorOf(await shop.as("customer").patch(path, off))).toBe("422 order-refused");
    expect(errorOf(await shop.as("customer").patch(path, { action: "KILL" }))).toBe("422 order-refused");
    expect(asked).toMatchObject([
      { orderType: "UNSUBSCRIBE", subscriptionId: id },
      { orderType: "TERMINATION", subscriptionId: id },
    ]);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED", autoRenew: true });
  });

  test("go on when the vendor accepts", async () => {
    const { shop, id, path } = await validated(accept);
    await listen(shop);
    await shop.as("customer").patch(path, { action: "AUTORENEW", autoRenew: false });
    expect(await emittedEvents(shop)).toEqual([]);
    await shop.as("customer").patch(path, { action: "KILL" });
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT", autoRenew: false });
    expect(asked.length).toBe(2);
  });

  test("ask nobody when nothing would change, when it is switched on, or by an administrator's word", async () => {
    const { shop, id, path } = await validated(refuse);
    const on = { action: "AUTORENEW", autoRenew: true };
    expect((await shop.as("customer").patch(path, on)).status).toBe(204);
    expect((await shop.as("admin").patch(path, { action: "KILL" })).status).toBe(204);
    expect((await shop.as("customer").patch(path, { action: "KILL" })).status).toBe(204);
    expect(asked).toEqual([]);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    const off = { action: "AUTORENEW", autoRenew: false };
    expect(errorOf(await shop.as("customer").patch(path, off))).toBe(
      "409 action-AUTORENEW-not-allowed-in-UNDEPLOY_SENT",
    );
  });
});

describe("a report of a state", () => {
  test("that is there already is 204 and no event, whichever state it is", async () => {
    const shop = await openShop();
    const waiting = await order(shop, "customer");
    await storeCard(shop, "customer");
    const pending = await order(shop, "customer");
    const leaving = await deploy(shop, "customer");
    await shop.as("customer").patch(`subscription/${leaving}`, { action: "KILL" });
    await listen(shop);
    for (const [id, deploymentStatus] of [
      [waiting, "WAITING_PAYMENT"],
      [waiting, "WAITING_FOR_PAYMENT"],
      [pending, "PENDING"],
      [leaving, "UNDEPLOY_SENT"],
    ] as const) {
      const { status } = await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus });
      expect(status, deploymentStatus).toBe(204);
    }
    expect(await emittedEvents(shop)).toEqual([]);
  });

  test("that a vendor cannot bring about is a conflict", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const id = await deploy(shop, "customer");
    for (const deploymentStatus of ["PENDING", "WAITING_FOR_PAYMENT", "UNDEPLOY_SENT"]) {
      const answer = await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus });
      expect(answer.status, deploymentStatus).toBe(409);
    }
  });

  test("is asked for in lists by either spelling", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    for (const status of [
      "WAITING_PAYMENT",
      "WAITING_FOR_PAYMENT",
      "WAITING_FOR_PAYMENT,WAITING_PAYMENT,PENDING",
    ]) {
      for (const caller of ["customer", "vendor", "admin"]) {
        const { body } = await shop.as(caller).get(`subscription?status=${status}`);
        expect(body, `${caller} ${status}`).toMatchObject([{ id, deploymentStatus: "WAITING_PAYMENT" }]);
      }
    }
    expect((await shop.as("customer").get("subscription?status=PENDING")).body).toEqual([]);
  });
});
