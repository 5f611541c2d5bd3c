/** Why no answer came, as a person reads it and as a log keeps it. */
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { createMarketplace } from "../src/index.js";
import { failure, testClient } from "./client.js";

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address instanceof Object ? address.port : 0;
}

const auth = { token: "secret-token" };

test.each(["localhost", "127.0.0.1"])(
  "nobody at %s: the error says so, with address and port, also as JSON",
  async (host) => {
    const port = await freePort();
    const market = createMarketplace({ baseUrl: `http://${host}:${port}`, auth, retries: 0 });
    const error = await failure(market.users.me());
    expect(String(error)).toMatch(new RegExp(`ECONNREFUSED .*:${port}; is the marketplace running\\?`));
    const { cause } = JSON.parse(JSON.stringify(error));
    expect(cause).toMatch(
      new RegExp(`^TypeError: fetch failed: .*ECONNREFUSED (127\\.0\\.0\\.1|::1):${port}`),
    );
  },
);

const unreadable = {
  get message(): string {
    throw new Error("not for you");
  },
};

test.each<[string, unknown, string]>([
  [
    "an AggregateError without a message",
    new AggregateError([new Error("no route"), new Error("no luck")]),
    "no route, no luck",
  ],
  ["a cause that has only a code", new TypeError("fetch failed", { cause: { code: "EPIPE" } }), "EPIPE"],
  ["causes of causes", new Error("a", { cause: new Error("b", { cause: new Error("c") }) }), "c"],
  ["an empty error", new Error(), "Error"],
  ["a text", "offline", "offline"],
  ["nothing", undefined, "undefined"],
  ["a symbol", Symbol("gone"), "Symbol(gone)"],
  ["an object without a prototype", Object.create(null), "[object Object]"],
  ["an error whose message has no text", { message: Object.create(null) }, "[object Object]"],
  ["an error whose cause has no text", new Error("a", { cause: Object.create(null) }), "[object Object]"],
  ["an object that refuses to be read", unreadable, "[object Object]"],
])("%s has a reason", async (_, thrown, reason) => {
  const { market } = testClient(() => Promise.reject(thrown), { retries: 0 });
  const error = await failure(market.users.me());
  expect(error).toMatchObject({ kind: "unreachable", attempts: 1 });
  expect(String(error)).toContain(`got no answer: ${reason} (attempt`);
  expect(JSON.parse(JSON.stringify(error)).message).toContain(reason);
});

test("errors that cause each other end", async () => {
  const circle = new Error("round");
  circle.cause = new Error("and round", { cause: circle });
  const { market } = testClient(() => Promise.reject(circle), { retries: 0 });
  expect(String(await failure(market.users.me()))).toContain("round");
});

test("a refusal elsewhere is no question whether the marketplace runs", async () => {
  const refused = new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 192.0.2.1:443") });
  const { market } = testClient(() => Promise.reject(refused), { retries: 0 });
  expect(String(await failure(market.users.me()))).not.toContain("running");
});

test("an answer 304 is no redirect to null", async () => {
  const { market } = testClient(() => new Response(null, { status: 304 }));
  const error = String(await failure(market.users.me()));
  expect(error).toContain("→ 304, no answer of the interface");
  expect(error).not.toContain("null");
});
