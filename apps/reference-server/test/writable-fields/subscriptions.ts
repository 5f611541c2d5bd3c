import { headerNames } from "@syndikit/contract";
import { BASE_URL } from "../matrix/world.js";
import type { Answer } from "../support/marketplace.js";
import { type Entry, passTime, plain, read, type Scene } from "./entry.js";
import { idOfThing } from "./scenes.js";

const inState =
  (state: string) =>
  (scene: Scene): number =>
    idOfThing(scene, "subscription", `NORMAL on plan 1 of the customer, ${state}`);
const deployed = inState("DEPLOYED");
const pending = inState("PENDING");

/** The subscription, its orders and its messages, as its customer reads them. */
async function seen(scene: Scene): Promise<unknown> {
  return [
    await read(scene, `subscription/${scene.id}`, "customer"),
    await read(scene, "order?sortField=id&sortDirection=DESC&pageSize=3", "customer"),
    await read(scene, "message?sortField=id&sortDirection=DESC&pageSize=3", "customer"),
  ];
}

/** The subscription after its period has ended. */
async function afterPeriod(scene: Scene): Promise<unknown> {
  await passTime(scene, "P32D");
  return seen(scene);
}

const line = {
  ...{ description: "Setup", identifier: "setup", unit: "Hours", quantity: 2 },
  price: { price: "5.0000" },
};

const lineFields = plain({
  "[].description": "Training",
  "[].identifier": "training",
  "[].price.price": "6.0000",
  "[].price.currency": "USD",
  "[].price.vat": 10,
  "[].quantity": 3,
  "[].unit": "Days",
  "[].purchased": "2026-01-15T00:00:00Z",
});

/** The invoice of the next period. */
async function nextInvoice(scene: Scene): Promise<unknown> {
  const path = `subscription/${scene.id}`;
  await passTime(scene, "P32D");
  return [await read(scene, path), await read(scene, "invoice?sortField=id&sortDirection=DESC&pageSize=5")];
}

const ordered = (scene: Scene, { body }: Answer): Promise<unknown> =>
  Promise.all([
    read(scene, String(Reflect.get(Object(body), "self"))),
    read(scene, String(Reflect.get(Object(Reflect.get(Object(body), "subscription")), "url"))),
  ]);

const answered = (_: Scene, { body }: Answer): unknown => body;

const order = { type: "NORMAL", productVersion: { url: "productVersion/1" } };
const orderFields = {
  ...plain({ "productVersion.url": "productVersion/2", type: "TRIAL" }),
  "billingItems.*": { key: "billingItem/1", value: 3, body: { ...order, billingItems: {} } },
  "configurationParameters.*": {
    key: "configurationParameter/2",
    value: "eu",
    body: { ...order, configurationParameters: {} },
  },
};

export const subscriptionEntries: readonly Entry[] = [
  {
    operation: "subscriptionPatch",
    arrange: deployed,
    body: { action: "STOP" },
    observe: seen,
    fields: {
      deploymentStatus: { value: "FAILED", arrange: pending, body: { deploymentStatus: "DEPLOYED" } },
      action: { value: "KILL" },
      name: { value: "Team notes", body: { action: "SET_NAME", name: "Notes" } },
      "productVersion.url": {
        value: "productVersion/3",
        body: { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/2" } },
      },
      from: {
        value: "2026-05-01T00:00:00Z",
        body: { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/2" } },
      },
      "billingItems.*": {
        key: "billingItem/1",
        value: 2,
        body: { action: "BILLING_ITEM_UPGRADE", billingItems: { "billingItem/2": 5 } },
      },
      hours: {
        value: 48,
        arrange: (scene) => idOfThing(scene, "subscription", "SANDBOX on plan 2 of the vendor"),
        observe: (scene) => read(scene, `subscription/${scene.id}`),
        body: { action: "RENEW" },
      },
      autoRenew: { value: false, body: { action: "AUTORENEW", autoRenew: true }, observe: afterPeriod },
      reason: { value: "The service closes." },
    },
  },
  {
    operation: "subscriptionSetEndpoints",
    arrange: pending,
    body: [{ endpoint: "https://app.test/", category: "APP" }, { endpoint: "https://app.test/docs" }],
    observe: seen,
    fields: {
      ...plain({ "[].endpoint": "https://other.test/", "[].description": "Sign in" }),
      "[].category": {
        value: "VIDEO",
        body: [
          { endpoint: "https://app.test/docs", category: "DOCUMENTATION" },
          { endpoint: "https://app.test/", category: "APP" },
        ],
      },
    },
  },
  {
    operation: "subscriptionSetInstructions",
    arrange: pending,
    body: { en: "Welcome." },
    observe: seen,
    fields: { "*": { key: "en", value: "Other." } },
  },
  {
    operation: "subscriptionSetCredentials",
    arrange: pending,
    body: [
      { key: "user", value: "ada", description: { en: "Name" } },
      { key: "password", value: "secret" },
    ],
    observe: seen,
    fields: plain({ "[].key": "login", "[].value": "bob", "[].description.*": "Nome", "[].weight": 9 }),
  },
  {
    operation: "subscriptionBill",
    arrange: async (scene) => {
      const id = idOfThing(scene, "subscription", "NORMAL on plan 5 of the customer");
      await scene.world.make("admin", "PATCH", `subscription/${id}`, { deploymentStatus: "DEPLOYED" });
      return id;
    },
    body: [line],
    observe: (scene, { headers }) =>
      read(scene, (headers.get(headerNames.location) ?? "").slice(BASE_URL.length + 1)),
    fields: { ...lineFields },
  },
  {
    operation: "subscriptionSetOneshotCosts",
    arrange: deployed,
    body: [line],
    observe: nextInvoice,
    fields: lineFields,
  },
  {
    operation: "subscriptionSetRecurringCosts",
    arrange: deployed,
    body: [line],
    observe: nextInvoice,
    fields: lineFields,
  },
  {
    operation: "subscriptionUpdateMetadata",
    arrange: deployed,
    body: { team: "red" },
    fields: plain({ "*": "blue" }),
  },
  {
    operation: "orderCreate",
    account: "customer2",
    body: order,
    observe: ordered,
    fields: { ...orderFields, externalReference: { value: "PO-7" } },
  },
  {
    operation: "orderEstimate",
    account: "customer",
    body: order,
    observe: answered,
    fields: {
      ...orderFields,
      type: { value: "TRIAL", account: "customer2" },
      "configurationParameters.*": {
        key: "configurationParameter/2",
        value: "mars",
        status: 422,
        body: { ...order, configurationParameters: {} },
      },
      "subscription.url": {
        value: "subscription/9",
        body: { productVersion: { url: "productVersion/2" }, subscription: { url: "subscription/3" } },
      },
      // An order has the reference already.
      externalReference: {
        value: "PO-7",
        status: 409,
        arrange: async ({ world }) => {
          await world.make("customer", "POST", "order", { ...order, externalReference: "PO-7" });
          return 0;
        },
      },
    },
  },
  {
    operation: "invoiceCredit",
    arrange: (scene) => idOfThing(scene, "invoice", "NORMAL on plan 1 of the customer, DEPLOYED"),
    body: { reason: "It was down." },
    observe: (scene) => read(scene, "invoice?sortField=id&sortDirection=DESC&pageSize=2"),
    fields: {
      amount: { value: "1.0000" },
      reason: { value: "It was slow." },
    },
  },
  {
    operation: "invoicePay",
    account: "colleague",
    arrange: async (scene) => {
      const card = (paymentMethodId: string, defaultMethod: boolean) =>
        scene.world.make("colleague", "POST", "paymentMethod", {
          ...{ label: paymentMethodId, defaultMethod, payload: { paymentMethodId } },
        });
      await card("pm_card_visa", true);
      await card("pm_card_chargeDeclined", false);
      return idOfThing(scene, "invoice", "NORMAL on plan 1 of the colleague, WAITING_PAYMENT");
    },
    body: {},
    observe: (scene) => read(scene, `invoice/${scene.id}`),
    fields: { "paymentMethod.url": { value: "paymentMethod/7", status: 422 } },
  },
  {
    operation: "invoiceMarkPaid",
    arrange: (scene) => idOfThing(scene, "invoice", "NORMAL on plan 1 of the colleague, WAITING_PAYMENT"),
    body: { reference: "transfer-1" },
    observe: (scene) => read(scene, `invoice/${scene.id}`),
    fields: plain({ reference: "transfer-2" }),
  },
];
