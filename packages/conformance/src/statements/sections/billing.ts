import {
  Currency,
  DeploymentStatus,
  EndpointCategory,
  headerNames,
  OrderType,
  SubscriptionType,
  toReference,
} from "@syndikit/contract";
import { must, mustAnswer, mustRefuse, type Statement, type StatementMarket } from "../statement.js";
import { line } from "./bodies.js";
import { begin, hasTrial, lastOrderType, terminate } from "./life.js";

// What a vendor gives and bills: bodies as data, with what they are answered.

const accounts = ["vendor", "customer", "admin"] as const;

interface Try {
  readonly section: string;
  readonly row: string;
  readonly says: string;
  /** Below the subscription. */
  readonly place: string;
  readonly body: unknown;
  readonly answers: readonly number[];
}

const bills = "Invoice line (used by custom billing)";
const fields = "Resources and their fields";
const calls = "Subscription operations";
const refused = [400, 422] as const;
const accepted = [200, 201, 204] as const;

const billed = (
  says: string,
  change: Readonly<Record<string, unknown>>,
  answers: readonly number[],
): Try => ({
  ...{ section: fields, row: bills, says, place: "/invoice", body: [{ ...line, ...change }], answers },
});

const { APP } = EndpointCategory;

const tries: Readonly<Record<string, Try>> = {
  "bill.identifier": billed("`identifier` is an optional text.", { identifier: "users" }, [201]),
  "bill.purchased": billed("`purchased` is an optional date.", { purchased: "2026-01-31T08:00:00Z" }, [201]),
  "bill.purchased.form": billed(
    "`purchased` is a date with time and zone.",
    { purchased: "31.1.2026" },
    refused,
  ),
  "bill.quantity": billed("`quantity` is a number, also with a fraction.", { quantity: 1.5 }, [201]),
  "bill.quantity.form": billed("`quantity` is a number, and no word.", { quantity: "many" }, refused),
  "bill.price.missing": billed("A line has a price.", { price: undefined }, refused),
  "bill.price.form": billed("A price is a decimal number.", { price: { price: "ten" } }, refused),
  "bill.currency.absent": billed("`currency` is optional.", { price: { price: "1.0000" } }, [201]),
  "bill.several": {
    ...billed("A bill has several lines.", {}, [201]),
    body: [line, { ...line, description: "Training" }],
  },
  "bill.shape": { ...billed("A bill is a list of lines.", {}, refused), section: calls, body: line },
  "bill.cashed": {
    ...billed("`cashed=true` declares proceeds, with `vat` in percent.", {}, accepted),
    ...{ section: calls, row: "POST invoice?cashed=true", place: "/invoice?cashed=true" },
    body: [{ ...line, price: { ...line.price, vat: 19 } }],
  },
  ...Object.fromEntries(
    ["/invoice/oneshot", "/invoice/recurring"].flatMap((place): (readonly [string, Try])[] => {
      const name = place.slice("/invoice/".length);
      const shared = { section: calls, row: `POST ${place}`, place };
      return [
        [
          `${name}.lines`,
          { ...shared, says: "Lines are accepted with 200.", body: [line, line], answers: [200] },
        ],
        [
          `${name}.empty`,
          { ...shared, says: "An empty list removes them, with 200.", body: [], answers: [200] },
        ],
        [`${name}.shape`, { ...shared, says: "The body is a list of lines.", body: line, answers: refused }],
      ];
    }),
  ),
  ...Object.fromEntries(
    Object.values(EndpointCategory).map((category): readonly [string, Try] => [
      `endpoints.${category.toLowerCase()}`,
      {
        ...{ section: fields, row: "Subscription endpoint entry, category", place: "/endpoints" },
        says: `\`category\` may be ${category}, beside one APP.`,
        body: [
          { endpoint: "https://tenant.example", category: APP },
          { endpoint: "https://more.example", category },
        ],
        answers: accepted,
      },
    ]),
  ),
  "endpoints.category.unknown": {
    ...{ section: fields, row: "Subscription endpoint entry, category", place: "/endpoints" },
    says: "`category` is one of four.",
    body: [{ endpoint: "https://tenant.example", category: "FLYING" }],
    answers: refused,
  },
  "endpoints.description": {
    ...{ section: fields, row: "Subscription endpoint entry, description", place: "/endpoints" },
    says: "`description` is a text.",
    body: [{ endpoint: "https://tenant.example", category: APP, description: "Your notes" }],
    answers: accepted,
  },
  "endpoints.none": {
    ...{ section: calls, row: "POST endpoints", place: "/endpoints" },
    says: "An entry with category APP is required: an empty list is refused.",
    body: [],
    answers: refused,
  },
  "endpoints.form": {
    ...{ section: calls, row: "POST endpoints", place: "/endpoints" },
    says: "An endpoint is an address.",
    body: [{ endpoint: "tenant", category: APP }],
    answers: refused,
  },
  "instructions.languages": {
    ...{ section: calls, row: "POST instructions", place: "/instructions" },
    says: "There is one entry for each language.",
    body: { en: "Open the address.", de: "Öffnen Sie die Adresse.", it: "Apra l'indirizzo." },
    answers: accepted,
  },
  "instructions.address": {
    ...{ section: calls, row: "POST instructions", place: "/instructions" },
    says: "Only HTML links are forbidden: an address as text is none.",
    body: { en: "Open https://tenant.example." },
    answers: accepted,
  },
  "instructions.shape": {
    ...{ section: calls, row: "POST instructions", place: "/instructions" },
    says: "Instructions are an object of texts.",
    body: ["Open the address."],
    answers: refused,
  },
  "credentials.several": {
    ...{ section: fields, row: "Credential entry", place: "/credentials" },
    says: "A subscription has several credentials, each with a key of its own.",
    body: [
      { key: "User", value: "ada" },
      {
        key: "CredentialsFile",
        value: "[default]\nuser = ada\n",
        description: { en: "The file" },
        weight: 2,
      },
    ],
    answers: accepted,
  },
  "credentials.unique": {
    ...{ section: fields, row: "Credential entry, key", place: "/credentials" },
    says: "A key is unique in its subscription.",
    body: [
      { key: "User", value: "ada" },
      { key: "User", value: "eva" },
    ],
    answers: [400, 409, 422],
  },
  "credentials.description": {
    ...{ section: fields, row: "Credential entry, description", place: "/credentials" },
    says: "`description` is a map of languages to texts.",
    body: [{ key: "User", value: "ada", description: "The name" }],
    answers: refused,
  },
  "credentials.weight": {
    ...{ section: fields, row: "Credential entry, weight", place: "/credentials" },
    says: "`weight` is an integer.",
    body: [{ key: "User", value: "ada", weight: "heavy" }],
    answers: refused,
  },
};

async function post(market: StatementMarket, place: string, body: unknown) {
  const path = toReference("subscription", await market.deployed());
  return market.ask("vendor", { method: "POST", path: `${path}${place}`, body });
}

const ofTries = Object.entries(tries).map(
  ([id, { section, row, says, place, body, answers }]): Statement => ({
    ...{ id: `give.${id}`, section, row, says },
    kind: "writing",
    accounts: ["vendor", "customer"],
    check: async (market) => mustAnswer(await post(market, place, body), ...answers),
  }),
);

/** States in which a subscription cannot be billed, and how it comes to them. */
const unbilled = {
  pending: (market: StatementMarket) => begin(market),
  trial: (market: StatementMarket) =>
    begin(market, {
      ...{ type: SubscriptionType.TRIAL, deployed: true, plan: hasTrial },
    }),
  undeployed: async (market: StatementMarket) => {
    const life = await begin(market, { deployed: true });
    await terminate(life);
    mustAnswer(await life.patch("vendor", { deploymentStatus: DeploymentStatus.UNDEPLOYED }), 204);
    return life;
  },
} as const;

const ofStates = Object.entries(unbilled).map(
  ([state, come]): Statement => ({
    id: `bill.${state}`,
    section: calls,
    row: "Rule 2",
    says: `A subscription that is ${state === "trial" ? "a trial" : state} cannot be billed.`,
    kind: "writing",
    accounts,
    async check(market) {
      const { path } = await come(market);
      const answer = await market.ask("vendor", { method: "POST", path: `${path}/invoice`, body: [line] });
      mustRefuse(answer);
    },
  }),
);

/** Custom billing, by the sign of its amount. */
const ofSigns = (["1.0000", "-1.0000"] as const).map((price): Statement => {
  const type = price.startsWith("-") ? OrderType.REFUND : OrderType.UPSELL;
  return {
    id: `bill.order.${type.toLowerCase()}`,
    section: calls,
    row: "Rule 2",
    says: `An amount that is ${type === OrderType.UPSELL ? "positive makes a one-off upsell" : "negative makes a one-off discount"} order.`,
    kind: "writing",
    accounts,
    async check(market) {
      const life = await begin(market, { deployed: true });
      const body = [{ ...line, price: { price, currency: Currency.EUR } }];
      const answer = await market.ask("vendor", { method: "POST", path: `${life.path}/invoice`, body });
      mustAnswer(answer, 201);
      const last = await lastOrderType(life);
      must(last === type, `the last order is ${String(last)}`);
      const invoice = /invoice\/\d+$/.exec(answer.headers.get(headerNames.location) ?? "")?.[0] ?? "";
      mustAnswer(await market.ask("vendor", { path: invoice }), 200);
    },
  };
});

export const billingStatements: readonly Statement[] = [...ofTries, ...ofStates, ...ofSigns];
