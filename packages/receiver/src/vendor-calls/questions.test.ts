import { examples } from "@syndikit/contract/examples";
import { describe, expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.js";
import {
  createExternalValues,
  createOrderValidation,
  type Endpoint,
  type Hooks,
  type HttpRequest,
} from "../index.js";

const quiet = { warning: () => {}, error: () => {} };

function ask(value: unknown, changes: Partial<HttpRequest> = {}): HttpRequest {
  const bytes = new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
  return {
    method: "POST",
    path: "/",
    header: (name) => (name.toLowerCase() === "content-type" ? "application/json" : undefined),
    body: () => bytes,
    ...changes,
  };
}

async function answerOf(endpoint: Endpoint, value: unknown): Promise<unknown> {
  const { status, body } = await endpoint.handle(ask(value));
  return body === undefined ? status : [status, JSON.parse(body)];
}

describe("external values", () => {
  const request = examples["externalValues.request"];

  test("gives the list of the parameter that was asked for, in order", async () => {
    const list = vi.fn(() => ["b", { value: "a", description: "Milano" }]);
    const endpoint = createExternalValues({ hooks: quiet }).parameter(request.configurationParameter, list);

    expect(await answerOf(endpoint, request)).toEqual([
      200,
      { values: [{ value: "b" }, { value: "a", description: "Milano" }] },
    ]);
    expect(list).toHaveBeenCalledWith({ request, signal: expect.any(AbortSignal) });
  });

  test("tells nothing allowed, anything allowed, and not known apart", async () => {
    const answerFor = (list: readonly string[] | null | undefined): Promise<unknown> =>
      answerOf(
        createExternalValues().parameter(request.configurationParameter, () => list),
        request,
      );

    expect(await answerFor([])).toEqual([200, { values: [] }]);
    expect(await answerFor(null)).toEqual([200, { values: null }]);
    expect(await answerFor(undefined)).toBe(404);
  });

  test("answers 404 for a parameter without a list", async () => {
    expect(await answerOf(createExternalValues(), request)).toBe(404);
  });

  test("refuses two lists for one parameter", () => {
    const values = createExternalValues().parameter("a", () => []);

    expect(() => values.parameter("a", () => [])).toThrow(/"a"/);
  });

  test.each(["{", "[]", "null", "{}", '{"configurationParameter":"region"}'])(
    "answers 400 to %s",
    async (text) => {
      expect(await answerOf(createExternalValues(), text)).toBe(400);
    },
  );
});

describe("order validation", () => {
  const order = examples["orderValidation.request"];

  test.each([
    ["nothing", undefined],
    ["no reasons", []],
  ])("accepts with 204 when there is %s to say", async (_, reasons) => {
    expect(
      await answerOf(
        createOrderValidation(() => reasons),
        order,
      ),
    ).toBe(204);
  });

  test.each([
    ["one reason", "Taken.", [{ message: "Taken." }]],
    ["several", ["Taken.", "Too small."], [{ message: "Taken." }, { message: "Too small." }]],
  ])("refuses with the texts of %s", async (_, reasons, errors) => {
    expect(
      await answerOf(
        createOrderValidation(() => reasons),
        order,
      ),
    ).toEqual([200, { errors }]);
  });

  test("gives the order to the vendor's code", async () => {
    const validate = vi.fn(() => undefined);
    await answerOf(createOrderValidation(validate), order);

    expect(validate).toHaveBeenCalledWith({ order, signal: expect.any(AbortSignal) });
  });

  test("refuses nothing because of its own error, and does not show it", async () => {
    const endpoint = createOrderValidation(() => Promise.reject(new Error("secret")), { hooks: quiet });

    expect(await answerOf(endpoint, order)).toBe(500);
  });

  test("answers 503 when it takes too long", async () => {
    const clock = fakeClock();
    const endpoint = createOrderValidation(() => new Promise(() => {}), {
      hooks: quiet,
      clock,
      timeout: "1s",
    });
    const answer = answerOf(endpoint, order);
    await clock.advance(1000);

    expect(await answer).toBe(503);
  });

  test("keeps out other methods, other content types, and who lacks the shared header", async () => {
    const endpoint = createOrderValidation(() => undefined, { sharedHeader: { name: "X-Key", value: "k" } });
    const withKey = (type: string): Partial<HttpRequest> => ({
      header: (name) => ({ "x-key": "k", "content-type": type })[name.toLowerCase()],
    });

    expect(await endpoint.handle(ask(order, { method: "GET" }))).toMatchObject({
      status: 405,
      headers: { Allow: "POST" },
    });
    expect((await endpoint.handle(ask(order))).status).toBe(401);
    expect((await endpoint.handle(ask(order, withKey("text/plain")))).status).toBe(415);
    expect((await endpoint.handle(ask(order, withKey("application/json")))).status).toBe(204);
  });
});

test("takes what a body parser made of a question, for nothing is signed there", async () => {
  const values = createExternalValues({ hooks: quiet }).parameter("region", () => ["eu"]);
  const question = { ...examples["externalValues.request"], configurationParameter: "region" };
  const body = (): never => {
    throw new Error("The body was read.");
  };

  expect((await values.handle(ask("", { body, parsed: () => question }))).status).toBe(200);
});

describe("a mistake in the code", () => {
  const reported = async (make: (hooks: Hooks) => Endpoint, question: unknown): Promise<string> => {
    const errors: unknown[] = [];
    const endpoint = make({ error: (error) => void errors.push(error) });
    expect(await answerOf(endpoint, question)).toBe(500);
    expect(errors).toEqual([expect.objectContaining({ code: "invalid_result" })]);
    return String(errors[0]);
  };
  const order = examples["orderValidation.request"];
  const values = JSON.stringify({
    ...examples["externalValues.request"],
    configurationParameter: "region",
  });

  test.each([
    ["a text", "eu", /must be a list such as .*, not a text/],
    ["the answer itself", { values: ["eu"] }, /must be a list such as .*, not an object/],
    ["numbers", [5], /entry 0 is 5 without a text as value/],
    ["a description by language", [{ value: "eu", description: { en: "x" } }], /entry 0 is an object/],
    ["another name", ["eu", { id: "us" }], /entry 1 is an object without a text as value/],
  ])("of external values is told with the right form: %s", async (_, list, message) => {
    const make = (hooks: Hooks): Endpoint =>
      createExternalValues({ hooks }).parameter("region", () => list as never);

    expect(await reported(make, values)).toMatch(message);
  });

  test.each([
    ["false", false, /reason to refuse as a text, .*, not false/],
    ["an empty text", "", /not an empty text/],
    ["the answer itself", { errors: [{ message: "no" }] }, /not an object/],
    ["objects", [{ message: "no" }], /not a list with something else in it/],
  ])("of an order's validation is told with the right form: %s", async (_, reasons, message) => {
    const make = (hooks: Hooks): Endpoint => createOrderValidation(() => reasons as never, { hooks });

    expect(await reported(make, order)).toMatch(message);
  });

  test("of an order's validation does not refuse where nothing was found: null", async () => {
    const endpoint = createOrderValidation(() => null as never, { hooks: quiet });

    expect(await answerOf(endpoint, order)).toBe(204);
  });
});
