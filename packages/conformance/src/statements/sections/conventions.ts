import { fieldOf, must, mustAnswer, mustHave, type Statement } from "../statement.js";
import { isDate, isPrice, isReferenceTo } from "./forms.js";

const section = "Resources and their fields";

export const conventionStatements: readonly Statement[] = [
  {
    id: "service.json",
    section: "What the service does",
    row: "1",
    says: "The interface exchanges JSON.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { headers } = await market.ask("vendor", { path: "user/me" });
      const type = headers.get("Content-Type") ?? "";
      must(/^application\/json\b/i.test(type), `Content-Type is ${type}`);
    },
  },
  {
    id: "fields.self",
    section,
    row: "self",
    says: "`self` is the relative URL of a resource, and a GET on it returns the resource.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "user/me" });
      const self = String(fieldOf(body, "self"));
      must(isReferenceTo(self, "user"), `self is ${self}`);
      const again = await market.ask("vendor", { path: self });
      mustAnswer(again, 200);
      must(fieldOf(again.body, "self") === self, `${self} leads to ${String(fieldOf(again.body, "self"))}`);
    },
  },
  {
    id: "fields.reference",
    section,
    row: "references",
    says: "A reference to another resource is an object with its relative `url`.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "user/me" });
      const url = String(fieldOf(body, "company", "url"));
      must(isReferenceTo(url, "company"), `company.url is ${url}`);
      mustAnswer(await market.ask("vendor", { path: url }), 200);
    },
  },
  {
    id: "fields.dates",
    section,
    row: "dates",
    says: "Dates are ISO 8601 texts with time and time zone.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "user/me" });
      const date = String(fieldOf(body, "creationDate"));
      must(isDate(date), `creationDate is ${date}`);
    },
  },
  {
    id: "fields.id",
    section,
    row: "id",
    says: "`id` is an integer.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "user/me" });
      must(Number.isInteger(fieldOf(body, "id")), `id is ${JSON.stringify(fieldOf(body, "id"))}`);
    },
  },
  {
    id: "fields.user",
    section,
    row: "User",
    says: "A user has its names, its e-mail address, its role, its flags and its dates.",
    kind: "reading",
    accounts: ["customer"],
    async check(market) {
      const { body } = await market.ask("customer", { path: "user/me" });
      mustHave(body, {
        userName: "string",
        name: "string",
        email: "string",
        userRole: "string",
        acceptedTerms: "boolean",
        activated: "boolean",
        enabled: "boolean",
        newbie: "boolean",
        creationDate: "string",
        environment: "string",
      });
    },
  },
  {
    id: "fields.price",
    section,
    row: "Invoice line",
    says: "A price is a decimal text with four fraction digits.",
    kind: "writing",
    accounts: ["vendor", "customer"],
    async check(market) {
      const { body } = await market.ask("customer", { path: `subscription/${await market.deployed()}` });
      const { body: invoice } = await market.ask("customer", {
        path: String(fieldOf(body, "invoices", 0, "url")),
      });
      const price = String(fieldOf(invoice, "total", "total"));
      must(isPrice(price), `total.total is ${price}`);
    },
  },
];
