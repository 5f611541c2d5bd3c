import {
  Currency,
  DeploymentStatus,
  EndpointCategory,
  headerNames,
  SubscriptionType,
} from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  mustHave,
  mustRefuse,
  type Statement,
  type StatementMarket,
} from "../statement.js";

const section = "Subscription operations";
const FIELDS = "Resources and their fields";
const accounts = ["vendor", "customer"] as const;

/** Sends a request about the subscription that is deployed, as the vendor. */
async function send(market: StatementMarket, place: string, body: unknown, method = "POST") {
  const path = `subscription/${await market.deployed()}${place}`;
  return market.ask("vendor", { method, path, body });
}

const line = {
  description: "Support",
  price: { price: "1.0000", currency: Currency.EUR },
  quantity: 1,
  unit: "Hours",
};

type Try = Omit<Statement, "accounts" | "kind" | "section"> & { readonly section?: string };

const writing = (statement: Try): Statement => ({ section, kind: "writing", accounts, ...statement });

export const subscriptionStatements: readonly Statement[] = [
  writing({
    id: "subscription.fields",
    section: FIELDS,
    row: "Subscription",
    says: "A subscription has its references, its state, its type, its lists and its maps.",
    async check(market) {
      const { body } = await market.ask("vendor", { path: `subscription/${await market.deployed()}` });
      mustHave(body, {
        id: "number",
        self: "string",
        name: "string",
        type: "string",
        deploymentStatus: "string",
        paid: "boolean",
        billingPeriod: "number",
        buyer: "object",
        product: "object",
        productVersion: "object",
        invoices: "array",
        orders: "array",
        createdAt: "string",
        syndicatedEndpoints: "array",
        configurationParameters: "object",
        billingItems: "object",
      });
    },
  }),
  writing({
    id: "subscription.ordered",
    section: "States and transitions",
    row: "order, payment",
    says: "A paid order is PENDING, with `paid` true and without endpoints.",
    async check(market) {
      const { body } = await market.ask("vendor", { path: `subscription/${await market.pending()}` });
      must(
        fieldOf(body, "deploymentStatus") === DeploymentStatus.PENDING,
        `it is ${String(fieldOf(body, "deploymentStatus"))}`,
      );
      must(fieldOf(body, "paid") === true, "paid is not true");
      must(fieldOf(body, "type") === SubscriptionType.NORMAL, "it is not NORMAL");
      must(fieldOf(body, "syndicatedEndpoints", 0) === undefined, "it has an endpoint already");
    },
  }),
  writing({
    id: "subscription.deployed",
    section: "States and transitions",
    row: "PENDING to DEPLOYED",
    says: "The vendor reports DEPLOYED with a PATCH, and the answer is 204.",
    async check(market) {
      const { body } = await market.ask("customer", { path: `subscription/${await market.deployed()}` });
      must(fieldOf(body, "deploymentStatus") === DeploymentStatus.DEPLOYED, "it is not DEPLOYED");
    },
  }),
  writing({
    id: "subscription.failed",
    section: "States and transitions",
    row: "PENDING to FAILED",
    says: "The vendor reports FAILED with a PATCH, and the answer is 204.",
    async check(market) {
      const path = `subscription/${await market.pending()}`;
      const body = { deploymentStatus: DeploymentStatus.FAILED };
      mustAnswer(await market.ask("vendor", { method: "PATCH", path, body }), 204);
    },
  }),
  writing({
    id: "subscription.endpoints.https",
    row: "POST endpoints",
    says: "Every endpoint uses HTTPS.",
    async check(market) {
      const body = [{ endpoint: "http://tenant.example", category: EndpointCategory.APP }];
      mustAnswer(await send(market, "/endpoints", body), 400, 422);
    },
  }),
  writing({
    id: "subscription.endpoints.app",
    row: "POST endpoints",
    says: "An entry with category APP is required.",
    async check(market) {
      const body = [{ endpoint: "https://tenant.example", category: EndpointCategory.DOCUMENTATION }];
      mustAnswer(await send(market, "/endpoints", body), 400, 422);
    },
  }),
  writing({
    id: "subscription.instructions",
    row: "POST instructions",
    says: "Instructions are texts by language.",
    async check(market) {
      mustAnswer(await send(market, "/instructions", { en: "Open the address." }), 200, 201, 204);
    },
  }),
  writing({
    id: "subscription.instructions.link",
    row: "POST instructions",
    says: "There are no HTML links in the text.",
    async check(market) {
      mustAnswer(await send(market, "/instructions", { en: '<a href="/">Open</a>' }), 400, 422);
    },
  }),
  writing({
    id: "subscription.credentials",
    section: FIELDS,
    row: "Credential entry",
    says: "The vendor reads the value of a credential back as null.",
    async check(market) {
      const credential = { key: "User", value: "ann", description: { en: "The name" }, weight: 1 };
      mustAnswer(await send(market, "/credentials", [credential]), 200, 201, 204);
      const { body } = await market.ask("vendor", { path: `subscription/${await market.deployed()}` });
      must(fieldOf(body, "credentials", 0, "value") === null, "the vendor reads the value");
    },
  }),
  writing({
    id: "subscription.credentials.order",
    section: FIELDS,
    row: "Credential entry, weight",
    says: "`weight` is the order in which the customer sees the credentials, with their values.",
    async check(market) {
      const heavy = { key: "Second", value: "b", weight: 2 };
      const light = { key: "First", value: "a", weight: 1 };
      mustAnswer(await send(market, "/credentials", [heavy, light]), 200, 201, 204);
      const { body } = await market.ask("customer", { path: `subscription/${await market.deployed()}` });
      const seen = [0, 1].map((at) => [
        fieldOf(body, "credentials", at, "key"),
        fieldOf(body, "credentials", at, "value"),
      ]);
      must(JSON.stringify(seen) === '[["First","a"],["Second","b"]]', `it is ${JSON.stringify(seen)}`);
    },
  }),
  writing({
    id: "subscription.name",
    row: "SET_NAME",
    says: "SET_NAME sets the display name, with 204.",
    async check(market) {
      mustAnswer(await send(market, "", { action: "SET_NAME", name: "Of the statements" }, "PATCH"), 204);
    },
  }),
  writing({
    id: "subscription.bill",
    row: "POST invoice",
    says: "A bill is issued at once: 201 with the invoice in `Location`.",
    async check(market) {
      const answer = await send(market, "/invoice", [line]);
      mustAnswer(answer, 201);
      const location = answer.headers.get(headerNames.location) ?? "";
      must(/\/invoice\/\d+$/.test(location), `Location is ${location}`);
    },
  }),
  writing({
    id: "subscription.bill.usd",
    row: "Rule 3",
    says: "Prices may be given in USD.",
    async check(market) {
      const body = [{ ...line, price: { price: "1.0000", currency: Currency.USD } }];
      mustAnswer(await send(market, "/invoice", body), 201);
    },
  }),
  writing({
    id: "subscription.bill.currency",
    section: "Limits",
    row: "5",
    says: "USD is the one foreign currency.",
    async check(market) {
      const body = [{ ...line, price: { price: "1.0000", currency: "GBP" } }];
      mustAnswer(await send(market, "/invoice", body), 400, 422);
    },
  }),
  writing({
    id: "subscription.oneshot",
    row: "POST invoice/oneshot",
    says: "Lines for the next invoice answer 200; an empty list removes them.",
    async check(market) {
      mustAnswer(await send(market, "/invoice/oneshot", [line]), 200);
      mustAnswer(await send(market, "/invoice/oneshot", []), 200);
    },
  }),
  writing({
    id: "subscription.recurring",
    row: "POST invoice/recurring",
    says: "Lines for every later invoice answer 200; an empty list removes them.",
    async check(market) {
      mustAnswer(await send(market, "/invoice/recurring", [line]), 200);
      mustAnswer(await send(market, "/invoice/recurring", []), 200);
    },
  }),
  writing({
    id: "subscription.downgrade",
    section: "Limits",
    row: "3",
    says: "Only upgrades are supported: the plan that one has is none.",
    async check(market) {
      const { body } = await market.ask("vendor", { path: `subscription/${await market.deployed()}` });
      const productVersion = fieldOf(body, "productVersion");
      const answer = await send(market, "", { action: "SYNDICATED_UPGRADE", productVersion }, "PATCH");
      mustRefuse(answer);
    },
  }),
];
