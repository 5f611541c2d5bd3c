import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { validateResponse } from "@syndikit/contract/validators";
import { setupServer } from "msw/node";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildSubscription } from "../entities/builders.js";
import { ForbiddenRequestError, InvalidValueError, mockMarketplace } from "./index.js";

const BASE = "https://market.example";
const market = mockMarketplace({ baseUrl: BASE });
const server = setupServer(...market.handlers);
server.listen({ onUnhandledRequest: "error" });
afterAll(() => server.close());
beforeEach(() => market.reset());

const signedIn = { authorization: `Basic ${btoa("vendor:vendor-demo")}` };

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${BASE}/api${path}`, {
    method,
    headers: { ...signedIn, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe("an answer", () => {
  test("is the example of the spec, unless it is said otherwise", async () => {
    expect(await (await send("GET", "/subscription/12")).json()).toMatchObject({
      deploymentStatus: "PENDING",
    });
  });

  test("is the example with what the test says", async () => {
    market.on("subscriptionGet", 200, { name: "Notes of Ann", paid: true });
    const body = await (await send("GET", "/subscription/12")).json();
    expect(body).toMatchObject({ name: "Notes of Ann", paid: true, buyer: { url: expect.any(String) } });
  });

  test("of a list has only what comes after `idAfter`, in either direction", async () => {
    market.on(
      "subscriptionGetAllPaged",
      200,
      [4, 7, 9].map((id) => buildSubscription({ id })),
    );
    const read = async (query: string): Promise<unknown> => {
      const response = await send("GET", `/subscription?${query}`);
      const entries = (await response.json()) as { readonly id: number }[];
      return [response.headers.get("CMW-TotalItems"), ...entries.map(({ id }) => id)];
    };
    expect(await read("idAfter=4")).toEqual(["2", 7, 9]);
    expect(await read("sortField=id&sortDirection=DESC&idAfter=9")).toEqual(["2", 4, 7]);
    expect(await read("idAfter=9")).toEqual(["0"]);
  });

  test.each(["//api/subscription/12", "/api//subscription///12", "///api//subscription/12/"])(
    "does not depend on repeated slashes: %s",
    async (path) => {
      expect((await fetch(`${BASE}${path}`, { headers: signedIn })).status).toBe(200);
      expect(market.faults).toEqual([]);
    },
  );

  test("takes null for a field that is left out", async () => {
    const report = { deploymentStatus: "DEPLOYED", action: null, hours: null };
    expect((await send("PATCH", "/subscription/12", report)).status).toBe(204);
    expect(market.calls("subscriptionPatch")[0]?.body).toEqual({ deploymentStatus: "DEPLOYED" });
    expect(
      (await send("POST", "/subscription/12/invoice", [{ price: { price: 1 }, unit: null }])).status,
    ).toBe(201);
  });

  test("that is no JSON comes as what the spec says it is", async () => {
    const document = await send("GET", "/invoice/310/pdf");
    expect(document.headers.get("content-type")).toBe("application/pdf");
    expect(await document.text()).toMatch(/^%PDF-[\s\S]*%%EOF\n$/);
    market.on("changeStream", 200, { kind: "subscription", id: 12 });
    const stream = await send("GET", "/sandbox/changes");
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(await stream.text()).toMatch(/^data: {"kind":"subscription","id":12,.*}\n\n$/);
    const refused = await fetch(`${BASE}/api/invoice/310/pdf`);
    expect([refused.status, refused.headers.get("content-type")]).toEqual([401, "application/json"]);
    market.reset();
  });

  test("can be a refusal, with the body that the spec has for it", async () => {
    market.on("subscriptionGet", 404);
    const response = await send("GET", "/subscription/12");
    expect(response.status).toBe(404);
    expect(validateResponse("subscriptionGet", 404, await response.json())).toEqual([]);
  });

  test("comes once, and the next ones in their order, before what always comes", async () => {
    market.on("subscriptionGet", 200, { name: "always" });
    market.once("subscriptionGet", 503);
    market.once("subscriptionGet", 423);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await send("GET", "/subscription/12")).status);
    expect(statuses).toEqual([503, 423, 200, 200]);
  });

  test("can be worked out from the request, as values of its types", async () => {
    market.answer("subscriptionGet", ({ path }) => ({
      status: 200,
      body: { id: path.id, self: `subscription/${path.id}` },
      headers: { "x-test": "yes" },
    }));
    const response = await send("GET", "/subscription/77");
    expect(response.headers.get("x-test")).toBe("yes");
    expect(await response.json()).toMatchObject({ id: 77, self: "subscription/77" });
  });

  test("has the status of the action that was asked for", async () => {
    const upgrade = { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/8" } };
    const upgraded = await send("PATCH", "/subscription/12", upgrade);
    expect([upgraded.status, await upgraded.json()]).toEqual([
      200,
      { upgrade: "DEFERRED", order: "order/131" },
    ]);
    expect((await send("PATCH", "/subscription/12", { deploymentStatus: "DEPLOYED" })).status).toBe(204);
  });

  test("has the headers of the interface", async () => {
    const created = await send("POST", "/paymentMethod", {
      label: "Card",
      payload: { paymentMethodId: "pm_1" },
    });
    expect(created.headers.get("Location")).toMatch(/^https:\/\/market\.example\/api\/paymentMethod\/\d+$/);
    const list = await send("GET", "/subscription?pageSize=7");
    expect(list.headers.get("CMW-PageSize")).toBe("7");
    expect(list.headers.get("CMW-TotalItems")).toBe("1");
    expect(list.headers.get("CMW-Request-Id")).not.toBeNull();
  });

  test("that the spec forbids is refused where it is written", () => {
    // @ts-expect-error: the compiler knows it too.
    const invalid = () => market.on("subscriptionGet", 200, { deploymentStatus: 7 });
    expect(invalid).toThrow(InvalidValueError);
    expect(invalid).toThrow(
      "The answer 200 of subscriptionGet is not what the spec allows: /deploymentStatus",
    );
    // @ts-expect-error: the compiler knows it too.
    expect(() => market.on("subscriptionGet", 418)).toThrow("subscriptionGet does not answer 418");
  });

  test("with a field that there is not is refused where it is written", () => {
    // @ts-expect-error: the compiler knows it too.
    expect(() => market.on("subscriptionGet", 200, { payed: true })).toThrow(
      "/payed is not a field of Subscription",
    );
    const [entry] = [{ ...buildSubscription(), payed: true }];
    expect(() => market.once("subscriptionGetAllPaged", 200, [entry])).toThrow(
      "/0/payed is not a field of Subscription",
    );
    // @ts-expect-error: the compiler knows it too.
    expect(() => market.on("subscriptionGet", 404, { errorHolder: [] })).toThrow(
      "/errorHolder is not a field of ErrorResponse",
    );
  });

  test("of a function with a member that there is not is a fault", async () => {
    market.answer("subscriptionGet", () => ({ status: 200, header: { "x-test": "yes" } }));
    expect((await send("GET", "/subscription/12")).status).toBe(500);
    expect(() => market.assertValid()).toThrow(
      "The answer does not know header. It knows: status, body, headers.",
    );
  });

  test("of a function is checked by the compiler", () => {
    // @ts-expect-error: a status that it does not have.
    market.answer("subscriptionGet", () => ({ status: 418 }));
    // @ts-expect-error: a field of another type.
    market.answer("subscriptionGet", () => ({ status: 200, body: { paid: "yes" } }));
    // @ts-expect-error: no operation.
    expect(() => market.on("subscriptionRead", 200)).toThrow(TypeError);
  });

  test("of a function that the spec forbids is a fault", async () => {
    market.answer("subscriptionGet", () => ({ status: 200, body: { paid: "yes" as never } }));
    expect((await send("GET", "/subscription/12")).status).toBe(500);
    expect(() => market.assertValid()).toThrow("/paid must be boolean");
  });
});

describe("every operation", () => {
  test("of a function that throws says why to who asked, and is a fault", async () => {
    market.answer("subscriptionGet", () => {
      throw new Error("no such fixture");
    });
    const response = await send("GET", "/subscription/12");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("The mock has no answer: no such fixture");
    expect(market.faults).toEqual([{ request: "GET /subscription/12", reason: "no such fixture" }]);
  });

  test.each(Object.keys(operations) as OperationId[])("%s can answer each of its statuses", async (id) => {
    const { statuses, method }: Operation = operations[id];
    const answer = market.on as (id: OperationId, status: number) => void;
    for (const status of statuses) {
      expect(() => answer(id, status), `${method} ${status}`).not.toThrow();
    }
  });
});

describe("a request", () => {
  test("is written down with its values", async () => {
    await send("PATCH", "/subscription/12?apiVersion=20260101", { action: "SET_NAME", name: "Notes" });
    const [call] = market.calls("subscriptionPatch");
    expect(call).toMatchObject({
      path: { id: 12 },
      query: { apiVersion: "20260101" },
      body: { action: "SET_NAME", name: "Notes" },
    });
    expect(market.calls("subscriptionGet")).toEqual([]);
    expect(() => market.assertValid()).not.toThrow();
  });

  test.each<[string, () => Promise<Response>, number, string]>([
    [
      "an unknown path",
      () => send("GET", "/subscriptions/12"),
      404,
      "GET /subscriptions/12: the interface has no such path",
    ],
    [
      "a method that is not there",
      () => send("PUT", "/subscription/12", {}),
      405,
      "the path takes GET, PATCH",
    ],
    [
      "a parameter that is not there",
      () => send("GET", "/subscription/12?verbose=1"),
      400,
      "/verbose is not expected here",
    ],
    [
      "an identifier that is none",
      () => send("GET", "/subscription/twelve"),
      400,
      "the path is wrong: /id must be integer",
    ],
    [
      "a body that is wrong",
      () => send("PATCH", "/subscription/12", { action: "SET_NAME" }),
      400,
      "the body is wrong: /name is required",
    ],
    ["no body", () => send("PATCH", "/subscription/12"), 400, "the body is wrong: it is required"],
    [
      "a metadata key that would be another path",
      () => send("PUT", "/user/12/metadata", { "..": "x" }),
      400,
      "the body is wrong: /.. has a name that is not allowed",
    ],
    [
      "half of a surrogate pair in its body",
      () => send("PATCH", "/subscription/12", { action: "SET_NAME", name: "a\ud83d" }),
      400,
      "the body is wrong: /name contains half of a surrogate pair",
    ],
    [
      "bytes in its query that are not UTF-8",
      () => send("GET", "/subscription?search=%ED%A0%BD"),
      400,
      "the query is wrong: /search contains half of a surrogate pair, or bytes that are not UTF-8",
    ],
    [
      "U+0000 in its path",
      () => send("DELETE", "/user/12/metadata/a%00"),
      400,
      "the path is wrong: /key contains the character U+0000",
    ],
    ["no credentials", () => fetch(`${BASE}/api/subscription/12`), 401, "subscriptionGet asks for basicAuth"],
    [
      "a body of another type",
      () => fetch(`${BASE}/api/subscription/12`, { method: "PATCH", headers: signedIn, body: "{}" }),
      400,
      "the body is text/plain",
    ],
  ])(
    "with %s is answered as the marketplace does, and fails the test",
    async (_, request, status, reason) => {
      expect((await request()).status).toBe(status);
      expect(market.faults).toHaveLength(1);
      expect(() => market.assertValid()).toThrow(ForbiddenRequestError);
      expect(() => market.assertValid()).toThrow(reason);
    },
  );
});

test("a mock refuses an option that it does not know", () => {
  // @ts-expect-error: as a test without types may write it.
  expect(() => mockMarketplace({ baseUrl: BASE, afterEahc: () => undefined })).toThrow(
    "mockMarketplace does not know afterEahc. It knows: baseUrl, afterEach.",
  );
});

test("a mock has an address", () => {
  expect(() => mockMarketplace({ baseUrl: "market" })).toThrow("such as https://market.example, not market.");
});

test("after each test the mock begins anew, and faults fail the test", async () => {
  const afters: (() => void)[] = [];
  const other = mockMarketplace({
    baseUrl: "https://other.example/api/",
    afterEach: (after) => afters.push(after),
  });
  server.use(...other.handlers);
  other.on("userMe", 423);
  await fetch("https://other.example/api/nothing");
  const [after] = afters;
  expect(after).toThrow("GET /nothing: the interface has no such path");
  expect(after).not.toThrow();
  const response = await fetch("https://other.example/api/user/me", { headers: signedIn });
  expect(response.status).toBe(200);
});

describe("an operation that is not there", () => {
  test.each([
    // @ts-expect-error: as a test without types may write it.
    ["on", () => market.on("subscriptionGett", 200)],
    // @ts-expect-error: the same.
    ["once", () => market.once("subscriptionGett", 200)],
    // @ts-expect-error: the same.
    ["answer", () => market.answer("subscriptionGett", () => ({ status: 200 }))],
    // @ts-expect-error: the same.
    ["calls", () => market.calls("subscriptionGett")],
  ])("is refused by %s, with those that are", (_, call) => {
    expect(call).toThrow(/no operation subscriptionGett. There are: .*subscriptionGet,/);
  });

  test("so is a status that is not, in words", () => {
    // @ts-expect-error: no operation has it.
    expect(() => market.on("subscriptionGet", 299)).toThrow(
      "spec allows: subscriptionGet does not answer 299.",
    );
  });
});
