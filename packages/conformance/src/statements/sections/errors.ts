import { DeploymentStatus, headerNames, toReference } from "@syndikit/contract";
import { fieldOf, must, mustAnswer, mustHave, type Statement } from "../statement.js";

const section = "Errors";

export const errorStatements: readonly Statement[] = [
  {
    id: "error.body",
    section,
    row: "errorHolders",
    says: "An error has `errorHolders`, each with a key, a message and the values of its placeholders.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "subscription/2147483647" });
      const holder = fieldOf(body, "errorHolders", 0);
      mustHave(holder, { key: "string", error: "string", extraFields: "object" });
      const marks = String(fieldOf(holder, "key")).match(/(?<=%)\w+(?=%)/g) ?? [];
      const missing = marks.filter((name) => typeof fieldOf(holder, "extraFields", name) !== "string");
      must(missing.length === 0, `extraFields lacks ${missing.join(", ")}`);
    },
  },
  {
    id: "error.not-found",
    section,
    row: "404",
    says: "What is not there is 404.",
    kind: "reading",
    accounts: ["vendor"],
    check: async (market) => mustAnswer(await market.ask("vendor", { path: "subscription/2147483647" }), 404),
  },
  {
    id: "error.method",
    section,
    row: "405",
    says: "A method that the resource does not support is 405.",
    kind: "reading",
    accounts: ["vendor"],
    check: async (market) =>
      mustAnswer(await market.ask("vendor", { method: "DELETE", path: "user/me" }), 405),
  },
  {
    id: "error.bad-request",
    section,
    row: "400",
    says: "A body that is not understood is 400.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const body = { deploymentStatus: "FLYING" };
      const path = "subscription/1";
      mustAnswer(await market.ask("vendor", { method: "PATCH", path, body }), 400, 404);
    },
  },
  {
    id: "error.forbidden",
    section,
    row: "403",
    says: "Access is denied with 403: a customer does not report for the vendor.",
    kind: "writing",
    accounts: ["vendor", "customer"],
    async check(market) {
      const path = toReference("subscription", await market.deployed());
      const body = { deploymentStatus: DeploymentStatus.UNDEPLOYED };
      mustAnswer(await market.ask("customer", { method: "PATCH", path, body }), 403);
    },
  },
  {
    id: "error.forbidden.other",
    section,
    row: "403, 404",
    says: "What belongs to another customer is denied, or not found.",
    kind: "writing",
    accounts: ["vendor", "customer", "admin"],
    async check(market) {
      const path = toReference("subscription", await market.deployed());
      mustAnswer(await market.ask(await market.newCustomer(), { path }), 403, 404);
    },
  },
  {
    id: "version.deprecated",
    section: "Versioning",
    row: "3",
    says: "`CMW-Deprecated-By-Version`, where an answer has it, is an integer.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { headers } = await market.ask("vendor", { path: "productVersion?apiVersion=20190101" });
      const found = headers.get(headerNames.deprecatedByVersion);
      must(found === null || /^\d+$/.test(found), `it is ${found}`);
    },
  },
  {
    id: "version.accepted",
    section: "Versioning",
    row: "1",
    says: "Every operation accepts `apiVersion`, a date of eight digits.",
    kind: "reading",
    accounts: ["vendor"],
    check: async (market) =>
      mustAnswer(await market.ask("vendor", { path: "user/me?apiVersion=20250109" }), 200),
  },
  {
    id: "version.form",
    section: "Versioning",
    row: "1",
    says: "`apiVersion` has the form yyyymmdd.",
    kind: "reading",
    accounts: ["vendor"],
    check: async (market) =>
      mustAnswer(await market.ask("vendor", { path: "user/me?apiVersion=latest" }), 400),
  },
];
