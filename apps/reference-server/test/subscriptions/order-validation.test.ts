import { validateSchema } from "@syndikit/contract/validators";
import { expect, test } from "vitest";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import { silentLog } from "../../src/ports.js";
import { qty } from "../../src/test-support/subscriptions.js";
import {
  askOrderValidation,
  type OrderQuestion,
  orderQuestion,
} from "../../src/vendor-calls/order-validation.js";
import { openPopulated } from "../support/people.js";

const request: OrderQuestion["request"] = {
  productId: 1,
  productVersionId: 1,
  billingItems: {},
  configurationParameters: {},
  language: "en",
  orderType: "NORMAL",
};

/** Asks vendors at https://a.example, https://b.example, ... in that order. */
function ask(...vendors: Receive[]): ReturnType<typeof askOrderValidation> {
  const origins = vendors.map((_, index) => `https://${String.fromCharCode(97 + index)}.example`);
  const routes = new Map(vendors.map((vendor, index) => [origins[index] ?? "", vendor]));
  const outbound = createInProcessOutbound({ routes, elapsed: () => 0 });
  const send = (request: Parameters<typeof outbound.send>[0]) => outbound.send(request);
  return askOrderValidation({ send, log: silentLog }, { vendor: 1, urls: origins, request });
}

const accept: Receive = () => new Response(null, { status: 204 });
const refuse =
  (...messages: string[]): Receive =>
  () =>
    Response.json({ errors: messages.map((message) => ({ message })) });
const fail: Receive = () => new Response(null, { status: 500 });

test("an order without a URL to ask is accepted, and so is one that all accept", async () => {
  expect(await ask()).toEqual([]);
  expect(await ask(accept, accept)).toEqual([]);
});

test("every reason of every URL that refuses is given, before one that could not be asked", async () => {
  const refusals = await ask(
    fail,
    refuse("The name is taken.", "The name is too short."),
    accept,
    refuse("No."),
  );
  expect(refusals.map(({ fields }) => fields)).toEqual([
    { reason: "The name is taken." },
    { reason: "The name is too short." },
    { reason: "No." },
  ]);
});

test.each([
  ["another status", fail],
  ["a refusal without a reason", refuse()],
  ["a reason that is empty", refuse("")],
  ["no JSON", () => new Response("ok")],
  ["an answer that is too long", refuse("x".repeat(200_000))],
  ["a broken connection", () => Promise.reject(new Error("broken"))],
] as const)("%s is one clear refusal, also when others accept", async (_, vendor) => {
  expect(await ask(accept, vendor, fail)).toEqual([
    { kind: "refusal", code: "vendorUnreachable", fields: { call: "orderValidation" } },
  ]);
});

test("the question is in the vendor's own words, and leaves out what has none", async () => {
  const { as, services, customer } = await openPopulated();
  const vendor = as("vendor");
  const item = { name: "Users", unit: "users", description: "People.", type: "TIERED" };
  await vendor.post("billingItem", { ...item, identifier: "users" });
  await vendor.post("billingItem", item);
  await vendor.post("configurationParameter", {
    code: "hostname",
    name: "Host name",
    description: "A name.",
    product: { url: "product/1" },
  });
  await vendor.put("product/1", { orderValidationUrls: ["https://notes.example/orders"] });
  await vendor.put("productVersion/1", { externalId: "basic" });

  const question = await services.store.read((db) =>
    orderQuestion(db, {
      orderType: "TRIAL",
      productVersionId: 1,
      quantities: new Map([
        [1, qty(3)],
        [2, qty(1)],
      ]),
      parameters: new Map([
        [1, "acme"],
        [9, "unknown"],
      ]),
      language: "it",
      buyerId: customer,
    }),
  );
  expect(question).toEqual({
    vendor: expect.any(Number),
    urls: ["https://notes.example/orders"],
    request: {
      productId: 1,
      productVersionId: 1,
      productVersionIdentifier: "basic",
      billingItems: { users: 3 },
      configurationParameters: { hostname: "acme" },
      language: "it",
      buyerId: customer,
      orderType: "TRIAL",
    },
  });
  expect(validateSchema("OrderValidationRequest", question?.request)).toEqual([]);
});
