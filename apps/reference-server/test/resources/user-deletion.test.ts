import { DeploymentStatus } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { cloudCredentials, comments, metadata, paymentMethods } from "../../src/store/tables/account.js";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { tokens, users } from "../../src/store/tables/user.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { passwordOf } from "../support/marketplace.js";
import { addSubscription, openPopulated } from "../support/people.js";

const { UNDEPLOYED, FAILED, ...living } = DeploymentStatus;

describe("deleting a user", () => {
  test("a user may delete itself, and is gone", async () => {
    const market = await openPopulated();
    await listen(market);
    const me = `user/${market.customer}`;
    expect((await market.as("customer").delete(me)).status).toBe(204);
    expect((await market.as("customer").get("user/me")).status).toBe(401);
    expect((await market.as("admin").get(me)).status).toBe(404);
    expect((await market.as("admin").delete(me)).status).toBe(404);
    expect((await market.as("admin").head("user")).headers.get("CMW-TotalItems")).toBe("5");
    expect(await emittedEvents(market)).toEqual([`User.DELETED ${me}`]);
  });

  test.each(Object.values(living))("is refused while a subscription of the user is %s", async (status) => {
    const market = await openPopulated();
    const { customer: buyerId, acme: companyId } = market;
    await addSubscription(market, { ...market, buyerId, companyId, status });
    expect(errorOf(await market.as("customer").delete(`user/${buyerId}`))).toBe(`409 user-${buyerId}-in-use`);
    expect((await market.as("customer").get("user/me")).status).toBe(200);
  });

  test.each([UNDEPLOYED, FAILED])("leaves a subscription that is %s with its buyer", async (status) => {
    const market = await openPopulated();
    const { customer: buyerId, acme: companyId } = market;
    await addSubscription(market, { ...market, buyerId, companyId, status });
    expect((await market.as("customer").delete(`user/${buyerId}`)).status).toBe(204);
    const rows = await market.services.store.read((db) => db.select().from(subscriptions));
    expect(rows.map((row) => row.buyerId)).toEqual([buyerId]);
  });

  test("leaves nothing personal and nothing of its own", async () => {
    const { as, services, customer, ...market } = await openPopulated();
    const { acme: companyId } = market;
    const everything = { ...market, as, services };
    await addSubscription(everything, { ...market, buyerId: customer, companyId, status: UNDEPLOYED });
    const me = as("customer");
    await me.patch(`user/${customer}`, { phoneNumber: "+39 02 5550", address: { city: "Milano" } });
    await me.post("paymentMethod", { label: "Card", payload: { paymentMethodId: "pm_card_visa" } });
    await me.post("comment", { product: { url: `product/${market.product}` }, rating: 5 });
    const credential = (await me.post("cloudCredential", { name: "AWS" })).body as { self: string };
    await me.put(`${credential.self}/metadata`, { region: "eu" });
    await me.put(`user/${customer}/metadata`, { costCentre: "42" });
    await me.delete(`user/${customer}`);
    const tables = [paymentMethods, comments, cloudCredentials, metadata, tokens];
    const counts = await services.store.read((db) => Promise.all(tables.map((table) => db.$count(table))));
    expect(counts).toEqual([0, 0, 0, 0, 0]);
    const rows = await services.store.read((db) => db.select().from(users));
    expect(JSON.stringify(rows)).not.toMatch(/customer@example|Milano|5550/);
  });

  test("frees its names", async () => {
    const { as, customer } = await openPopulated();
    await as("customer").delete(`user/${customer}`);
    const again = { userName: "customer", name: "Ada", email: "customer@example.test" };
    const { status } = await as("admin").post("user", { ...again, password: passwordOf("customer") });
    expect(status).toBe(201);
    expect((await as("customer").get("user/me")).body).toMatchObject({ name: "Ada" });
  });

  test("nobody but the user and an administrator may", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("colleague").delete(`user/${customer}`)).status).toBe(404);
    expect((await as("vendor").delete(`user/${customer}`)).status).toBe(404);
    expect((await as("admin").delete(`user/${customer}`)).status).toBe(204);
  });
});
