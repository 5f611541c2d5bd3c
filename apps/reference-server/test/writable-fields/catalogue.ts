import { type Entry, passTime, plain, read, type Scene } from "./entry.js";
import { idOfThing, polls, signs } from "./scenes.js";

const SECRET = { syndicationEndpoints: ["https://vendor.test/events"], notificationSecretToken: "before" };

const draft = (scene: Scene): number => idOfThing(scene, "product", "the first vendor's draft");

const product = plain({
  name: "Renamed",
  sku: "fresh-sku",
  shortDescription: "Notes for all.",
  longDescription: "Notes for everybody in the team.",
  "syndicationEndpoints[]": "https://vendor.test/other",
  "orderValidationUrls[]": "https://vendor.test/validate",
});

async function signingProduct({ world }: Scene): Promise<number> {
  await world.make("admin", "PUT", "product/1", SECRET);
  return 1;
}

const fullPlan = {
  name: "Fresh",
  price: "20.0000",
  product: { url: "product/1" },
  billingItemValues: [{ item: { url: "billingItem/1" }, start: 5, end: 100, price: "1.0000" }],
  configurationParameters: [],
  trial: "ALLOWED_WO_PAYMENT_METHOD",
};

const plan = plain({
  name: "Renamed",
  identifier: "fresh-plan",
  externalId: "fresh",
  description: "For teams.",
  price: "25.0000",
  setupFee: "3.0000",
  billingPeriod: 6,
  minimumDuration: 24,
  lifespan: 4,
  trial: "ALLOWED",
  trialLength: 30,
  autoRenewable: false,
  selfBilling: true,
  published: true,
  recommended: true,
  "billingItemValues[].item.url": "billingItem/2",
  "billingItemValues[].start": 10,
  "billingItemValues[].end": 200,
  "billingItemValues[].price": "2.0000",
  "billingItemValues[].setup": "4.0000",
  "billingItemValues[].step": 5,
  "configurationParameters[].url": "configurationParameter/1",
});

/** The end of a subscription to a new plan, which the customer has just ended. */
async function endOf(scene: Scene, planOf: string): Promise<unknown> {
  await scene.world.make("admin", "PUT", planOf, { published: true, billingItemValues: [] });
  const order = { type: "NORMAL", productVersion: { url: planOf } };
  const { subscription } = await scene.world.make("customer", "POST", "order", order);
  const url = subscription?.url ?? "";
  await scene.world.make("admin", "PATCH", url, { deploymentStatus: "DEPLOYED" });
  await scene.world.make("customer", "PATCH", url, { action: "AUTORENEW", autoRenew: false });
  await passTime(scene, "P2M");
  return read(scene, url);
}

/** A subscription without renewal still renews until the minimum has passed. */
const bindsForMonths = (planOf: (scene: Scene, body: unknown) => string): Entry["fields"][string] => ({
  value: 24,
  observe: (scene, { body }) => endOf(scene, planOf(scene, body)),
});

const later = (scene: Scene): number =>
  idOfThing(scene, "productVersion", "an unpublished plan of the first");

const parameter = plain({
  code: "other_code",
  name: "Renamed",
  description: "Where the data are.",
  hint: "eu",
  required: true,
  validation: "^[a-z]+$",
  "acceptedValues.*": "Other",
  externalValuesUrl: "https://vendor.test/values",
  weight: 7,
});

const item = plain({
  name: "Renamed",
  identifier: "fresh-item",
  unit: "GB",
  description: "Other.",
  type: "VOLUME",
  valueType: "POST_PAID",
  presence: "RECOMMENDED",
  required: true,
  weight: 7,
});

const metric = plain({
  name: "renamed",
  counter: true,
  metricFunction: "PEAK",
  endpoint: "/metric/other",
  frequency: "EVERY_24_HOUR",
});

/** A second pay-as-you-go resource on a plan of the first product. */
const secondResource =
  (id: number) =>
  async ({ world }: Scene): Promise<number> => {
    const { self } = await world.make("vendor", "POST", "billingItem", {
      ...{ name: "Calls", unit: "Item", description: "Calls.", type: "TIERED", valueType: "PAY_AS_YOU_GO" },
    });
    await world.make("vendor", "POST", "productVersion", {
      ...{ name: "Metered", product: { url: "product/1" } },
      billingItemValues: [{ item: { url: self }, start: 0, price: "0.0100" }],
    });
    return id;
  };

/** The first vendor's draft has a plan with the metered resource. */
async function pricedInDraft({ world }: Scene): Promise<number> {
  await world.make("vendor", "POST", "productVersion", {
    ...{ name: "Metered", product: { url: "product/4" } },
    billingItemValues: [{ item: { url: "billingItem/4" }, start: 0, price: "0.0100" }],
  });
  return 0;
}

const newMetric = {
  name: "fresh",
  product: { url: "product/1" },
  billingItem: { url: "billingItem/4" },
  endpoint: "/metric/fresh",
};

export const catalogueEntries: readonly Entry[] = [
  {
    operation: "productCreate",
    body: { name: "Fresh", type: "SYNDICATED", company: { url: "company/1" } },
    fields: {
      ...product,
      ...plain({ type: "SERVICE", "company.url": "company/2" }),
      notificationSecretToken: {
        value: "a-secret",
        body: {
          ...{ name: "Fresh", type: "SYNDICATED", company: { url: "company/1" } },
          syndicationEndpoints: ["https://vendor.test/events"],
        },
        observe: (scene, { body }) => signs(scene, undefined, String(Reflect.get(Object(body), "self"))),
      },
    },
  },
  {
    operation: "productUpdate",
    arrange: draft,
    body: {},
    fields: {
      ...product,
      // What is fixed at the creation is refused.
      sku: { value: "fresh-sku", status: 422 },
      type: { value: "SERVICE", status: 422 },
      notificationSecretToken: { value: "after", arrange: signingProduct, observe: signs },
      previousSecretValidFor: {
        value: "P7D",
        body: { notificationSecretToken: "after" },
        arrange: signingProduct,
        observe: signs,
      },
    },
  },
  {
    operation: "productReplaceMetricHeaders",
    arrange: () => 1,
    body: [{ name: "X-Metric-Key", value: "a-key" }],
    // The values are never answered. The vendor receives them with each poll.
    observe: polls,
    fields: plain({ "[].name": "X-Other-Key", "[].value": "b-key" }),
  },
  {
    operation: "productUpdateMetadata",
    arrange: draft,
    body: { team: "red" },
    fields: plain({ "*": "blue" }),
  },
  {
    operation: "productVersionCreate",
    body: fullPlan,
    fields: {
      ...plan,
      minimumDuration: bindsForMonths((_, body) => String(Reflect.get(Object(body), "self"))),
      "product.url": { value: "product/2", body: { name: "Fresh", product: { url: "product/1" } } },
    },
  },
  {
    operation: "productVersionUpdate",
    arrange: later,
    body: { ...fullPlan, product: undefined },
    fields: { ...plan, minimumDuration: bindsForMonths(({ id }) => `productVersion/${id}`) },
  },
  {
    operation: "productVersionPatch",
    arrange: later,
    body: { trial: "ALLOWED_WO_PAYMENT_METHOD" },
    fields: plain({
      published: true,
      name: "Renamed",
      externalId: "fresh",
      description: "For teams.",
      price: "25.0000",
      setupFee: "3.0000",
      trial: "ALLOWED",
      trialLength: 30,
      autoRenewable: false,
      recommended: true,
    }),
  },
  {
    operation: "productVersionUpdateMetadata",
    arrange: later,
    body: { team: "red" },
    fields: plain({ "*": "blue" }),
  },
  {
    operation: "billingItemCreate",
    body: { name: "Fresh", unit: "Item", description: "Fresh.", type: "TIERED", owner: { url: "company/1" } },
    fields: { ...item, "owner.url": { value: "company/2" } },
  },
  {
    operation: "billingItemUpdate",
    arrange: (scene) => idOfThing(scene, "billingItem", "the first vendor's, on no plan"),
    body: {},
    fields: item,
  },
  {
    operation: "configurationParameterCreate",
    body: {
      code: "colour",
      name: "Colour",
      description: "Which one.",
      acceptedValues: {},
      product: { url: "product/1" },
    },
    fields: { ...parameter, "product.url": { value: "product/2" } },
  },
  {
    operation: "configurationParameterUpdate",
    arrange: (scene) => idOfThing(scene, "configurationParameter", "one of the first vendor's draft"),
    body: { acceptedValues: {} },
    fields: parameter,
  },
  {
    operation: "configurationParameterValues",
    account: "customer",
    arrange: async ({ world }) => {
      await world.make("admin", "PUT", "configurationParameter/1", {
        externalValuesUrl: "https://vendor.test/values",
      });
      return 1;
    },
    body: { productVersion: { url: "productVersion/1" } },
    observe: ({ received }) => received.map(({ body }) => body),
    fields: {
      "productVersion.url": { value: "productVersion/2" },
      "configurationParameters.*": {
        value: "eu",
        key: "configurationParameter/2",
        body: { productVersion: { url: "productVersion/1" }, configurationParameters: {} },
      },
    },
  },
  {
    operation: "applicationMetricCreate",
    body: newMetric,
    fields: {
      ...metric,
      type: { value: "PROMETHEUS" },
      "billingItem.url": {
        value: "billingItem/8",
        arrange: secondResource(0),
      },
      "product.url": { value: "product/4", arrange: pricedInDraft },
    },
  },
  {
    operation: "applicationMetricUpdate",
    arrange: () => 1,
    body: {},
    fields: {
      ...metric,
      // A counter has other functions than a gauge.
      counter: { value: true, body: { metricFunction: "AVERAGE" }, status: 400 },
      type: { value: "PROMETHEUS" },
      "billingItem.url": {
        value: "billingItem/8",
        arrange: secondResource(1),
      },
    },
  },
];
