import { headerNames } from "@syndikit/contract";
import { fieldOf, must, mustAnswer, type Statement, type StatementMarket } from "../statement.js";

const section = "Authentication";

async function tokenOf(market: StatementMarket): Promise<string> {
  const answer = await market.ask("vendor", { path: "login" });
  mustAnswer(answer, 200);
  must(typeof answer.body === "string", `the token is ${typeof answer.body}`);
  return String(answer.body);
}

export const signInStatements: readonly Statement[] = [
  {
    id: "sign-in.basic",
    section,
    row: "1",
    says: "Basic authentication signs in with the user name.",
    kind: "reading",
    accounts: ["vendor"],
    check: async (market) => mustAnswer(await market.ask("vendor", { path: "user/me" }), 200),
  },
  {
    id: "sign-in.me",
    section,
    row: "6",
    says: "A 200 of `GET /user/me` proves who is signed in.",
    kind: "reading",
    accounts: ["vendor"],
    async check(market) {
      const { body } = await market.ask("vendor", { path: "user/me" });
      must(
        fieldOf(body, "userName") === market.userNameOf("vendor"),
        `it is ${String(fieldOf(body, "userName"))}`,
      );
    },
  },
  {
    id: "sign-in.none",
    section,
    row: "Errors, 401",
    says: "Without credentials the answer is 401.",
    kind: "reading",
    accounts: [],
    check: async (market) => mustAnswer(await market.ask(null, { path: "user/me" }), 401),
  },
  {
    id: "sign-in.token",
    section,
    row: "2",
    says: "`GET /login` answers a JSON string with a token, which signs in with `CMW-Auth-Token`.",
    kind: "writing",
    accounts: ["vendor"],
    async check(market) {
      const headers = { [headerNames.authToken]: await tokenOf(market) };
      mustAnswer(await market.ask(null, { path: "user/me", headers }), 200);
    },
  },
  {
    id: "sign-in.token.user",
    section,
    row: "2",
    says: "`CMW-Auth-User` may name the user beside the token.",
    kind: "writing",
    accounts: ["vendor"],
    async check(market) {
      const [authToken, authUser] = [await tokenOf(market), market.userNameOf("vendor")];
      const headers = { [headerNames.authToken]: authToken, [headerNames.authUser]: authUser };
      mustAnswer(await market.ask(null, { path: "user/me", headers }), 200);
    },
  },
  {
    id: "sign-in.token.unknown",
    section,
    row: "2",
    says: "A token that is not valid any more is 401.",
    kind: "reading",
    accounts: [],
    async check(market) {
      const headers = { [headerNames.authToken]: "no-token-of-this-marketplace" };
      mustAnswer(await market.ask(null, { path: "user/me", headers }), 401);
    },
  },
  {
    id: "sign-in.token.permanent",
    section,
    row: "3",
    says: "A user has one permanent token: a new one invalidates the one before.",
    kind: "writing",
    accounts: ["customer"],
    async check(market) {
      const path = "login?expire=false";
      const [first, second] = [
        await market.ask("customer", { path }),
        await market.ask("customer", { path }),
      ];
      const use = (token: unknown) =>
        market.ask(null, { path: "user/me", headers: { [headerNames.authToken]: String(token) } });
      mustAnswer(await use(second.body), 200);
      mustAnswer(await use(first.body), 401);
    },
  },
];
