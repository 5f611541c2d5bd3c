import { headerNames, TokenAccess } from "@syndikit/contract";
import { type Attack, ask, expectStatus, expectThat, fieldOf, make, table } from "./target.js";

/** Attempts to act as somebody else. */
export const credentialAttacks: readonly Attack[] = [
  {
    name: "forged, altered and empty credentials sign nobody in",
    async run(target) {
      const real = String((await ask(target, "/login", { as: "customer" })).body);
      const unsigned = ['{"alg":"none"}', '{"sub":"admin"}', ""].map((part) => btoa(part)).join(".");
      const { authToken, authorization, authUser } = headerNames;
      const forged: readonly Record<string, string>[] = [
        ...[
          "",
          "null",
          "undefined",
          "0",
          "' or 1=1 --",
          `${real}x`,
          real.slice(0, -1),
          real.toUpperCase(),
        ].map((token) => ({ [authToken]: token })),
        { [authToken]: real, [authUser]: "admin" },
        { [authorization]: `Bearer ${unsigned}` },
        { [authorization]: "Basic " },
        { [authorization]: `Basic ${btoa("admin:")}` },
      ];
      for (const headers of forged) {
        expectStatus(await ask(target, "/user/me", { headers }), JSON.stringify(headers), 401);
      }
      // No text has such a character, and no database is asked for it.
      const broken = { [authorization]: `Basic ${btoa("admin\u0000:admin-demo")}` };
      expectStatus(await ask(target, "/user/me", { headers: broken }), JSON.stringify(broken), 400);
    },
  },
  {
    name: "no operation answers without credentials",
    async run(target) {
      for (const { id, method, path } of table()) {
        const answer = await ask(target, path.replaceAll(/\{\w+\}/g, "1"), { method });
        expectStatus(answer, id, 401);
      }
    },
  },
  {
    name: "only administrators act as others, and nobody gets a token that way",
    async run(target) {
      const headers = { [headerNames.asUser]: target.accounts.administrator.split(":")[0] ?? "" };
      for (const as of ["customer", "vendor"] as const) {
        expectStatus(await ask(target, "/user/me", { as, headers }), `${as} as the administrator`, 403);
      }
      const customer = { [headerNames.asUser]: target.accounts.customer.split(":")[0] ?? "" };
      const token = await ask(target, "/login", { as: "administrator", headers: customer });
      expectStatus(token, "a token of another", 403);
    },
  },
  {
    name: "a read-only token changes nothing, a token makes no token, and a revoked one signs nobody in",
    async run(target) {
      const { authToken } = headerNames;
      const body = { name: `attack-${Date.now()}`, access: TokenAccess.READ_ONLY };
      const made = await make(target, "administrator", "token", body);
      const headers = { [authToken]: String(fieldOf(made, "token")) };
      expectStatus(await ask(target, "/user/me", { headers }), "a read-only token that reads", 200);
      for (const { id, method, path, idempotency, security } of table()) {
        if (idempotency === "safe" || security.length < 2) continue;
        const answer = await ask(target, path.replaceAll(/\{\w+\}/g, "1"), { method, headers });
        expectStatus(answer, `${id} with a read-only token`, 403);
      }
      expectStatus(await ask(target, "/login", { headers }), "a token of a token", 401);
      const another = await ask(target, "/token", { method: "POST", headers, body });
      expectStatus(another, "a token of a token", 401);
      const self = `/${String(fieldOf(made, "self"))}`;
      expectStatus(await ask(target, self, { as: "stranger" }), "the token of another", 404);
      expectStatus(await ask(target, self, { method: "DELETE", as: "administrator" }), "revoking", 204);
      expectStatus(await ask(target, "/user/me", { headers }), "a revoked token", 401);
    },
  },
];

/** Kept apart because it locks names and addresses out. */
export const guessing: Attack = {
  name: "a hundred guesses of a password at once are cut off",
  async run(target) {
    const name = `nobody-${Date.now()}`;
    const guess = (_: unknown, number: number) =>
      ask(target, "/user/me", { headers: { Authorization: `Basic ${btoa(`${name}:guess-${number}`)}` } });
    const answers = await Promise.all(Array.from({ length: 100 }, guess));
    const judged = answers.filter(({ status }) => status === 401).length;
    for (const answer of answers) expectStatus(answer, "a guess", 401, 429, 503);
    expectThat(judged <= 20, `${judged} of 100 guesses were judged`);
  },
};
