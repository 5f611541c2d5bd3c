import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  Frequency,
  MetricFunction,
  MetricType,
  ProductType,
  TrialMode,
  UserRole,
} from "@syndikit/contract";
import { type Market, PASSWORD } from "./market.js";

/** What the story buys and sells, by the paths of its parts. */
export interface Catalogue {
  readonly product: string;
  readonly small: string;
  readonly large: string;
  /** Four hours. */
  readonly short: string;
  /** Billed by the vendor itself. */
  readonly partner: string;
  readonly seats: string;
  readonly desks: string;
  readonly region: string;
}

type Make = (user: string, path: string, body: object) => Promise<string>;

/** Adds people, products, plans and prices with a value of each kind. */
export async function addCatalogue({ send }: Market): Promise<Catalogue> {
  const make: Make = async (user, path, body) => (await send(user, "POST", path, body)).location;
  await addPeople(send, make);
  const address = {
    address: "1 Atlas Street",
    city: "Bergamo",
    zipCode: "24121",
    state: "BG",
    country: "Italy",
  };
  await send("admin", "PUT", "company/1", {
    address: { ...address, countryCode: "IT" },
    taxCode: "IT01234567890",
    technicalEmailAddress: "technical@acme.example",
    syndicationEndpoint: "https://acme.example/events",
    notificationSecretToken: "the-first-secret-of-acme",
  });
  await send("admin", "PUT", "company/1", {
    notificationSecretToken: "the-second-secret-of-acme",
    previousSecretValidFor: "P30D",
  });
  const secret = "a-secret-of-the-operator";
  await send("admin", "PUT", "platformEndpoints", [{ url: "https://ops.example/events", secret }]);

  const product = await make("vendor", "product", {
    name: "Atlas",
    sku: "atlas",
    type: ProductType.SYNDICATED,
    shortDescription: "Maps for teams.",
    longDescription: "Maps that a whole team draws on.",
    syndicationEndpoints: ["https://atlas.example/events"],
    orderValidationUrls: ["https://atlas.example/orders"],
    notificationSecretToken: "the-first-secret-of-atlas",
  });
  await send("vendor", "PUT", product, {
    notificationSecretToken: "the-second-secret-of-atlas",
    previousSecretValidFor: "P30D",
  });
  await send("vendor", "PUT", `${product}/metricHeaders`, [
    { name: "X-Metric-Key", value: "a-key-of-metrics" },
  ]);
  await send("vendor", "PUT", `${product}/metadata`, { shelf: "maps" });

  const item = (name: string, more: object): Promise<string> =>
    make("vendor", "billingItem", {
      name,
      identifier: name.toLowerCase(),
      unit: "pieces",
      description: name,
      ...more,
    });
  const { PAY_AS_YOU_GO, POST_PAID, PRE_PAID } = BillingItemValueType;
  const { STAIRSTEP, TIERED, VOLUME } = BillingItemType;
  const { OPTIONAL, RECOMMENDED, REQUIRED } = BillingItemPresence;
  const seats = await item("Seats", { type: TIERED, valueType: PRE_PAID, presence: RECOMMENDED });
  const desks = await item("Desks", { type: VOLUME, valueType: POST_PAID, presence: OPTIONAL });
  const helpdesk = await item("Helpdesk", { type: STAIRSTEP, valueType: PRE_PAID, presence: REQUIRED });
  const disk = await item("Disk", { type: TIERED, valueType: PAY_AS_YOU_GO });
  const calls = await item("Calls", { type: TIERED, valueType: PAY_AS_YOU_GO });
  await send("vendor", "DELETE", await item("Gone", { type: TIERED }));

  const [region, nickname] = await addParameters(make, product);
  const plan = (user: string, name: string, more: object): Promise<string> =>
    make(user, "productVersion", { name, product: { url: product }, published: true, ...more });
  const tier = (url: string, start: number, price: string, more: object = {}) => ({
    item: { url },
    start,
    price,
    ...more,
  });
  const offered = {
    billingItemValues: [
      tier(seats, 1, "2.00", { end: 5, setup: "1.00" }),
      tier(seats, 6, "1.50", { end: 20 }),
      tier(desks, 1, "3.00"),
      tier(disk, 0, "0.50"),
      tier(calls, 0, "0.01"),
    ],
    configurationParameters: [{ url: region }, { url: nickname }],
  };
  const small = await plan("vendor", "Small", {
    identifier: "atlas-small",
    externalId: "S",
    description: "For a team.",
    price: "10.00",
    setupFee: "5.00",
    trial: TrialMode.ALLOWED_WO_PAYMENT_METHOD,
    trialLength: 14,
    recommended: true,
    ...offered,
  });
  await send("vendor", "PUT", `${small}/metadata`, { size: "small" });
  const large = await plan("vendor", "Large", {
    price: "30.00",
    minimumDuration: 3,
    trial: TrialMode.ALLOWED,
    ...offered,
  });
  const short = await plan("vendor", "Day", { price: "2.00", lifespan: 4, autoRenewable: false });
  const partner = await plan("admin", "Partner", { price: "50.00", selfBilling: true });
  await plan("vendor", "Asked for", {
    price: null,
    billingItemValues: [tier(helpdesk, 1, "40.00", { end: 5 })],
  });
  await send("vendor", "DELETE", await plan("vendor", "Gone", { price: "1.00" }));

  await addMetrics(make, { product, disk, calls });
  // Nobody buys these: a product of each type, and a metric of each frequency.
  for (const type of Object.values(ProductType)) {
    await make("admin", "product", { name: type, type, company: { url: "company/1" } });
  }
  for (const frequency of Object.values(Frequency)) {
    await make("vendor", "applicationMetric", {
      name: frequency,
      product: { url: "product/1" },
      billingItem: { url: "billingItem/4" },
      endpoint: "/metric/notes",
      frequency,
    });
  }
  await send("vendor", "DELETE", await make("vendor", "product", { name: "Gone", type: ProductType.API }));
  return { product, small, large, short, partner, seats, desks, region };
}

async function addPeople(send: Market["send"], make: Make): Promise<void> {
  const group = await make("admin", "companyGroup", {
    name: "Buyers",
    identifier: "buyers",
    userCompany: { url: "userCompany/3" },
  });
  const third = await make("admin", "userCompany", {
    name: "Umbra",
    emailAddress: "office@umbra.example",
    language: "it",
    address: { city: "Perugia" },
    externalId: "umbra-1",
  });
  const user = async (userName: string, company: string | undefined, more: object = {}): Promise<string> => {
    const path = await make("admin", "user", {
      userName,
      name: userName,
      email: `${userName}@market.example`,
      password: PASSWORD,
      userRole: UserRole.ROLE_USER,
      ...(company === undefined ? {} : { company: { url: company } }),
      ...more,
    });
    await send("admin", "PATCH", path, { action: "ACTIVATE" });
    return path;
  };
  await user("colleague", "userCompany/3", { companyGroup: { url: group }, language: "de" });
  await user("penniless", third);
  await user("blocked", third, { enabled: false });
  await send("admin", "DELETE", await user("gone", third));
  const closed = await make("admin", "userCompany", { name: "Closed" });
  await send("admin", "PATCH", closed, { action: "DEACTIVATION" });
  await send("admin", "DELETE", await make("admin", "userCompany", { name: "Gone" }));
  await send("admin", "PUT", "userCompany/3/metadata", { account: "A-3" });
  await send("customer", "PUT", "user/4", { address: { city: "Berlin", countryCode: "DE" } });
  await send("customer", "PUT", "user/4/metadata", { desk: "12" });
}

async function addParameters(make: Make, product: string): Promise<readonly [string, string]> {
  const parameter = (code: string, more: object): Promise<string> =>
    make("vendor", "configurationParameter", {
      code,
      name: code,
      description: code,
      product: { url: product },
      ...more,
    });
  const region = await parameter("region", { acceptedValues: { eu: "Europe", us: "United States" } });
  const nickname = await parameter("nickname", { hint: "team", validation: "^[a-z]+$", weight: 1 });
  await parameter("district", { externalValuesUrl: "https://atlas.example/values", weight: 2 });
  return [region, nickname];
}

interface Metered {
  readonly product: string;
  readonly disk: string;
  readonly calls: string;
}

async function addMetrics(make: Make, { product, disk, calls }: Metered): Promise<void> {
  const metric = (name: string, item: string, more: object): Promise<string> =>
    make("vendor", "applicationMetric", {
      name,
      product: { url: product },
      billingItem: { url: item },
      endpoint: `/metric/${name}`,
      frequency: Frequency.EVERY_WEEK,
      ...more,
    });
  await metric("disk", disk, { metricFunction: MetricFunction.AVERAGE });
  await metric("peak", disk, { metricFunction: MetricFunction.PEAK });
  await metric("calls", calls, { counter: true, metricFunction: MetricFunction.INCREASE });
  await metric("total", calls, { counter: true, metricFunction: MetricFunction.VALUE });
  await make("vendor", "applicationMetric", {
    name: "scraped",
    product: { url: product },
    billingItem: { url: calls },
    type: MetricType.PROMETHEUS,
    counter: true,
  });
}
