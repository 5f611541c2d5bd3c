import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";
import type { MarketplaceOptions } from "../options.js";
import { createRedactor } from "./redact.js";

const CANARY = "canary-7f3a";
const auths = {
  token: { token: CANARY },
  password: { username: "vendor", password: CANARY },
  jwt: { jwt: () => CANARY },
  credential: { credential: () => ({ token: CANARY }) },
};
const encoded = btoa(`vendor:${CANARY}`);

/** Everything that a program could print of something. */
function printed(thing: unknown): string {
  const stack = thing instanceof Error ? thing.stack : "";
  return `${inspect(thing, { depth: 20, showHidden: true })} ${JSON.stringify(thing)} ${thing} ${stack}`;
}

/** Where a marketplace, a proxy or a middleware may put what it was given. */
const echoes: Readonly<Record<string, (seen: string) => Response>> = {
  "the body of a page": (seen) => new Response(`<html>You sent ${seen}</html>`, { status: 502 }),
  "the text of a fault": (seen) => json({ errorHolders: [{ key: "x", error: `Not ${seen}.` }] }, 403),
  "the older text of a fault": (seen) => json({ errors: [`Not ${seen}.`] }, 400),
  "the fields of a fault": (seen) =>
    json({ errorHolders: [{ key: "no-what", error: "Not %what%.", extraFields: { what: seen } }] }, 403),
  "the end of what is kept of a page": (seen) =>
    new Response(`${"x".repeat(2_048 - 4)}${seen}`, {
      status: 502,
      headers: { "content-type": "text/html" },
    }),
  "the end of what is quoted of a page": (seen) =>
    new Response(`${"x".repeat(200 - 4)}${seen}`, { status: 502, headers: { "content-type": "text/html" } }),
  "a header": (seen) => json({ errors: ["No."] }, 400, { "x-debug": `auth=${seen}` }),
  "a cookie": (seen) => json({ errors: ["No."] }, 400, { "set-cookie": `session=${seen}` }),
  "a sign-in header": (seen) =>
    json({ errors: ["No."] }, 400, { "cmw-auth-token": seen, authorization: `Basic ${encoded}` }),
  "where a redirect leads": (seen) =>
    new Response(null, { status: 302, headers: { location: `https://a.example/?t=${seen}` } }),
  "a name in an address": (seen) =>
    new Response(null, { status: 302, headers: { location: `https://ann:${seen}@a.example/` } }),
  "an error of the network": (seen) => {
    throw new TypeError("fetch failed", { cause: new Error(`connect ${seen}`) });
  },
  "a field of an error": (seen) => {
    throw Object.assign(new Error("failed"), { config: { headers: new Headers({ "x-key": seen }) } });
  },
  "an error that is no Error": (seen) => {
    throw { request: { auth: seen } };
  },
};

describe.each(Object.entries(auths))("with a %s, no secret is shown that comes back in", (_, auth) => {
  test.each(Object.entries(echoes))("%s", async (__, echo) => {
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    const { market, attempts } = testClient(
      ({ path }) => (path === "/api/login" ? json(CANARY) : echo(CANARY)),
      {
        auth,
        retries: 0,
        log: "debug",
        logger: { warn: write, info: write, debug: write },
      },
    );
    const error = await failure(market.users.me());
    expect(error).toBeInstanceOf(Error);
    for (const thing of [error, market, attempts, lines]) {
      // Not even its beginning, where a text is cut.
      expect(printed(thing)).not.toContain(CANARY.slice(0, 4));
      expect(printed(thing)).not.toContain(encoded);
    }
    expect(lines.length).toBeGreaterThan(0);
  });
});

test("a cause without a secret stays the one that was thrown", async () => {
  const cause = new Error("connection reset");
  const { market } = testClient(() => Promise.reject(cause), { retries: 0 });
  expect(Object(await failure(market.users.me())).cause).toBe(cause);
});

test("a message has no control characters, so that it forges no line and moves no cursor", async () => {
  const text = "Done.\n2026-01-01 INFO paid\u001b[2J\u202egnp.exe\u0007";
  const { market } = testClient(() => json({ errorHolders: [{ key: "x", error: text }] }, 400));
  const error = await failure(market.users.me());
  expect(String(error)).toContain("→ 400 Done. 2026-01-01 INFO paid");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(String(error)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
});

test("an error is written as JSON with its message and what is known of the answer", async () => {
  const answer = () => json({ errors: ["No."] }, 409, { "cmw-request-id": "r-1", "set-cookie": "a=b" });
  const error = JSON.parse(JSON.stringify(await failure(testClient(answer).market.users.me())));
  expect(error).toMatchObject({
    name: "ApiError",
    kind: "api",
    operation: "users.me",
    request: "GET user/me",
    status: 409,
    requestId: "r-1",
    body: '{"errors":["No."]}',
    headers: { "set-cookie": "[redacted]" },
  });
  expect(error.message).toMatch(/^GET user\/me → 409 No\. \(attempt 1, \d+ ms\)$/);
});

test("a client that renews its token for long keeps no more than the last ones", () => {
  const redact = createRedactor();
  for (let count = 0; count < 100; count++) redact.learn({ token: `token-${count}` });
  expect(redact.text("token-0 token-99")).toBe("token-0 [redacted]");
});

describe("a credential that is a common word", () => {
  test.each(["any", "comp", "what"])("%s changes no path, no code and no text of an error", async (token) => {
    const answer = () =>
      json(
        {
          errorHolders: [
            { key: "no-any-%what%", error: "No company for any %what%.", extraFields: { what: "7" } },
          ],
        },
        404,
      );
    const error = await failure(testClient(answer, { auth: { token } }).market.companies.get(7));
    expect(String(error)).toContain("GET company/7 → 404 No company for any 7.");
    expect(Object(error).code).toBe("no-any-%what%");
  });

  test("a long one changes no path and no code either", async () => {
    const answer = () => json({ errorHolders: [{ key: "subscription-gone", error: "Gone." }] }, 404);
    const { market } = testClient(answer, { auth: { token: "subscription" } });
    const error = await failure(market.subscriptions.get(7));
    expect(String(error)).toContain("GET subscription/7 → 404 Gone.");
    expect(error).toMatchObject({ code: "subscription-gone", request: "GET subscription/7" });
  });
});

/** Texts with a secret at each place where it may stand, and whether it is hidden there: a short one, a word, another. */
const places: readonly (readonly [place: string, (secret: string) => string, hidden: readonly boolean[]])[] =
  [
    ["a whole text", (secret) => secret, [true, true, true]],
    ["a whole word", (secret) => `No ${secret} here.`, [false, true, true]],
    ["a part of a word", (secret) => `No x${secret}x here.`, [false, false, true]],
    ["the value of a field", (secret) => `{"x":"${secret}"}`, [true, true, true]],
    ["the value of a field, with blanks", (secret) => `{"x": "${secret}"}`, [true, true, true]],
    ["the name of a field", (secret) => `{"${secret}":1}`, [false, true, true]],
    ["a value in a header", (secret) => `auth=${secret}; path=/`, [true, true, true]],
  ];

describe.each([
  ["a short one", "any", 0],
  ["a long word", "subscription", 1],
  ["a long one", "canary-7f3a", 2],
  ["one with signs", "a.b*c(d)$", 2],
] as const)("of a secret, %s", (_, secret, kind) => {
  test.each(places)("%s is hidden where it cannot be something else", (__, write, hidden) => {
    const redact = createRedactor();
    redact.learn({ token: secret });
    expect(redact.text(write(secret)).includes(secret)).toBe(!hidden[kind]);
    expect(redact.text(write("other"))).toBe(write("other"));
  });

  test("the header that holds it shows nothing of it", () => {
    const redact = createRedactor();
    redact.learn({ token: secret });
    expect(redact.headers(new Headers({ "x-key": secret })).get("x-key")).toBe("[redacted]");
  });
});

test("a plan with a common name is no sign-in header", () => {
  const redact = createRedactor();
  expect(redact.text("The Basic plan. Bearer token missing. Basic support")).not.toContain("redacted");
  expect(redact.text("Basic dmVuZG9yOng= Bearer eyJh.x.y Basic plan")).toBe(
    "Basic [redacted] Bearer [redacted] Basic plan",
  );
});

test("a log keeps the operation, the path and the status, whatever the credential is", async () => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const { market } = testClient(() => json({ id: 7 }, 200, { "cmw-request-id": "r-subscriptions" }), {
    auth: { token: "subscriptions" },
    log: "debug",
    logger: { warn: say, info: say, debug: say },
  });
  await market.subscriptions.get(7);
  expect(said[0]).toMatch(/^GET https?:\/\/[^ ]+\/subscription\/7\?/);
  expect(said[1]).toMatch(/^subscriptions\.get: GET subscription\/7 → 200 \(/);
});

test("what an answer calls itself is shown without the secret", async () => {
  const { market, attempts } = testClient(() =>
    json({ errors: ["No."] }, 409, { "cmw-request-id": "of secret-token" }),
  );
  expect(await failure(market.users.me())).toMatchObject({ requestId: "of [redacted]" });
  expect(attempts).toMatchObject([{ requestId: "of [redacted]" }]);
});

test("a debug log shows the headers of a short list, and masks every other", async () => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const { market } = testClient(
    () =>
      json({ id: 7 }, 200, {
        "cmw-request-id": "r-1",
        "x-served-by": "s-9",
        "cmw-auth-token": "other-token",
      }),
    {
      log: "debug",
      logger: { warn: say, info: say, debug: say },
      headers: { "x-gateway-key": "k-8", cookie: "c-7", "user-agent": "acme" },
    },
  );
  await market.users.get(7);
  for (const shown of ['"user-agent":"acme"', '"cmw-request-id":"r-1"', '"x-gateway-key":"[redacted]"'])
    expect(said[0]).toContain(shown);
  for (const masked of ["k-8", "c-7", "s-9", "other-token"]) expect(said[0]).not.toContain(masked);
});

describe("a debug log shows no secret of a body or a header", () => {
  test.each(["s3", "canary-9c1d"])("as %s", async (secret) => {
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    const { market } = testClient(
      () => json({ credentials: [{ key: "pin", value: secret }], name: "Notes" }, 200, { "x-key": secret }),
      {
        log: "debug",
        logger: { warn: say, info: say, debug: say },
        headers: { cookie: secret, "x-gateway-key": secret },
      },
    );
    const at = "/anything";
    for (const body of [
      { password: secret, name: "Ann" },
      { currentPassword: secret, name: "Ann" },
      { name: "Ann", notificationSecretToken: `\\"${secret}` },
      { name: "Ann", secret },
      { name: "Ann", action: "SAVE_CUSTOM_CREDENTIALS", payload: { a: { b: [secret] }, c: secret } },
      [
        { key: "Ann", value: secret },
        { key: "Ann", value: secret },
      ],
    ])
      await market.request("PUT", at, { body });
    const debug = said.filter((line) => line.startsWith("PUT http"));
    expect(debug).toHaveLength(6);
    for (const line of debug) {
      expect(line).not.toContain(secret);
      expect(line).toContain("Ann");
      expect(line).toContain('"name":"Notes"');
      expect(line).toContain("x-gateway-key");
    }
  });
});

describe("a log", () => {
  const lines = (
    log: MarketplaceOptions["log"],
  ): { client: ReturnType<typeof testClient>; said: string[] } => {
    const said: string[] = [];
    const say = (level: string) => (line: string) => void said.push(`${level} ${line}`);
    const logger = { warn: say("warn"), info: say("info"), debug: say("debug") };
    const answer = (): Response =>
      json({ id: 1 }, 200, { "cmw-request-id": "r-1", "cmw-deprecated-by-version": "20270101" });
    return { client: testClient(answer, { log, logger }), said };
  };

  test.each([
    ["off", []],
    ["warn", ["warn"]],
    ["info", ["warn", "info"]],
    ["debug", ["debug", "warn", "info"]],
  ] as const)("of level %s", async (level, levels) => {
    const { client, said } = lines(level);
    await client.market.users.me();
    expect(said.map((line) => line.split(" ")[0])).toEqual(levels);
  });

  test("names the request, what came of it, and the id to ask for", async () => {
    const { client, said } = lines("info");
    await client.market.users.me();
    expect(said[1]).toMatch(/^info users\.me: GET user\/me → 200 \(attempt 1, \d+ ms, request r-1\), done$/);
  });

  test("has the level of the environment where the options name none", async () => {
    vi.stubEnv("SYNDIKIT_LOG", "info");
    const { client, said } = lines(undefined);
    vi.stubEnv("SYNDIKIT_LOG", "loud");
    const other = lines(undefined);
    vi.unstubAllEnvs();
    await client.market.users.me();
    await other.client.market.users.me();
    expect([said.length, other.said.length]).toEqual([2, 1]);
  });

  test("of a level that there is not makes no client", () => {
    expect(() => testClient(() => json({}), { log: "loud" as never })).toThrow(
      "log must be one of off, warn, info, debug",
    );
  });
});
