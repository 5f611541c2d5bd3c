import { describe, expect, test } from "vitest";
import { errorOf } from "../support/errors.js";
import { addProduct, addSubscription, openPopulated, type Populated } from "../support/people.js";

async function openSubscribed(): Promise<Populated> {
  const market = await openPopulated();
  const { customer: buyerId, acme: companyId } = market;
  await addSubscription(market, { ...market, buyerId, companyId, status: "UNDEPLOYED" });
  return market;
}

const reviewOf = ({ product }: Populated) => ({ product: { url: `product/${product}` }, rating: 4 });

describe("reviews", () => {
  test("a customer reviews what it has, or had", async () => {
    const market = await openSubscribed();
    const { as, customer, product } = market;
    await as("customer").patch(`user/${customer}`, { name: "Ada", surname: "Reyes" });
    const { status, body } = await as("customer").post("comment", { ...reviewOf(market), comment: "Handy." });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 1,
      self: "comment/1",
      userName: "customer",
      realName: "Ada Reyes",
      product: { url: `product/${product}` },
      rating: 4,
      comment: "Handy.",
      date: "2026-01-31T08:15:00Z",
    });
  });

  test("so does a colleague of who bought it", async () => {
    const market = await openSubscribed();
    expect((await market.as("colleague").post("comment", reviewOf(market))).status).toBe(201);
  });

  test("who only sees the product may not", async () => {
    const market = await openSubscribed();
    expect(errorOf(await market.as("customer2").post("comment", reviewOf(market)))).toBe(
      "422 product-not-subscribed",
    );
  });

  test("a product that is hidden from the customer, or is none, is not known", async () => {
    const market = await openPopulated();
    const hidden = await addProduct(market, { companyId: market.northwind, published: false });
    const post = async (url: string) =>
      errorOf(await market.as("customer").post("comment", { product: { url }, rating: 4 }));
    expect(await post(`product/${hidden.product}`)).toBe(
      `400 product-reference-product/${hidden.product}-unknown`,
    );
    expect(await post("product/999")).toBe("400 product-reference-product/999-unknown");
    expect(await post("user/1")).toBe("400 product-reference-user/1-invalid");
  });

  test("a rating is a whole number from 1 to 5", async () => {
    const market = await openSubscribed();
    const post = (rating: number) => market.as("customer").post("comment", { ...reviewOf(market), rating });
    expect((await post(0)).status).toBe(400);
    expect((await post(6)).status).toBe(400);
    expect((await post(4.5)).status).toBe(400);
  });

  test("vendors do not review, and do not touch reviews", async () => {
    const market = await openSubscribed();
    const { as } = market;
    await as("customer").post("comment", reviewOf(market));
    expect((await as("vendor").post("comment", reviewOf(market))).status).toBe(403);
    expect((await as("vendor").put("comment/1", { rating: 5 })).status).toBe(403);
    expect((await as("vendor").delete("comment/1")).status).toBe(403);
  });

  test("an author changes it, which dates it anew", async () => {
    const market = await openSubscribed();
    const { as, machine } = market;
    await as("customer").post("comment", { ...reviewOf(market), comment: "Handy." });
    machine.elapse(60_000);
    expect((await as("customer").put("comment/1", { rating: 4 })).body).toMatchObject({
      date: "2026-01-31T08:15:00Z",
    });
    const { body } = await as("customer").put("comment/1", { comment: null, product: { url: "product/9" } });
    expect(body).toMatchObject({
      rating: 4,
      date: "2026-01-31T08:16:00Z",
      product: reviewOf(market).product,
    });
    expect(body).not.toHaveProperty("comment");
  });

  test("nobody else changes or deletes it, but an administrator", async () => {
    const market = await openSubscribed();
    const { as } = market;
    await as("customer").post("comment", reviewOf(market));
    expect(errorOf(await as("colleague").put("comment/1", { rating: 1 }))).toBe("404 comment-1-not-found");
    expect((await as("colleague").delete("comment/1")).status).toBe(404);
    expect((await as("admin").put("comment/1", { rating: 1 })).status).toBe(200);
    expect((await as("admin").delete("comment/1")).status).toBe(204);
    expect((await as("customer").get("comment/1")).status).toBe(404);
  });

  test("everybody reads them, by product and by author", async () => {
    const market = await openSubscribed();
    const { as, product, customer } = market;
    await as("customer").post("comment", reviewOf(market));
    await as("colleague").post("comment", { ...reviewOf(market), rating: 2 });
    const { body } = await as("vendor2").get(`comment?productId=${product}&sortField=rating`);
    expect(body).toMatchObject([{ rating: 2 }, { rating: 4 }]);
    expect((await as("customer2").get(`comment?userId=${customer}`)).body).toMatchObject([{ rating: 4 }]);
    expect((await as("customer2").get("comment?productId=999")).body).toEqual([]);
    expect((await as("customer2").head("comment")).headers.get("CMW-TotalItems")).toBe("2");
    expect((await as("customer2").get("comment/1")).status).toBe(200);
  });
});
