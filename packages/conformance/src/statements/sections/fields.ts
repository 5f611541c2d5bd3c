import {
  Currency,
  countryCodePattern,
  DeploymentStatus,
  EndpointCategory,
  type ResourceName,
  SubscriptionType,
  toReference,
} from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  type Statement,
  type StatementAccount,
  type StatementMarket,
} from "../statement.js";
import { isDate, isExactPrice, isReferenceTo } from "./forms.js";

// The tables of fields: one statement for each row.

const section = "Resources and their fields";

/** What a value must be. */
type Form = (value: unknown) => boolean;

const integer: Form = (value) => Number.isInteger(value);
const number: Form = (value) => typeof value === "number";
const text: Form = (value) => typeof value === "string";
const boolean: Form = (value) => typeof value === "boolean";
const list: Form = (value) => Array.isArray(value);
const absent: Form = (value) => value === undefined || value === null;
const oneOf =
  (values: Readonly<Record<string, string>>): Form =>
  (value) =>
    Object.values(values).some((each) => each === value);
const optional =
  (form: Form): Form =>
  (value) =>
    absent(value) || form(value);
const reference =
  (...resources: readonly ResourceName[]): Form =>
  (value) =>
    isReferenceTo(fieldOf(value, "url"), ...resources);
const self =
  (resource: ResourceName): Form =>
  (value) =>
    isReferenceTo(value, resource);
const listOf =
  (form: Form): Form =>
  (value) =>
    Array.isArray(value) && value.every(form);
const mapOf =
  (resource: ResourceName, form: Form): Form =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, each]) => isReferenceTo(name, resource) && form(each));

/** Each field with its form and what the document says of it. */
type Rows = Readonly<Record<string, readonly [form: Form, says: string]>>;

const subscription: Rows = {
  id: [integer, "an integer"],
  self: [self("subscription"), "`subscription/<id>`"],
  name: [text, "a text"],
  type: [oneOf(SubscriptionType), "NORMAL, SANDBOX or TRIAL"],
  deploymentStatus: [oneOf(DeploymentStatus), "one of the states"],
  paid: [boolean, "true when all invoices are paid, otherwise false"],
  billingPeriod: [integer, "the months between two bills"],
  buyer: [reference("user"), "a reference to a user"],
  company: [reference("userCompany", "company"), "a reference to a company"],
  product: [reference("product"), "a reference to a product"],
  productVersion: [reference("productVersion"), "a reference to a product version"],
  invoices: [listOf(reference("invoice")), "a list of references to invoices"],
  orders: [
    listOf((each) => reference("order")(each) && text(fieldOf(each, "orderType"))),
    "a list of references to orders, each with its `orderType`",
  ],
  createdAt: [isDate, "a date with time and zone"],
  updatedAt: [isDate, "a date with time and zone"],
  lastInvoice: [isDate, "a date with time and zone"],
  nextInvoice: [isDate, "a date with time and zone"],
  endDate: [isDate, "a date with time and zone"],
  syndicatedEndpoints: [list, "a list of endpoints"],
  configurationParameters: [
    mapOf("configurationParameter", text),
    "a map of `configurationParameter/<id>` to text",
  ],
  billingItems: [mapOf("billingItem", number), "a map of `billingItem/<id>` to a number"],
};

const user: Rows = {
  id: [integer, "an integer"],
  self: [self("user"), "`user/<id>`"],
  userName: [text, "a text"],
  name: [text, "a text"],
  email: [(value) => /^[^@\s]+@[^@\s]+$/.test(String(value)), "an e-mail address"],
  phoneNumber: [optional(text), "a text"],
  userRole: [(value) => /^ROLE_[A-Z]+$/.test(String(value)), "a text such as ROLE_USER or ROLE_VENDOR"],
  acceptedTerms: [boolean, "true or false"],
  activated: [boolean, "true or false"],
  enabled: [boolean, "true or false"],
  newbie: [boolean, "true or false"],
  activationDate: [optional(isDate), "a date with time and zone"],
  creationDate: [isDate, "a date with time and zone"],
  environment: [text, "a text"],
  company: [reference("company"), "for a vendor, a reference to a company"],
  address: [
    optional((value) =>
      ["address", "city", "country", "countryCode", "zipCode"].every((name) =>
        optional(text)(fieldOf(value, name)),
      ),
    ),
    "an object with `address`, `city`, `country`, `countryCode`, `id` and `zipCode`",
  ],
  "address.id": [optional(integer), "an integer"],
  "address.countryCode": [
    optional((value) => countryCodePattern.test(String(value))),
    "a code of two letters",
  ],
};

const parameter: Rows = {
  id: [integer, "an integer"],
  self: [self("configurationParameter"), "`configurationParameter/<id>`"],
  code: [text, "a text that is unique"],
  name: [text, "a text, shown to customers"],
  description: [text, "a text"],
  hint: [optional(text), "a text that stands in for a value"],
  required: [boolean, "whether the customer must give a value"],
  validation: [optional(text), "a regular expression, if there is one"],
};

const endpoint: Rows = {
  endpoint: [(value) => /^https:\/\//.test(String(value)), "an address that uses HTTPS"],
  description: [optional(text), "a text"],
  category: [oneOf(EndpointCategory), "APP, PASSWORD_RESET, DOCUMENTATION or VIDEO"],
};

const invoice: Rows = {
  self: [self("invoice"), "`invoice/<id>`"],
  subscription: [reference("subscription"), "a reference to a subscription"],
  order: [optional(reference("order")), "a reference to an order"],
  date: [isDate, "a date with time and zone"],
};

const invoiceLine: Rows = {
  description: [text, "a text"],
  "price.price": [isExactPrice, "a decimal text with four fraction digits"],
  "price.currency": [oneOf(Currency), "EUR or USD"],
  quantity: [number, "a number"],
  unit: [optional(text), "a text"],
};

type Read = (market: StatementMarket) => Promise<unknown>;

const subscriptionAs =
  (account: StatementAccount): Read =>
  async (market) =>
    get(market, account, toReference("subscription", await market.deployed()));

async function get(market: StatementMarket, account: StatementAccount, path: string): Promise<unknown> {
  const answer = await market.ask(account, { path });
  mustAnswer(answer, 200);
  return answer.body;
}

const readInvoice: Read = async (market) =>
  get(market, "customer", String(fieldOf(await subscriptionAs("customer")(market), "invoices", 0, "url")));

/** The parameters of the plan of the subscription. */
const readParameter: Read = async (market) => {
  const plan = String(fieldOf(await subscriptionAs("vendor")(market), "productVersion", "url"));
  const url = fieldOf(await get(market, "vendor", plan), "configurationParameters", 0, "url");
  must(url !== undefined, `the plan ${plan} has no configuration parameter`);
  return get(market, "customer", String(url));
};

const both = ["vendor", "customer"] as const;

interface Table {
  readonly row: string;
  readonly rows: Rows;
  readonly accounts: readonly StatementAccount[];
  readonly read: Read;
}

const tables: Readonly<Record<string, Table>> = {
  subscription: { row: "Subscription", rows: subscription, accounts: both, read: subscriptionAs("vendor") },
  user: {
    row: "User",
    rows: user,
    accounts: ["vendor"],
    read: (market) => get(market, "vendor", "user/me"),
  },
  parameter: { row: "Configuration parameter", rows: parameter, accounts: both, read: readParameter },
  endpoint: {
    row: "Subscription endpoint entry",
    rows: endpoint,
    accounts: both,
    read: async (market) => fieldOf(await subscriptionAs("customer")(market), "syndicatedEndpoints", 0),
  },
  invoice: { row: "References of an invoice", rows: invoice, accounts: both, read: readInvoice },
  invoiceLine: {
    row: "Invoice line",
    rows: invoiceLine,
    accounts: both,
    read: async (market) => fieldOf(await readInvoice(market), "entries", 0),
  },
};

export const fieldStatements: readonly Statement[] = Object.entries(tables).flatMap(
  ([name, { row, rows, accounts, read }]) =>
    Object.entries(rows).map(
      ([field, [form, says]]): Statement => ({
        id: `field.${name}.${field}`,
        section,
        row: `${row}, ${field}`,
        says: `\`${field}\` is ${says}.`,
        kind: name === "user" ? "reading" : "writing",
        accounts,
        async check(market) {
          const value = fieldOf(await read(market), ...field.split("."));
          must(form(value), `${field} is ${JSON.stringify(value)}`);
        },
      }),
    ),
);
