import { fieldOf, must, mustAnswer, type Statement, type StatementMarket } from "../statement.js";

const section = "Account and company resources";

async function ownPath(market: StatementMarket): Promise<string> {
  const { body } = await market.ask("customer", { path: "user/me" });
  return String(fieldOf(body, "self"));
}

export const accountStatements: readonly Statement[] = [
  {
    id: "account.user.get",
    section,
    row: "GET /user/{id}",
    says: "The profile of a user is read by its id.",
    kind: "reading",
    accounts: ["customer"],
    check: async (market) => mustAnswer(await market.ask("customer", { path: await ownPath(market) }), 200),
  },
  {
    id: "account.company.get",
    section,
    row: "GET /company/{id}",
    says: "A vendor company is read by its id.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "user/me" });
      mustAnswer(await market.ask("vendor", { path: String(fieldOf(body, "company", "url")) }), 200);
    },
  },
  {
    id: "account.user.metadata.get",
    section,
    row: "GET /user/{id}/metadata",
    says: "The metadata of a user is a map of text to text.",
    kind: "reading",
    accounts: ["customer"],
    async check(market) {
      const answer = await market.ask("customer", { path: `${await ownPath(market)}/metadata` });
      mustAnswer(answer, 200);
      const values = Object.values(Object(answer.body));
      must(
        values.every((value) => typeof value === "string"),
        `a value is no text: ${JSON.stringify(answer.body)}`,
      );
    },
  },
  {
    id: "account.user.metadata.put",
    section,
    row: "PUT /user/{id}/metadata",
    says: "A PUT replaces the map and answers 204.",
    kind: "writing",
    accounts: ["customer"],
    async check(market) {
      const path = `${await ownPath(market)}/metadata`;
      const { body: before } = await market.ask("customer", { path });
      const body = { checkedBy: "statements" };
      mustAnswer(await market.ask("customer", { method: "PUT", path, body }), 204);
      const { body: after } = await market.ask("customer", { path });
      mustAnswer(await market.ask("customer", { method: "PUT", path, body: before }), 204);
      must(JSON.stringify(after) === JSON.stringify(body), `it holds ${JSON.stringify(after)}`);
    },
  },
  {
    id: "account.user.put",
    section,
    row: "PUT /user/{id}",
    says: "A PUT of a user answers 200 with the user.",
    kind: "writing",
    accounts: ["customer"],
    async check(market) {
      const path = await ownPath(market);
      const { body } = await market.ask("customer", { path });
      const answer = await market.ask("customer", {
        method: "PUT",
        path,
        body: { name: fieldOf(body, "name") },
      });
      mustAnswer(answer, 200);
      must(fieldOf(answer.body, "self") === path, "the answer is another resource");
    },
  },
  {
    id: "account.user.patch",
    section,
    row: "PATCH /user/{id}",
    says: "A PATCH of single fields answers 204 without a body.",
    kind: "writing",
    accounts: ["customer"],
    async check(market) {
      const path = await ownPath(market);
      const { body } = await market.ask("customer", { path });
      const answer = await market.ask("customer", {
        method: "PATCH",
        path,
        body: { name: fieldOf(body, "name") },
      });
      mustAnswer(answer, 204);
      must(answer.body === undefined, "it has a body");
    },
  },
  {
    id: "account.user.patch.unknown-action",
    section,
    row: "PATCH",
    says: "The field `action` selects the action; one that is not known is not understood.",
    kind: "reading",
    accounts: ["customer"],
    async check(market) {
      const path = await ownPath(market);
      const body = { action: "FLY" };
      mustAnswer(await market.ask("customer", { method: "PATCH", path, body }), 400);
    },
  },
];
