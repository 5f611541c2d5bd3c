import {
  BillingItemValueType,
  Frequency,
  headerNames,
  MetricFunction,
  MetricType,
  toReference,
} from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  mustRefuse,
  type Statement,
  type StatementDelivery,
  type StatementMarket,
  type StatementReply,
} from "../statement.js";
import { begin, type Life } from "./life.js";
import { invoicesOf, linesOf, onceFor, openShop, readAs, type Shop } from "./shop.js";

// Metrics: what the marketplace asks the vendor, and what it makes of the answers.

const { AVERAGE, PEAK, INCREASE, VALUE } = MetricFunction;

/** What each metric answers in the three parts of a period, and how much of it is billed. */
const measured = {
  average: { counter: false, metricFunction: AVERAGE, values: [6, 6, 6] },
  peak: { counter: false, metricFunction: PEAK, values: [2, 9, 4] },
  increase: { counter: true, metricFunction: INCREASE, values: [10, 25, 30] },
  value: { counter: true, metricFunction: VALUE, values: [10, 25, 30] },
} as const;

/** Endpoints that do not answer with a value. */
const failing: Readonly<Record<string, StatementReply>> = {
  down: { status: 500, body: { value: 7 } },
  missing: { status: 404 },
  text: { status: 200, body: { value: "many" } },
  empty: { status: 200, body: {} },
};

const KEY = { name: "X-Statement-Key", value: "of-the-statements" } as const;
/** In steps, since a marketplace may wait for a vendor only so long in each advance of its clock. */
const STEP = "P3D";
/** The steps of each part. An endpoint answers another value in each. */
const PARTS = [3, 3, 5] as const;

interface Measured {
  readonly polls: (name: string) => readonly StatementDelivery[];
  /** Deployed, and one that never was. */
  readonly lives: readonly [deployed: Life, pending: Life];
  /** What the renewal bills for a metric; `undefined` when it has no line for it. */
  readonly quantityOf: (name: string) => number | undefined;
  readonly metrics: ReadonlyMap<string, unknown>;
}

const PATH = "metric";
const ownName = (name: string): string => `statement-${name}`;

const measure = onceFor(async (market: StatementMarket): Promise<Measured> => {
  const shop = await openShop(market, "metered");
  const { vendor, product } = shop;
  const names = [...Object.keys(measured), ...Object.keys(failing)];
  const items = new Map<string, string>();
  for (const name of names)
    items.set(name, await shop.item({ valueType: BillingItemValueType.PAY_AS_YOU_GO }));
  const billingItemValues = [...items.values()].map((url) => ({ item: { url }, start: 0, price: "1.0000" }));
  const plan = await shop.plan({ billingItemValues });
  const metrics = new Map<string, unknown>();
  for (const name of names) {
    const { counter = false, metricFunction = AVERAGE } =
      Object.entries(measured).find(([each]) => each === name)?.[1] ?? {};
    const self = await market.make(vendor, "applicationMetric", {
      ...{ name: ownName(name), product: { url: product }, billingItem: { url: items.get(name) } },
      ...{ type: MetricType.EXTERNAL, counter, metricFunction },
      ...{ endpoint: `/${PATH}/${ownName(name)}`, frequency: Frequency.EVERY_24_HOUR },
    });
    metrics.set(name, await readAs(market, vendor, self));
  }
  const headers = { method: "PUT", path: `${product}/metricHeaders`, body: [KEY] };
  mustAnswer(await market.ask(vendor, headers), 200, 204);

  let part = 0;
  market.replyWith(({ method, path }) => {
    const name = names.find((each) => path === `/${PATH}/${ownName(each)}`);
    if (method !== "GET" || name === undefined) return undefined;
    if (failing[name] !== undefined) return failing[name];
    const value = Object.entries(measured).find(([each]) => each === name)?.[1].values[part];
    // The name is in one form of the answer, and left out in the other.
    return { status: 200, body: name === "average" ? { value, metricsName: ownName(name) } : { value } };
  });
  const life = await begin(market, { vendor, plan, deployed: true });
  const pending = await begin(market, { vendor, plan });
  for (const steps of PARTS) {
    for (let step = 0; step < steps; step += 1) await market.advance(STEP);
    part += 1;
  }
  const renewal = (await invoicesOf(market, "admin", life.path)).at(-1);
  return {
    polls: (name) =>
      market.deliveries().filter(({ path }) => path.split("?")[0] === `/${PATH}/${ownName(name)}`),
    lives: [life, pending],
    quantityOf(name) {
      const line = linesOf(renewal).find((each) => fieldOf(each, "billingItem", "url") === items.get(name));
      return line === undefined ? undefined : Number(fieldOf(line, "quantity"));
    },
    metrics,
  };
});

/** The header, as it was sent. */
const header = ({ headers }: StatementDelivery, name: string): string | undefined =>
  [...headers].find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];

const mustBe = (found: unknown, wanted: unknown, what: string): void =>
  must(found === wanted, `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);

/** Of the time that was measured: a period is never measured from its first to its last second. */
const mustBeNear = (found: number | undefined, wanted: number): void =>
  must(
    found !== undefined && found > 0.85 * wanted && found <= wanted,
    `the quantity is ${found ?? "not there"}, not about ${wanted}`,
  );

type Row = readonly [
  id: string,
  row: string,
  says: string,
  check: (measured: Measured) => void | Promise<void>,
];

const calls = "Vendor-side endpoints called by the service";

const asked: readonly Row[] = [
  [
    "method",
    "Metric endpoint",
    "A metric is asked for with GET, and without a body.",
    ({ polls }) => {
      const all = polls("peak");
      must(all.length > 0, "the endpoint was not asked");
      for (const { method, text } of all) mustBe(`${method} ${text}`, "GET ", "the request");
    },
  ],
  [
    "subscription",
    "Metric endpoint",
    "`CD-Subscription-Id` is the number of the subscription.",
    ({ polls, lives: [life] }) => {
      const ids = new Set(polls("peak").map((poll) => header(poll, headerNames.subscriptionId)));
      mustBe([...ids].join(", "), `${life.id}`, headerNames.subscriptionId);
    },
  ],
  [
    "address",
    "Metric definition, custom metric endpoint",
    "A relative address is asked at the vendor's own host.",
    ({ polls }) => must(polls("average").length > 0, "the endpoint was not asked"),
  ],
  [
    "headers",
    "Metric endpoint",
    "Custom headers that are configured are sent.",
    ({ polls }) => {
      const [poll] = polls("peak");
      must(poll !== undefined, "the endpoint was not asked");
      if (poll !== undefined) mustBe(header(poll, KEY.name), KEY.value, KEY.name);
    },
  ],
  [
    "deployed",
    "Metric endpoint",
    "Values are asked for each subscription that is deployed, and for no other.",
    ({ polls, lives: [, pending] }) => {
      const ids = polls("peak").map((poll) => header(poll, headerNames.subscriptionId));
      must(!ids.includes(`${pending.id}`), `it was asked for ${pending.path}, which is PENDING`);
      must(ids.length > 0, "the endpoint was not asked");
    },
  ],
  [
    "frequency",
    "Metric definition, polling frequency",
    "The endpoint is asked as often as the metric says: each day, 32 or 33 times in 33 days.",
    ({ polls }) => {
      const { length } = polls("peak");
      // Once more at the end of a period, for what is on its bill.
      must(length >= 32 && length <= 35, `it was asked ${length} times`);
    },
  ],
];

const billed: readonly Row[] = [
  [
    "average",
    "Function to apply, average",
    "A gauge can be billed by its average over time. An answer with `metricsName` counts.",
    ({ quantityOf }) => mustBeNear(quantityOf("average"), 6),
  ],
  [
    "peak",
    "Function to apply, peak",
    "A gauge can be billed by its peak over time.",
    ({ quantityOf }) => mustBeNear(quantityOf("peak"), 9),
  ],
  [
    "increase",
    "Value type, counter",
    "A counter only increases, and is billed by what it grew.",
    ({ quantityOf }) => mustBe(quantityOf("increase"), 30, "the quantity"),
  ],
  [
    "value",
    "Value type, counter",
    "A counter can be billed by its last value less the one that was billed before.",
    ({ quantityOf }) => mustBe(quantityOf("value"), 30, "the quantity"),
  ],
  ...Object.entries(failing).map(
    ([name, { status, body }]): Row => [
      `failure.${name}`,
      "Metric value",
      `${status}${body === undefined ? "" : ` with \`${JSON.stringify(body)}\``} is no value: it bills nothing, and the endpoint is asked again.`,
      ({ quantityOf, polls }) => {
        mustBe(quantityOf(name), undefined, "the quantity");
        must(polls(name).length > 1, `it was asked ${polls(name).length} times`);
      },
    ],
  ),
];

const definition: readonly Row[] = [
  [
    "name",
    "Metric definition, name",
    "A metric has the name that it was given.",
    ({ metrics }) => mustBe(fieldOf(metrics.get("peak"), "name"), ownName("peak"), "name"),
  ],
  [
    "function",
    "Metric definition, function to apply",
    "A gauge has a function: average or peak over time.",
    ({ metrics }) => {
      mustBe(fieldOf(metrics.get("peak"), "metricFunction"), PEAK, "metricFunction");
      mustBe(fieldOf(metrics.get("average"), "metricFunction"), AVERAGE, "metricFunction");
    },
  ],
  [
    "counter",
    "Metric definition, value type",
    "A metric is a gauge or a counter.",
    ({ metrics }) => {
      mustBe(fieldOf(metrics.get("increase"), "counter"), true, "counter");
      mustBe(fieldOf(metrics.get("peak"), "counter"), false, "counter");
    },
  ],
];

const statementsFor =
  (section: string, area: string) =>
  ([id, row, says, check]: Row): Statement => ({
    ...{ id: `metric.${area}.${id}`, section, row, says },
    ...{ kind: "writing", accounts: ["admin"], receives: true, moves: true },
    check: async (market) => check(await measure(market)),
  });

const openOwn = onceFor((market: StatementMarket) => openShop(market, "defining"));

const define = async (
  market: StatementMarket,
  { vendor, product }: Shop,
  { name = "requests", item }: { readonly name?: string; readonly item: string },
) =>
  market.ask(vendor, {
    ...{ method: "POST", path: "applicationMetric" },
    body: {
      ...{ name, product: { url: product }, billingItem: { url: item }, type: MetricType.EXTERNAL },
      endpoint: "https://metrics.example/requests",
    },
  });

/** An extra resource that a metric can have. */
async function meteredItem(shop: Shop): Promise<string> {
  const item = await shop.item({ valueType: BillingItemValueType.PAY_AS_YOU_GO });
  await shop.plan({ billingItemValues: [{ item: { url: item }, start: 0, price: "1.0000" }] });
  return item;
}

type Refused = readonly [id: string, row: string, says: string, item: (shop: Shop) => Promise<string>];

const refused: readonly Refused[] = [
  [
    "item.unknown",
    "Metric definition, extra resource",
    "The linked extra resource must exist.",
    async () => toReference("billingItem", 2_147_483_647),
  ],
  [
    "item.prepaid",
    "Metric definition, extra resource",
    "The linked extra resource must be pay-as-you-go.",
    (shop) => shop.item({ valueType: BillingItemValueType.PRE_PAID }),
  ],
  [
    "item.unpriced",
    "Metric definition, extra resource",
    "The linked extra resource must have a pricing schema.",
    (shop) => shop.item({ valueType: BillingItemValueType.PAY_AS_YOU_GO }),
  ],
];

const defining: readonly Statement[] = [
  ...refused.map(
    ([id, row, says, item]): Statement => ({
      ...{ id: `metric.definition.${id}`, section: "Resources and their fields", row, says },
      ...{ kind: "writing", accounts: ["admin"] },
      async check(market) {
        const shop = await openOwn(market);
        // One that is as it must be is accepted, so the refusal is about the extra resource.
        mustAnswer(await define(market, shop, { name: `${id}-fits`, item: await meteredItem(shop) }), 201);
        mustRefuse(await define(market, shop, { name: id, item: await item(shop) }));
      },
    }),
  ),
  {
    ...{ id: "metric.definition.unique", section: "Resources and their fields" },
    row: "Metric definition, name",
    says: "The name of a metric is unique.",
    ...{ kind: "writing", accounts: ["admin"] },
    async check(market) {
      const shop = await openOwn(market);
      const item = await meteredItem(shop);
      mustAnswer(await define(market, shop, { name: "unique", item }), 201);
      mustRefuse(await define(market, shop, { name: "unique", item }));
    },
  },
];

export const metricStatements: readonly Statement[] = [
  ...definition.map(statementsFor("Resources and their fields", "definition")),
  ...defining,
  ...billed.map(statementsFor("Resources and their fields", "billed")),
  ...asked.map(statementsFor(calls, "asked")),
];
