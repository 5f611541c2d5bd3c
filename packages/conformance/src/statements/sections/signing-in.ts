import { headerNames } from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  type Statement,
  type StatementCaller,
  type StatementMarket,
  StatementUntried,
} from "../statement.js";

const section = "Authentication";

/** The header with a new token of an account. */
async function signIn(market: StatementMarket, as: StatementCaller = "vendor", query = "") {
  const answer = await market.ask(as, { path: `login${query}` });
  mustAnswer(answer, 200);
  must(typeof answer.body === "string", `the token is ${typeof answer.body}`);
  return { [headerNames.authToken]: String(answer.body) };
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
    id: "sign-in.basic.email",
    section,
    row: "1",
    says: "Basic authentication signs in with the e-mail address too.",
    kind: "writing",
    accounts: ["admin"],
    async check(market) {
      const { userName, password } = await market.newCustomer();
      const { body } = await market.ask({ userName, password }, { path: "user/me" });
      const byMail = { userName: String(fieldOf(body, "email")), password };
      const answer = await market.ask(byMail, { path: "user/me" });
      mustAnswer(answer, 200);
      must(fieldOf(answer.body, "userName") === userName, "it is another user");
    },
  },
  {
    id: "sign-in.basic.wrong",
    section: "Errors",
    row: "401",
    says: "A wrong password is 401.",
    kind: "reading",
    accounts: [],
    async check(market) {
      const nobody = { userName: "nobody-of-this-marketplace", password: "wrong" };
      mustAnswer(await market.ask(nobody, { path: "user/me" }), 401);
    },
  },
  {
    id: "sign-in.login.token",
    section,
    row: "2",
    says: "`GET /login` is authenticated with Basic: without credentials it is 401.",
    kind: "reading",
    accounts: [],
    check: async (market) => mustAnswer(await market.ask(null, { path: "login" }), 401),
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
      const headers = await signIn(market);
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
      const headers = { ...(await signIn(market)), [headerNames.authUser]: market.userNameOf("vendor") };
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
      const permanent = () => signIn(market, "customer", "?expire=false");
      const [first, second] = [await permanent(), await permanent()];
      const use = (headers: Readonly<Record<string, string>>) =>
        market.ask(null, { path: "user/me", headers });
      mustAnswer(await use(second), 200);
      mustAnswer(await use(first), 401);
    },
  },
  {
    id: "sign-in.token.expired",
    section,
    row: "2",
    says: "A token is short-lived: an expired one is 401, and a new one signs in. One of `expire=false` lives on.",
    kind: "writing",
    accounts: ["admin"],
    moves: true,
    async check(market) {
      const user = await market.newCustomer();
      const [short, permanent] = [await signIn(market, user), await signIn(market, user, "?expire=false")];
      const use = (headers: Readonly<Record<string, string>>) =>
        market.ask(null, { path: "user/me", headers });
      const { body } = await use(short);
      const expire = { user: { url: fieldOf(body, "self") } };
      const answer = await market.ask("admin", {
        ...{ method: "POST", path: "sandbox/expireTokens", body: expire },
      });
      if (answer.status === 404) throw new StatementUntried("there is no POST /sandbox/expireTokens");
      mustAnswer(answer, 200, 204);
      mustAnswer(await use(short), 401);
      mustAnswer(await use(permanent), 200);
      mustAnswer(await use(await signIn(market, user)), 200);
    },
  },
];
