import { headerNames, type Operation, operations } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { type LogFields, silentLog } from "../src/ports.js";
import { appOf } from "./support/app-of.js";
import { firstError } from "./support/errors.js";
import { BASE_URL, openMarketplace } from "./support/marketplace.js";
import { openPopulated } from "./support/people.js";

const json = { "Content-Type": "application/json" };
const asAdmin = { authorization: `Basic ${Buffer.from("admin:admin-password").toString("base64")}` };
const asCustomer = { authorization: `Basic ${Buffer.from("customer:customer-password").toString("base64")}` };

describe("the order of the checks", () => {
  test("401 comes before 404, 405, 403 and 400", async () => {
    const { request } = await openPopulated();
    for (const path of ["nowhere", "user/abc", "notification"]) {
      expect((await request(path, { method: "POST", body: "{" })).status, path).toBe(401);
    }
  });

  test("404 for the path and 405 come before 403 and 400", async () => {
    const { request } = await openPopulated();
    const call = (path: string, method: string) =>
      request(path, { method, headers: { ...asCustomer, ...json }, body: "{" });
    expect((await call("nowhere", "POST")).status).toBe(404);
    const wrong = await call("notification/1", "PATCH");
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get(headerNames.allow)).toBe("DELETE, GET, HEAD, PUT");
  });

  test("403 comes before 400", async () => {
    const { request } = await openPopulated();
    const answer = await request("notification", {
      method: "POST",
      headers: { ...asCustomer, ...json },
      body: "{",
    });
    expect(answer.status).toBe(403);
    expect(firstError(answer).extraFields).toEqual({ operation: "notifyCreate", role: "ROLE_USER" });
  });

  test("400 comes before the object's 404", async () => {
    const { request } = await openPopulated();
    const answer = await request("notification/999", {
      method: "PUT",
      headers: { ...asAdmin, ...json },
      body: '{"message":1}',
    });
    expect(answer.status).toBe(400);
  });
});

describe("a body", () => {
  const post = async (body: string | Uint8Array, headers: Record<string, string> = json) => {
    const { request } = await openPopulated();
    return request("notification", { method: "POST", headers: { ...asAdmin, ...headers }, body });
  };

  test.each<[string, string | Uint8Array, string]>([
    ["that is not JSON", "{message}", "invalid-json"],
    ["that is not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "invalid-encoding"],
    ["that is empty", "", "body-required"],
    ["that is nested too deep", "[".repeat(60_000), "invalid-json"],
    ["that is too large", JSON.stringify({ message: "x".repeat(1_048_577) }), "wrong.size.%max%.%min%"],
    ["with a field of another type", '{"message":5}', "%field%-must-be-%expected%"],
    ["without a field that is required", "{}", "%field%-required"],
    [
      "with a value that there is not",
      '{"message":"x","userRoles":["ROLE_KING"]}',
      "%field%-must-be-one-of-%allowed%",
    ],
    ["with a time that is none", '{"message":"x","start":"tomorrow"}', "%field%-format-%expected%"],
    [
      "with a text that is too long",
      JSON.stringify({ message: "x".repeat(4_097) }),
      "wrong.size.%max%.%min%",
    ],
  ])("%s is 400", async (_, body, key) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(firstError(answer).key).toBe(key);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "multipart/form-data",
  ])("that says it is %s is 400", async (type) => {
    const answer = await post('{"message":"x"}', { "Content-Type": type });
    expect(firstError(answer).key).toBe("content-type-not-json");
  });

  test.each(["application/json", "application/json; charset=UTF-8", "application/merge-patch+json"])(
    "that says it is %s is taken",
    async (type) => {
      expect((await post('{"message":"x"}', { "Content-Type": type })).status).toBe(201);
    },
  );

  test("takes the last of two fields of one name, and ignores names that are not known", async () => {
    const { body } = await post('{"message":"first","message":"last","unknown":1}');
    expect(body).toMatchObject({ message: "last" });
    expect(body).not.toHaveProperty("unknown");
  });

  test("cannot change what objects are", async () => {
    expect(
      (
        await post(
          '{"message":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
        )
      ).status,
    ).toBe(201);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("with a field that no PATCH knows is refused, whatever the field is called", async () => {
    const { request, customer } = await openPopulated();
    for (const name of ["unknown", "constructor", "__proto__"]) {
      const answer = await request(`user/${customer}`, {
        method: "PATCH",
        headers: { ...asAdmin, ...json },
        body: `{"email":"ada@example.com","${name}":{"polluted":true}}`,
      });
      expect([answer.status, firstError(answer).error], name).toEqual([
        400,
        `${name} is not a field of this request.`,
      ]);
    }
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("whose text is too long is told the limit that it breaks, and no other", async () => {
    const answer = await post(JSON.stringify({ message: "x".repeat(4_097) }));
    expect(firstError(answer).error).toBe("message must have at most 4096 characters.");
  });

  test("names everything that is wrong at once", async () => {
    const { body } = await post('{"userRoles":5,"start":"x"}');
    const { errorHolders } = body as { errorHolders: { extraFields: Record<string, string> }[] };
    expect(errorHolders.map(({ extraFields }) => extraFields["field"]).sort()).toEqual([
      "message",
      "start",
      "userRoles",
    ]);
  });
});

describe("a parameter", () => {
  test.each(["user/0", "user/-1", "user/99999999999"])("of the path %s is 400", async (path) => {
    const { as } = await openPopulated();
    expect((await as("admin").get(path)).status).toBe(400);
  });

  test.each([
    "pageSize=51",
    "pageSize=0",
    "pageNumber=0",
    "pageNumber=x",
    "sortField=secret",
    "sortDirection=UP",
    "expired=maybe",
    "filter=x",
  ])("of a list, %s, is 400", async (query) => {
    const { as } = await openPopulated();
    expect((await as("admin").get(`notification?${query}`)).status).toBe(400);
  });

  test("that is not known is ignored outside of lists", async () => {
    const { as } = await openPopulated();
    expect((await as("admin").get("user/me?whatever=1")).status).toBe(200);
  });

  test.each(["20260101", "20240229", "00010101"])("apiVersion %s is a date", async (version) => {
    const { as } = await openPopulated();
    expect((await as("admin").get(`user/me?apiVersion=${version}`)).status).toBe(200);
  });

  test.each(["2026", "20260230", "20250229", "20261301", "20260100", "2026-1-1", "00000101", "abcdefgh", ""])(
    "apiVersion %s is 400",
    async (version) => {
      const { as } = await openPopulated();
      expect((await as("admin").get(`user/me?apiVersion=${version}`)).status).toBe(400);
    },
  );
});

describe("an answer", () => {
  test("names its request, in the header and in the error", async () => {
    const { as } = await openPopulated();
    const answer = await as("admin").get("nowhere");
    const id = answer.headers.get(headerNames.requestId);
    expect(id).toMatch(/^req_/);
    expect(firstError(answer).requestId).toBe(id);
  });

  test("to HEAD has the headers of GET and no body", async () => {
    const { as } = await openPopulated();
    await as("admin").post("notification", { message: "x" });
    const [get, head] = [
      await as("admin").get("notification?pageSize=1"),
      await as("admin").head("notification?pageSize=1"),
    ];
    expect(head.status).toBe(200);
    expect(head.body).toBeUndefined();
    for (const name of [
      headerNames.totalItems,
      headerNames.totalPages,
      headerNames.pageSize,
      headerNames.pageNumber,
    ]) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
  });

  test("with something new says where it is, as an absolute address", async () => {
    const { as } = await openPopulated();
    const { headers, body } = await as("admin").post("notification", { message: "x" });
    expect(headers.get(headerNames.location)).toBe(`${BASE_URL}/${(body as { self: string }).self}`);
  });

  test("says how many requests are left", async () => {
    const { as } = await openPopulated();
    const left = async () =>
      Number((await as("admin").get("user/me")).headers.get(headerNames.rateLimitRemaining));
    expect((await left()) - (await left())).toBe(1);
  });

  test("keeps a browser from guessing and framing", async () => {
    const { as } = await openPopulated();
    const { headers } = await as("admin").get("user/me");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  });
});

test("every operation of the contract has a route, and every route an operation", () => {
  const { routes } = appOf(openMarketplace().services);
  const served = routes
    .filter(({ method, path }) => path.startsWith("/api/") && method !== "ALL")
    .map(
      ({ method, path }) => `${method} ${path.replace("/api", "").replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`,
    );
  const contract: readonly Operation[] = Object.values(operations);
  // HEAD is answered by GET.
  const expected = contract
    .filter(({ method }) => method !== "HEAD")
    .map(({ method, path }) => `${method} ${path}`);
  expect(served.sort()).toEqual(expected.sort());
});

test("a HEAD is in the log as the GET that answers it", async () => {
  const lines: LogFields[] = [];
  const { services } = await openPopulated();
  const app = appOf(services, { log: { ...silentLog, info: (fields) => void lines.push(fields) } });
  await app.request(`${BASE_URL}/subscription`, { method: "HEAD", headers: asAdmin });
  expect(lines).toMatchObject([{ method: "HEAD", operationId: "subscriptionGetAllPaged", status: 200 }]);
});

test.each(["PROPFIND", "QUERY", "POST"])("%s of a path that is there is 405 with Allow", async (method) => {
  const { request, customer } = await openPopulated();
  const answer = await request(`user/${customer}`, { method, headers: asAdmin });
  expect([answer.status, answer.headers.get(headerNames.allow)]).toEqual([
    405,
    "DELETE, GET, HEAD, PATCH, PUT",
  ]);
  expect((await request("nowhere", { method, headers: asAdmin })).status).toBe(404);
});
