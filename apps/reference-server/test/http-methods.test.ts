import { headerNames, Seed } from "@syndikit/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../src/server/create.js";
import { openTestStore } from "../src/test-support/open-test-store.js";
import { errorOf } from "./support/errors.js";
import { passwordOf } from "./support/marketplace.js";
import { openPopulated } from "./support/people.js";
import { sendRaw, statusOf } from "./support/send-raw.js";

const signedIn = (userName: string): Record<string, string> => ({
  [headerNames.authorization]: `Basic ${btoa(`${userName}:${passwordOf(userName)}`)}`,
});

describe("a method", () => {
  test.each([
    ["user/me", "GET, HEAD, OPTIONS"],
    ["subscription/1", "GET, HEAD, PATCH, OPTIONS"],
    ["order", "GET, HEAD, POST, OPTIONS"],
  ])("OPTIONS of %s names the methods, to anybody", async (path, allow) => {
    const { request } = await openPopulated();
    const { status, headers } = await request(path, { method: "OPTIONS" });
    expect([status, headers.get(headerNames.allow)]).toEqual([204, allow]);
  });

  test("OPTIONS of a path that is not there is 404", async () => {
    const { request } = await openPopulated();
    expect((await request("nothing", { method: "OPTIONS" })).status).toBe(404);
  });

  test.each(["QUERY", "PROPFIND", "BREW"])("%s is 405, with those that there are", async (method) => {
    const { request } = await openPopulated();
    const { status, headers } = await request("user/me", { method, headers: signedIn("customer") });
    expect([status, headers.get(headerNames.allow)]).toEqual([405, "GET, HEAD"]);
  });

  test("X-HTTP-Method-Override makes a POST a PATCH, a PUT or a DELETE, and nothing else", async () => {
    const { request, as, customer } = await openPopulated();
    const path = `user/${customer}`;
    const send = (override: string, body?: object, method = "POST") =>
      request(path, {
        method,
        headers: {
          ...signedIn("customer"),
          "Content-Type": "application/json",
          "X-HTTP-Method-Override": override,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect((await send("PATCH", { surname: "Byron" })).status).toBe(204);
    expect((await as("customer").get(path)).body).toMatchObject({ surname: "Byron" });
    expect((await send("put", { surname: "King" })).status).toBe(200);
    expect(errorOf(await send("GET"))).toBe("400 X-HTTP-Method-Override-invalid");
    expect((await send("DELETE", undefined, "GET")).status).toBe(200);
    expect((await send("DELETE")).status).toBe(204);
    expect((await as("customer").get(path)).status).toBe(401);
  });

  test("a pre-flight of a page is still answered where pages are allowed", async () => {
    const options = { seed: Seed.demo, passwordCost: 4, corsOrigins: ["https://shop.example"] };
    const server = await openReferenceServer(options, openTestStore());
    onTestFinished(() => server.close());
    const headers = { Origin: "https://shop.example", "Access-Control-Request-Method": "PATCH" };
    const preflight = await server.fetch("http://market.test/api/user/1", { method: "OPTIONS", headers });
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
    const asked = await server.fetch("http://market.test/api/user/1", { method: "OPTIONS" });
    expect(asked.headers.get(headerNames.allow)).toContain("PATCH");
  });
});

describe("a condition", () => {
  test.each([
    ["the tag", (tag: string) => tag],
    ["the tag among others", (tag: string) => `"other", ${tag}`],
    ["a weak tag", (tag: string) => `W/${tag}`],
    ["the tag of a proxy that compresses", (tag: string) => tag.replace(/"$/, '-gzip"')],
    ["any tag", () => "*"],
  ])("If-None-Match with %s spares the body", async (_, condition) => {
    const { request, as, customer } = await openPopulated();
    const tag = (await as("customer").get(`user/${customer}`)).headers.get(headerNames.eTag) ?? "";
    const headers = { ...signedIn("customer"), "If-None-Match": condition(tag) };
    for (const method of ["GET", "HEAD"]) {
      const answer = await request(`user/${customer}`, { method, headers });
      expect([answer.status, answer.headers.get(headerNames.eTag), answer.body]).toEqual([
        304,
        tag,
        undefined,
      ]);
    }
  });

  test("If-None-Match with another tag gets the object", async () => {
    const { request, customer } = await openPopulated();
    const headers = { ...signedIn("customer"), "If-None-Match": '"other"' };
    expect((await request(`user/${customer}`, { headers })).status).toBe(200);
  });

  test("If-Match on metadata compares the map, and `-gzip` is no match for a change", async () => {
    const { request, as, customer } = await openPopulated();
    const path = `user/${customer}/metadata`;
    const tag = (await as("customer").get(path)).headers.get(headerNames.eTag) ?? "none";
    const put = (condition: string) =>
      request(path, {
        method: "PUT",
        headers: {
          ...signedIn("customer"),
          "Content-Type": "application/json",
          [headerNames.ifMatch]: condition,
        },
        body: '{"a":"b"}',
      });
    expect((await put('"as-it-was-once"')).status).toBe(412);
    expect((await put(tag.replace(/"$/, '-gzip"'))).status).toBe(412);
    expect((await put(tag)).status).toBe(204);
    expect((await put(tag)).status).toBe(412);
  });

  test("If-Match on a read is compared too, and is 400 on a list", async () => {
    const { request, customer } = await openPopulated();
    const headers = { ...signedIn("customer"), [headerNames.ifMatch]: '"other"' };
    expect((await request(`user/${customer}`, { headers })).status).toBe(412);
    expect(errorOf(await request("order", { headers }))).toBe("400 If-Match-invalid");
  });
});

describe("a refused sign-in", () => {
  test.each([
    ["none", {}, "Basic"],
    ["Node's fetch", { "Sec-Fetch-Mode": "cors" }, "Basic"],
    ["a wrong password", { [headerNames.authorization]: `Basic ${btoa("customer:wrong")}` }, "Basic"],
    ["an unknown token", { [headerNames.authToken]: "unknown" }, "Basic"],
    ["a JWT", { [headerNames.authorization]: "Bearer a.b.c" }, "Bearer"],
    [
      "a JWT from a page",
      { [headerNames.authorization]: "Bearer a.b.c", "Sec-Fetch-Site": "same-origin" },
      "Bearer",
    ],
  ])("of %s is told how to sign in", async (_, headers, scheme) => {
    const { request } = await openPopulated();
    const answer = await request("user/me", { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toMatch(new RegExp(`^${scheme} realm=`));
  });

  test("of a page gets no challenge, for the browser would ask for a password itself", async () => {
    const { request } = await openPopulated();
    const headers = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
    expect((await request("user/me", { headers })).headers.has("WWW-Authenticate")).toBe(false);
  });
});

test("pages have one address each, and say which methods there are", async () => {
  const server = await openReferenceServer({ seed: Seed.demo, passwordCost: 4 }, openTestStore());
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const host = `Host: ${new URL(url).host}`;
  const docs = await sendRaw(url, ["GET /docs/ HTTP/1.1", host, "Connection: close"]);
  expect([statusOf(docs), /location: (\S+)/i.exec(docs)?.[1]]).toEqual([301, "/docs"]);
  const health = await sendRaw(url, ["OPTIONS /livez HTTP/1.1", host, "Connection: close"]);
  expect([statusOf(health), /allow: (.*)\r/i.exec(health)?.[1]]).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect(statusOf(await sendRaw(url, ["POST /livez HTTP/1.1", host, "Connection: close"]))).toBe(405);
});

test.each(["", "gzip", "br, gzip"])(
  "HEAD of a document answers as GET, its tag and its length too, with Accept-Encoding: %j",
  async (encoding) => {
    const server = await openReferenceServer({ seed: Seed.demo, passwordCost: 4 }, openTestStore());
    onTestFinished(() => server.close());
    const ask = async (method: string) => {
      const headers = { "Accept-Encoding": encoding };
      const answer = await server.fetch("http://market.test/openapi.json", { method, headers });
      const { "cmw-request-id": _, ...others } = Object.fromEntries(answer.headers);
      return others;
    };
    const head = await ask("HEAD");
    expect(head).toEqual(await ask("GET"));
    expect(head["content-encoding"]).toBe(encoding === "" ? undefined : "gzip");
    expect(Number(head["content-length"])).toBeGreaterThan(10_000);
  },
);
