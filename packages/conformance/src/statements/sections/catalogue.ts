import {
  BillingItemPresence,
  BillingItemType,
  DeploymentStatus,
  ProductType,
  SubscriptionType,
} from "@syndikit/contract";
import { fieldOf, must, mustAnswer, mustRefuse, type Statement, type StatementMarket } from "../statement.js";
import { begin } from "./life.js";
import { amountOf, invoicesOf, onceFor, openShop, readAs, type Shop } from "./shop.js";

// Settings of products and plans, extra resources and configuration parameters: what they do to an order.

const open = onceFor((market: StatementMarket) => openShop(market, "catalogue"));

/** Places an order as a new customer, and returns the answer. */
async function tryOrder(
  market: StatementMarket,
  plan: string,
  chosen: Readonly<Record<string, unknown>> = {},
) {
  const customer = await market.newCustomer();
  const body = { type: SubscriptionType.NORMAL, productVersion: { url: plan }, ...chosen };
  return market.ask(customer, { method: "POST", path: "order", body });
}

/** The amount of the invoice that an order makes. */
async function amountOfOrder(
  market: StatementMarket,
  shop: Shop,
  plan: string,
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { path } = await begin(market, { vendor: shop.vendor, plan, chosen });
  const [invoice] = await invoicesOf(market, "admin", path);
  return amountOf(invoice);
}

/** Ten units of the first tier, and two of the second one. */
const TWELVE = 12;

/** What twelve units cost with each price scheme, and the prices of its two tiers. */
const schemes = {
  [BillingItemType.TIERED]: {
    says: "Tiered: each unit has the price of its own tier.",
    prices: ["2.0000", "1.0000"],
    cost: 10 * 2 + 2 * 1,
  },
  [BillingItemType.VOLUME]: {
    says: "Volume: all units have the price of the tier of the total.",
    prices: ["2.0000", "1.0000"],
    cost: 12 * 1,
  },
  [BillingItemType.STAIRSTEP]: {
    says: "Stairstep: the price is that of the tier that is reached, whatever the quantity in it.",
    prices: ["20.0000", "30.0000"],
    cost: 30,
  },
} as const;

const priced = Object.entries(schemes).map(
  ([type, { says, prices, cost }]): Row => [
    `item.${type.toLowerCase()}`,
    "Extra resource, type",
    says,
    async (market, shop) => {
      const item = { url: await shop.item({ type }) };
      const [price, more] = prices;
      const billingItemValues = [
        { item, start: 1, end: 10, price },
        { item, start: 11, price: more },
      ];
      const plan = await shop.plan({ billingItemValues });
      const amount = await amountOfOrder(market, shop, plan, { billingItems: { [item.url]: TWELVE } });
      must(amount === 10 + cost, `${TWELVE} units and the plan for 10 cost ${amount}, not ${10 + cost}`);
    },
  ],
);

type Row = readonly [
  id: string,
  row: string,
  says: string,
  check: (market: StatementMarket, shop: Shop) => Promise<void>,
];

/** A plan with a parameter. */
async function planWith(shop: Shop, fields: Readonly<Record<string, unknown>>) {
  const url = await shop.parameter(fields);
  const plan = await shop.plan({ configurationParameters: [{ url }] });
  return { url, plan };
}

/** A parameter that refuses one value, and takes another. */
const mustTell = async (
  market: StatementMarket,
  { url, plan }: { readonly url: string; readonly plan: string },
  { takes, refuses }: { readonly takes: string; readonly refuses: string | undefined },
): Promise<void> => {
  const entered = (value: string | undefined) => ({
    configurationParameters: value === undefined ? {} : { [url]: value },
  });
  mustRefuse(await tryOrder(market, plan, entered(refuses)));
  mustAnswer(await tryOrder(market, plan, entered(takes)), 201);
};

const parameters: readonly Row[] = [
  [
    "parameter.required",
    "Configuration parameter, required",
    "The customer must give the value of a required parameter before ordering.",
    async (market, shop) =>
      mustTell(market, await planWith(shop, { required: true }), { takes: "north", refuses: undefined }),
  ],
  [
    "parameter.optional",
    "Configuration parameter, required",
    "A parameter that is not required may be left out.",
    async (market, shop) => {
      const { plan } = await planWith(shop, { required: false });
      mustAnswer(await tryOrder(market, plan), 201);
    },
  ],
  [
    "parameter.validation",
    "Configuration parameter, validation",
    "The regular expression is applied to the text of the customer.",
    async (market, shop) =>
      mustTell(market, await planWith(shop, { validation: "^[a-z]+$" }), {
        takes: "north",
        refuses: "N0RTH",
      }),
  ],
  [
    "parameter.accepted",
    "Configuration parameter, accepted values",
    "Of a list of possible values one is chosen.",
    async (market, shop) => {
      const acceptedValues = { north: "North", south: "South" };
      await mustTell(market, await planWith(shop, { acceptedValues }), { takes: "south", refuses: "west" });
    },
  ],
  [
    "parameter.activated",
    "Configuration parameter",
    "A parameter belongs to a product, and is asked for on the plans that it is activated on.",
    async (market, shop) => {
      await planWith(shop, { required: true });
      mustAnswer(await tryOrder(market, await shop.plan()), 201);
    },
  ],
  [
    "parameter.code",
    "Configuration parameter, code",
    "The code of a parameter is unique.",
    async (market, shop) => {
      const code = "statements";
      await shop.parameter({ code });
      const body = { code, name: "Again", description: "The same.", product: { url: shop.product } };
      mustRefuse(await market.ask(shop.vendor, { method: "POST", path: "configurationParameter", body }));
    },
  ],
  [
    "parameter.entered",
    "Subscription, configurationParameters",
    "A subscription has the values that the customer entered, by `configurationParameter/<id>`.",
    async (market, shop) => {
      const { url, plan } = await planWith(shop, {});
      const chosen = { configurationParameters: { [url]: "north" } };
      const life = await begin(market, { vendor: shop.vendor, plan, chosen });
      const found = fieldOf(await life.read(), "configurationParameters", url);
      must(found === "north", `${url} is ${JSON.stringify(found)}`);
    },
  ],
];

const items: readonly Row[] = [
  ...priced,
  [
    "item.quantity",
    "Subscription, billingItems",
    "A subscription has the quantity of each extra resource, by `billingItem/<id>`.",
    async (market, shop) => {
      const url = await shop.item();
      const plan = await shop.plan({ billingItemValues: [{ item: { url }, start: 0, price: "1.0000" }] });
      const life = await begin(market, { vendor: shop.vendor, plan, chosen: { billingItems: { [url]: 3 } } });
      const found = fieldOf(await life.read(), "billingItems", url);
      must(found === 3, `${url} is ${JSON.stringify(found)}`);
    },
  ],
  [
    "item.required",
    "Extra resource, required",
    "An extra resource that is required must be chosen.",
    async (market, shop) => {
      const url = await shop.item({ presence: BillingItemPresence.REQUIRED });
      const plan = await shop.plan({ billingItemValues: [{ item: { url }, start: 1, price: "1.0000" }] });
      mustRefuse(await tryOrder(market, plan));
      mustAnswer(await tryOrder(market, plan, { billingItems: { [url]: 1 } }), 201);
    },
  ],
  [
    "item.range",
    "Extra resource, value tiers",
    "A quantity is in the value tiers, between the least and the greatest one.",
    async (market, shop) => {
      const url = await shop.item();
      const tier = { item: { url }, start: 2, end: 5, price: "1.0000" };
      const plan = await shop.plan({ billingItemValues: [tier] });
      for (const quantity of [1, 6])
        mustRefuse(await tryOrder(market, plan, { billingItems: { [url]: quantity } }));
      mustAnswer(await tryOrder(market, plan, { billingItems: { [url]: 5 } }), 201);
    },
  ],
  [
    "item.identifier",
    "Extra resource, identifier",
    "The identifier of an extra resource is unique.",
    async (market, shop) => {
      const first = await shop.item();
      const identifier = `of-${first.replace("/", "-")}-${crypto.randomUUID()}`;
      const body = { ...Object(await readAs(market, shop.vendor, first)), identifier };
      for (const name of ["id", "self", "owner"]) delete body[name];
      const make = () => market.ask(shop.vendor, { method: "POST", path: "billingItem", body });
      mustAnswer(await make(), 201);
      mustRefuse(await make());
    },
  ],
  [
    "item.setup",
    "Extra resource, activation fee",
    "A value tier may have an activation fee.",
    async (market, shop) => {
      const url = await shop.item();
      const tier = { item: { url }, start: 0, price: "1.0000", setup: "7.0000" };
      const plan = await shop.plan({ billingItemValues: [tier] });
      const amount = await amountOfOrder(market, shop, plan, { billingItems: { [url]: 1 } });
      must(amount === 18, `the plan for 10, one unit for 1 and the fee of 7 cost ${amount}`);
    },
  ],
];

const plans: readonly Row[] = [
  [
    "product.visible",
    "Product types",
    "A product is visible when a plan of it is published, and not before.",
    async (market) => {
      const shop = await openShop(market, "hidden");
      const customer = await market.newCustomer();
      await shop.plan({ published: false });
      mustAnswer(await market.ask(customer, { path: shop.product }), 403, 404);
      await shop.plan({ published: true });
      mustAnswer(await market.ask(customer, { path: shop.product }), 200);
    },
  ],
  [
    "product.type",
    "Product types",
    "The type of a product cannot change.",
    async (market, { vendor, product }) => {
      const body = { type: ProductType.SERVICE };
      await market.ask(vendor, { method: "PUT", path: product, body });
      const found = fieldOf(await readAs(market, vendor, product), "type");
      must(found === ProductType.SYNDICATED, `it is ${String(found)}`);
    },
  ],
  [
    "product.sku",
    "Product identifier SKU",
    "The SKU of a product cannot change.",
    async (market, { vendor, product }) => {
      const before = fieldOf(await readAs(market, vendor, product), "sku");
      must(typeof before === "string", `the SKU is ${JSON.stringify(before)}`);
      await market.ask(vendor, { method: "PUT", path: product, body: { sku: `${String(before)}-2` } });
      const found = fieldOf(await readAs(market, vendor, product), "sku");
      must(found === before, `it is ${String(found)}`);
    },
  ],
  [
    "plan.unpublished",
    "Plan, published",
    "A plan that is not published cannot be ordered by a customer.",
    async (market, shop) => mustRefuse(await tryOrder(market, await shop.plan({ published: false }))),
  ],
  [
    "plan.fee",
    "Plan, activation fee",
    "The first invoice has the price of a period and the activation fee.",
    async (market, shop) => {
      const amount = await amountOfOrder(market, shop, await shop.plan({ setupFee: "5.0000" }));
      must(amount === 15, `10 and the fee of 5 cost ${amount}`);
    },
  ],
  [
    "plan.period",
    "Plan, billing frequency",
    "A subscription has the billing frequency of its plan, in months.",
    async (market, shop) => {
      const plan = await shop.plan({ billingPeriod: 3 });
      const life = await begin(market, { vendor: shop.vendor, plan });
      const found = fieldOf(await life.read(), "billingPeriod");
      must(found === 3, `it is ${JSON.stringify(found)}`);
    },
  ],
  [
    "plan.self-billing",
    "Plan, self-billing",
    "Only an administrator sets self-billing. Then no invoice is issued, and deployment starts without the payment.",
    async (market, shop) => {
      const plan = await shop.plan();
      const set = { method: "PUT", path: plan, body: { selfBilling: true } };
      mustRefuse(await market.ask(shop.vendor, set));
      mustAnswer(await market.ask("admin", set), 200, 204);
      const life = await begin(market, { vendor: shop.vendor, plan, card: false });
      const body = await life.read();
      const state = fieldOf(body, "deploymentStatus");
      must(state === DeploymentStatus.PENDING, `it is ${String(state)}`);
      must(fieldOf(body, "invoices", 0) === undefined, "it has an invoice");
    },
  ],
  [
    "plan.external-id",
    "Plan, external ID",
    "A plan has the external ID that its vendor gave it.",
    async (market, shop) => {
      const plan = await shop.plan({ externalId: "of-the-vendor" });
      const found = fieldOf(await readAs(market, shop.vendor, plan), "externalId");
      must(found === "of-the-vendor", `it is ${JSON.stringify(found)}`);
    },
  ],
  [
    "plan.read",
    "GET /productVersion",
    "The plans of a product are read, with `apiVersion` too.",
    async (market, { vendor, product, plan }) => {
      await plan();
      const id = product.split("/")[1];
      const found = await readAs(market, vendor, `productVersion?product=${id}&apiVersion=20250109`);
      must(Array.isArray(found) && found.length > 0, `it is ${JSON.stringify(found)}`);
    },
  ],
];

const statementsOf = (section: string, rows: readonly Row[]): readonly Statement[] =>
  rows.map(([id, row, says, check]) => ({
    ...{ id: `catalogue.${id}`, section, row, says },
    kind: "writing",
    accounts: ["admin"],
    check: async (market) => check(market, await open(market)),
  }));

const external: readonly Statement[] = [
  {
    id: "catalogue.parameter.external",
    section: "Resources and their fields",
    row: "Configuration parameter, external values URL",
    says: "The URL is asked for the possible values, and another value is refused.",
    kind: "writing",
    accounts: ["admin"],
    receives: true,
    async check(market) {
      const shop = await open(market);
      market.replyWith(({ path }) =>
        path === "/values" ? { status: 200, body: { values: [{ value: "north" }] } } : undefined,
      );
      const externalValuesUrl = market.addressOf("values");
      const parameter = await planWith(shop, { externalValuesUrl });
      await mustTell(market, parameter, { takes: "north", refuses: "west" });
      must(
        market.deliveries().some(({ path }) => path === "/values"),
        "the URL was not asked",
      );
    },
  },
];

export const catalogueStatements: readonly Statement[] = [
  ...statementsOf("Resources and their fields", parameters),
  ...external,
  ...statementsOf("Product and plan settings", [...plans, ...items]),
];
