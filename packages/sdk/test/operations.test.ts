/** Every method, called as a program calls it, against what the interface's own document says of its operation. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { describe, expect, test, vi } from "vitest";
import { testClient } from "./client.js";
import { json, type Sent } from "./fake-fetch.js";

interface Example {
  readonly $ref: string;
}
interface Body {
  readonly content?: Readonly<Record<string, { readonly examples: Readonly<Record<string, Example>> }>>;
}
interface Action {
  readonly name: string;
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly args?: readonly string[];
  readonly status: number;
  readonly idempotency?: string;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly "x-idempotency": string;
  readonly "x-sdk": {
    readonly group: string;
    readonly method?: string;
    readonly methods?: readonly Action[];
  };
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body & { readonly headers?: object }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
}

const folder = dirname(createRequire(import.meta.url).resolve("@syndikit/contract/package.json"));
const document: Document = JSON.parse(readFileSync(join(folder, "openapi.json"), "utf8"));

/** The examples of a body, as they stand in the document. */
function examplesOf(body: Body | undefined): unknown[] {
  const [media] = Object.values(body?.content ?? {});
  return Object.values(media?.examples ?? {}).map(
    ({ $ref }) => document.components.examples[$ref.replace(/.*\//, "")]?.value,
  );
}

/** One method: how it is called, and what the document says must be sent and answered. */
interface Case {
  readonly group: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly args: readonly unknown[];
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
  readonly once: boolean;
  /** Takes a key, with which it may be sent again. */
  readonly keyed: boolean;
  /** Takes a user name and a password, and no token. */
  readonly signsIn: boolean;
}

const pathValues: Readonly<Record<string, unknown>> = { id: 7, key: "cost/centre", name: "before renewal" };
const encoded: Readonly<Record<string, string>> = { id: "7", key: "cost%2Fcentre", name: "before%20renewal" };
/** References as arguments, and as they stand in a body. */
const fieldValues: Readonly<Record<string, { readonly given: unknown; readonly sent: unknown }>> = {
  name: { given: "Notes", sent: "Notes" },
  autoRenew: { given: false, sent: false },
  productVersion: { given: 8, sent: { url: "productVersion/8" } },
  payload: { given: { key: "k" }, sent: { key: "k" } },
};

function casesOf(path: string, method: string, operation: Operation): Case[] {
  const { "x-sdk": sdk, requestBody, responses, "x-idempotency": idempotency } = operation;
  const segments = Array.from(path.matchAll(/{(\w+)}/g), ([, name = ""]) => pathValues[name]);
  const wire = path.replace(/{(\w+)}/g, (_, name) => encoded[name] ?? "");
  const signsIn = JSON.stringify(operation.security) === '[{"basicAuth":[]}]';
  const keyed = (operation.parameters ?? []).some(
    ({ name, $ref = "" }) => name === headerNames.idempotencyKey || $ref.endsWith("/idempotencyKey"),
  );
  const shared = { group: sdk.group, method: method.toUpperCase(), path: `/api${wire}`, signsIn, keyed };
  const success = Object.keys(responses).filter((status) => Number(status) < 300);
  const answerOf = (status: number): unknown => examplesOf(responses[status])[0];
  if (!sdk.methods) {
    const [body] = examplesOf(requestBody);
    const status = Number(success[0]);
    const args = [...segments, ...(body === undefined ? [] : [body])];
    const once = idempotency === "once";
    return [{ ...shared, name: sdk.method ?? "", args, body, status, answer: answerOf(status), once }];
  }
  return sdk.methods.map((action) => {
    const { name, fixed = {}, args, status } = action;
    const patch = { name: "Acme" };
    const body = args
      ? { ...fixed, ...Object.fromEntries(args.map((field) => [field, fieldValues[field]?.sent])) }
      : patch;
    const given = args ? args.map((field) => fieldValues[field]?.given) : [patch];
    const once = (action.idempotency ?? idempotency) === "once";
    return { ...shared, name, args: [...segments, ...given], body, status, answer: answerOf(status), once };
  });
}

const cases = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    "operationId" in operation ? casesOf(path, method, operation) : [],
  ),
);
const named = cases.map((each) => [`${each.group}.${each.name}`, each] as const);

const page = { "cmw-pagenumber": "1", "cmw-pagesize": "20", "cmw-totalitems": "1", "cmw-totalpages": "1" };

/** The answer of the document, in a response. */
function respond({ status, answer, method, name }: Case): Response {
  if (name === "pdf") {
    return new Response(String(answer), { status, headers: { "content-type": "application/pdf" } });
  }
  if (name === "changes") return new Response(`data: ${JSON.stringify(answer)}\n\n`, { status });
  const headers = { ...page, location: "https://market.example/api/invoice/310" };
  return answer === undefined || method === "HEAD"
    ? new Response(null, { status, headers })
    : json(answer, status, headers);
}

/** Calls the method of a case as a program does, and answers what it answers and what was sent for it. */
async function call(
  each: Case,
  answer: (count: number) => Response,
): Promise<{ value: unknown; sent: Sent[] }> {
  const auth = each.signsIn ? { username: "u", password: "p" } : { token: "t" };
  const { market, sent } = testClient((_, count) => answer(count), { auth });
  const called = Object(market)[each.group][each.name](...each.args);
  const value = await ("page" in Object(called) ? called.page() : called);
  return { value, sent };
}

test("the client has the methods that the document names, and no other", () => {
  const { market } = testClient(() => json({}));
  const groups = new Set(cases.map(({ group }) => group));
  const methods = [...groups].flatMap((group) => {
    const own = Object.getOwnPropertyNames(Object.getPrototypeOf(Object(market)[group]));
    // The permanent token is an operation's parameter, and a method of its own.
    const inherited = group === "login" ? ["token", "tokenByPost", "logout"] : [];
    return [...own, ...inherited]
      .filter((name) => !["constructor", "permanentToken"].includes(name))
      .map((name) => `${group}.${name}`);
  });
  expect(methods.sort()).toEqual(named.map(([name]) => name).sort());
  const others = Object.keys(market).filter((name) => !groups.has(name));
  expect(others.sort()).toEqual(["connection", "request", "use", "withOptions"]);
});

describe("a method sends its operation", () => {
  test.each(named)("%s", async (_, each) => {
    const { sent } = await call(each, () => respond(each));
    expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: each.method, path: each.path, body: each.body },
    ]);
  });
});

describe("a method answers what the document shows", () => {
  test.each(named)("%s", async (_, each) => {
    const { value } = await call(each, () => respond(each));
    if (value instanceof ReadableStream)
      expect(await new Response(value).text()).toBe(`data: ${JSON.stringify(each.answer)}\n\n`);
    else if (value instanceof Blob)
      expect([value.type, await value.text()]).toEqual(["application/pdf", each.answer]);
    else if (each.name === "bill") expect(value).toEqual({ invoice: "invoice/310" });
    else if (each.method === "HEAD")
      expect(value).toEqual({ pageNumber: 1, pageSize: 20, totalItems: 1, totalPages: 1 });
    else if ("items" in Object(value)) expect(Object(value).items).toEqual(each.answer);
    else expect(value).toEqual(each.answer);
  });
});

describe("a method is sent again after a 500 only where the document allows it, or takes a key", () => {
  test.each(named)("%s", async (_, each) => {
    vi.useFakeTimers();
    const broken = json({ errorHolders: [{ key: "internal-server-error", error: "Broken." }] }, 500);
    const calling = call(each, (count) => (count === 1 ? broken : respond(each))).then(
      ({ sent }) => sent.map(({ headers }) => headers.get(headerNames.idempotencyKey)),
      (error: unknown) => Object(error).status,
    );
    await vi.runAllTimersAsync();
    // Two requests, with one key or with none, or the error of the first.
    const keys = await calling;
    if (!each.once) expect(keys).toEqual([null, null]);
    else if (!each.keyed) expect(keys).toBe(500);
    else expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), Object(keys)[0]]);
    vi.useRealTimers();
  });
});
