import { describe, expect, test } from "vitest";
import { errorOf } from "../support/errors.js";
import { BASE_URL, type Caller } from "../support/marketplace.js";
import { openPopulated } from "../support/people.js";

const visa = { label: "Company card", payload: { paymentMethodId: "pm_card_visa" } };

async function add(caller: Caller, fields: object = {}): Promise<string> {
  const { body } = await caller.post("paymentMethod", { ...visa, ...fields });
  return (body as { self: string }).self;
}

describe("payment methods", () => {
  test("the first one is the default, and shows no more of the card than its face", async () => {
    const { as } = await openPopulated();
    const { status, headers, body } = await as("customer").post("paymentMethod", visa);
    expect(status).toBe(201);
    expect(headers.get("Location")).toBe(`${BASE_URL}/paymentMethod/1`);
    expect(body).toEqual({
      id: 1,
      self: "paymentMethod/1",
      label: "Company card",
      defaultMethod: true,
      last4: "4242",
      expMonth: 12,
      expYear: 2030,
    });
    expect((await as("customer").get("paymentMethod/1")).body).toEqual(body);
  });

  test("a second one is not the default unless it says so", async () => {
    const { as } = await openPopulated();
    const customer = as("customer");
    const first = await add(customer);
    const second = await add(customer);
    expect((await customer.get(second)).body).toMatchObject({ defaultMethod: false });
    const third = await add(customer, { defaultMethod: true });
    expect((await customer.get(third)).body).toMatchObject({ defaultMethod: true });
    expect((await customer.get(first)).body).toMatchObject({ defaultMethod: false });
  });

  test("PUT renames, moves the default, and takes it away", async () => {
    const { as } = await openPopulated();
    const customer = as("customer");
    const first = await add(customer);
    const second = await add(customer);
    const renamed = await customer.put(second, { label: "Mine", defaultMethod: true, last4: "0000" });
    expect(renamed.body).toMatchObject({ label: "Mine", defaultMethod: true, last4: "4242" });
    expect((await customer.get(first)).body).toMatchObject({ defaultMethod: false });
    await customer.put(second, { defaultMethod: false });
    expect((await customer.get("user/me")).body).toMatchObject({ paymentDataSaved: false });
  });

  test("each user has a default of its own", async () => {
    const { as } = await openPopulated();
    const his = await add(as("customer"));
    const hers = await add(as("colleague"));
    expect((await as("customer").get(his)).body).toMatchObject({ defaultMethod: true });
    expect((await as("colleague").get(hers)).body).toMatchObject({ defaultMethod: true });
  });

  test("one that declines every charge can be stored", async () => {
    const { as } = await openPopulated();
    const expired = await add(as("customer"), { payload: { paymentMethodId: "pm_card_expired" } });
    expect((await as("customer").get(expired)).body).toMatchObject({ last4: "0069", expYear: 2025 });
  });

  test("one that is no test payment method is refused", async () => {
    const { as } = await openPopulated();
    const real = { ...visa, payload: { paymentMethodId: "pm_1NXYZ" } };
    expect(errorOf(await as("customer").post("paymentMethod", real))).toBe("422 payment-method-id-unknown");
    expect((await as("customer").post("paymentMethod", { label: "x" })).status).toBe(400);
    expect((await as("customer").post("paymentMethod", { payload: visa.payload })).status).toBe(400);
  });

  test("DELETE takes it away", async () => {
    const { as } = await openPopulated();
    const method = await add(as("customer"));
    expect((await as("customer").delete(method)).status).toBe(204);
    expect(errorOf(await as("customer").get(method))).toBe("404 paymentMethod-1-not-found");
    expect((await as("customer").delete(method)).status).toBe(404);
  });

  test("they are nobody's but their owner's, colleagues and vendors included", async () => {
    const { as, customer } = await openPopulated();
    const method = await add(as("customer"));
    for (const other of ["colleague", "vendor"]) {
      expect((await as(other).get(method)).status, other).toBe(404);
      expect((await as(other).put(method, { label: "x" })).status, other).toBe(404);
      expect((await as(other).delete(method)).status, other).toBe(404);
      expect((await as(other).get(`paymentMethod?userId=${customer}`)).body, other).toEqual([]);
    }
    expect((await as("admin").get(method)).status).toBe(200);
  });

  test("an administrator lists those of a user", async () => {
    const { as, customer } = await openPopulated();
    await add(as("customer"), { label: "B" });
    await add(as("customer"), { label: "A" });
    await add(as("colleague"), { label: "C" });
    const { body, headers } = await as("admin").get(`paymentMethod?userId=${customer}&sortField=label`);
    expect(body).toMatchObject([{ label: "A" }, { label: "B" }]);
    expect(headers.get("CMW-TotalItems")).toBe("2");
    expect((await as("admin").head("paymentMethod")).headers.get("CMW-TotalItems")).toBe("3");
  });
});

describe("test cards", () => {
  const card = { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2030, cvc: "123" };

  test.each([
    ["4242 4242 4242 4242", "pm_card_visa"],
    ["5555555555554444", "pm_card_mastercard"],
    ["4000 0000 0000 0002", "pm_card_chargeDeclined"],
    ["4000000000009995", "pm_card_insufficientFunds"],
    ["4000 0000 0000 0069", "pm_card_expired"],
  ])("%s is %s", async (number, paymentMethodId) => {
    const { as } = await openPopulated();
    const { status, body } = await as("customer").post("sandbox/testCard", { ...card, number });
    expect(status).toBe(200);
    expect(body).toEqual({ paymentMethodId });
    const payload = { paymentMethodId };
    expect((await as("customer").post("paymentMethod", { label: "Card", payload })).status).toBe(201);
  });

  test("any other number is refused, and not repeated", async () => {
    const { as } = await openPopulated();
    const answer = await as("customer").post("sandbox/testCard", { ...card, number: "4111 1111 1111 1111" });
    expect(errorOf(answer)).toBe("422 test-card-unknown");
    expect(JSON.stringify(answer.body)).not.toContain("4111");
  });

  test("a card needs all of its face", async () => {
    const { as } = await openPopulated();
    const { cvc: _, ...without } = card;
    expect(errorOf(await as("customer").post("sandbox/testCard", without))).toBe("400 cvc-required");
    expect((await as("customer").post("sandbox/testCard", { ...card, number: "visa" })).status).toBe(400);
  });
});
