import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { runStatements, type StatementOutcome, statements } from "@syndikit/conformance";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";

// Each statement can fail: a marketplace that does otherwise is found.

let server: ReferenceServer;

const account = (userName: string) => ({ userName, password: `${userName}-demo` });
const accounts = { vendor: account("vendor"), customer: account("customer"), admin: account("admin") };
const url = "http://market.test/api";

// Each test has its own: an advance of the clock runs what is due of all that the tests before it made.
beforeEach(async () => {
  server = await createReferenceServer({ seed: "demo", passwordCost: 4, requestsPerMinute: 1_000_000 });
}, 60_000);

afterEach(() => server.close());

type Json = Record<string, unknown>;

/** What a marketplace does otherwise. */
interface Fault {
  /** Changes the body of an answer. */
  readonly answer?: (body: Json, request: Request) => Json | undefined;
  /** Answers instead of the marketplace. */
  readonly instead?: (request: Request, body: string) => Response | undefined;
  /** What is sent to the vendor instead, or what the vendor is said to have answered. */
  readonly send?: (sent: Sent) => readonly Sent[] | Response;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Runs one statement on the server, with a fault between the two. */
async function tryWith(id: string, { answer, instead, send }: Fault): Promise<StatementOutcome | undefined> {
  const between = send === undefined ? undefined : await openBetween(send);
  const [outcome] = await runStatements({
    ...{ url, accounts, writing: true, receiving: true, moving: true, patience: 1_500 },
    only: (statement) => statement.id === id,
    async fetch(request) {
      const replaced = instead?.(request, await request.clone().text());
      if (replaced !== undefined) return replaced;
      const sent = between === undefined ? request : await between.redirect(request);
      const response = await server.fetch(sent);
      const text = await response.text();
      const isObject = text.startsWith("{");
      const changed = isObject ? answer?.(JSON.parse(text), request) : undefined;
      const body = changed === undefined ? text : JSON.stringify(changed);
      return new Response(body === "" ? null : body, { status: response.status, headers: response.headers });
    },
  });
  return outcome;
}

/** Stands between the marketplace and the receiver. */
async function openBetween(send: NonNullable<Fault["send"]>) {
  let receiver = "";
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join(", ") ?? ""]),
    );
    for (const name of ["host", "connection", "content-length"]) delete headers[name];
    const { method = "", url: path = "/" } = request;
    const all = send({ method, path, headers, text: Buffer.concat(chunks).toString("utf8") });
    let answer = all instanceof Response ? all : new Response(null, { status: 204 });
    for (const one of all instanceof Response ? [] : all) {
      const body = one.method === "GET" ? {} : { body: one.text };
      answer = await fetch(`${receiver}${one.path}`, {
        ...{ method: one.method, headers: one.headers, redirect: "manual", ...body },
      });
    }
    const kept = [...answer.headers].filter(([name]) => ["content-type", "retry-after"].includes(name));
    response.writeHead(answer.status, Object.fromEntries(kept)).end(await answer.text());
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    between.closeAllConnections();
    between.close();
  });
  const own = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  return {
    async redirect(request: Request): Promise<Request> {
      const text = await request.clone().text();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (found === undefined) return request;
      receiver = found;
      const { method, headers } = request;
      const kept = new Headers(headers);
      kept.delete("Content-Length");
      return new Request(request.url, { method, headers: kept, body: text.replaceAll(found, own) });
    },
  };
}

const isOn = (request: Request, method: string, path: RegExp): boolean =>
  request.method === method && path.test(new URL(request.url).pathname);
const isSubscription = (request: Request) => isOn(request, "GET", /\/api\/subscription\/\d+$/);
const isInvoice = (request: Request) => isOn(request, "GET", /\/api\/invoice\/\d+$/);

/** Changes events. */
const events = (change: (event: Json) => Json): Fault => ({
  send: (sent) =>
    sent.method === "POST" ? [{ ...sent, text: JSON.stringify(change(JSON.parse(sent.text))) }] : [sent],
});

/** Changes subscriptions as they are read. */
const subscriptions = (change: (subscription: Json) => Json): Fault => ({
  answer: (body, request) => (isSubscription(request) ? change(body) : undefined),
});

/** Changes the lines of invoices. */
const lines = (change: (line: Json) => Json): Fault => ({
  answer: (body, request) =>
    isInvoice(request) && Array.isArray(body["entries"])
      ? { ...body, entries: body["entries"].map(change) }
      : undefined,
});

const total = (price: string): Fault => ({
  answer: (body, request) => (isInvoice(request) ? { ...body, total: { price } } : undefined),
});

/** Changes a field of what is read at a path. */
const field = (path: RegExp, name: string, value: () => unknown): Fault => ({
  answer: (body, request) => (isOn(request, "GET", path) ? { ...body, [name]: value() } : undefined),
});

/** Answers a request with a status, and does nothing. */
const answers = (method: string, path: RegExp, status: number): Fault => ({
  instead: (request) =>
    isOn(request, method, path) ? Response.json({}, { status: status === 204 ? 200 : status }) : undefined,
});

/** The dates of all events are that of the first one of their entity. */
const datesStay = (): Fault => {
  const first = new Map<unknown, unknown>();
  return events((event) => {
    const date = first.get(event["entityUrl"]) ?? event["date"];
    first.set(event["entityUrl"], date);
    return { ...event, date };
  });
};

const polls = (change: (sent: Sent) => readonly Sent[] | Response): Fault => ({
  send: (sent) => (sent.path.includes("/metric/") ? change(sent) : [sent]),
});

const SUBSCRIPTION = "cd-subscription-id";
const nothing = () => new Response(null, { status: 204 });
const another = () => crypto.randomUUID();

/** The clock stands still: a move is answered as if it had been made. */
const stopped: Fault = {
  instead: (request) =>
    isOn(request, "PUT", /\/sandbox\/clock$/) ? Response.json({ now: "2026-01-01T00:00:00Z" }) : undefined,
};

/** After UNDEPLOYED every report is answered as if it had been taken. */
const reportsAfterTheEnd = (): Fault => {
  const ended = new Set<string>();
  return {
    instead(request, body) {
      if (!isOn(request, "PATCH", /\/subscription\//)) return undefined;
      if (ended.has(request.url)) return nothing();
      if (body.includes('"UNDEPLOYED"')) ended.add(request.url);
      return undefined;
    },
  };
};

/** Orders are taken as they come. */
const orderTaken = answers("POST", /\/api\/order$/, 201);
const orderRefused = answers("POST", /\/api\/order$/, 422);
const metricTaken = answers("POST", /\/api\/applicationMetric$/, 201);

type Planted = readonly [id: string, what: string, fault: () => Fault];

const shared = (what: string, fault: () => Fault, ids: readonly string[]): readonly Planted[] =>
  ids.map((id) => [id, what, fault]);

const SINCE = "MODIFIED has the date of an earlier change";

const planted: readonly Planted[] = [
  ...shared("a report after the end is taken", reportsAfterTheEnd, [
    ...["life.final.deployed", "life.final.undeploy_sent", "life.final.failed"],
  ]),
  [
    "life.final.undeployed",
    "a second report changes something",
    () => subscriptions((body) => ({ ...body, updatedAt: another() })),
  ],
  ...shared(SINCE, datesStay, [
    ...["paid", "terminated", "upgraded", "renewed", "trial"].map((name) => `event.modified.${name}`),
    ...["event.deleted", "event.order"],
  ]),
  [
    "event.order",
    "events have the date of their delivery, a day later",
    () =>
      events((event) => ({
        ...event,
        date: new Date(Date.parse(`${event["date"]}`) + 86_400_000).toISOString(),
      })),
  ],
  ["event.kinds.product", "an invoice is told", () => events((event) => ({ ...event, entity: "Invoice" }))],
  [
    "event.kinds.vendor",
    "the vendor's endpoint gets nothing",
    () => ({ send: (sent) => (sent.path === "/vendor" ? nothing() : [sent]) }),
  ],
  ...shared("the clock stands still", () => stopped, [
    ...[
      "renewed.end",
      "renewed.order",
      "renewed.period",
      "renewed.fee",
      "expired.state",
      "trial.expired",
    ].map((name) => `time.${name}`),
    ...["deferred.version", "deferred.order", "oneshot.next", "recurring.every", "expired.billed"].map(
      (name) => `time.${name}`,
    ),
    ...["renewed", "expired", "deferred", "expired.confirmed"].map((name) => `time.event.${name}`),
    ...["429", "301", "400", "404", "500", "503", "back-off"].map((status) => `event.reply.${status}`),
    ...["average", "peak", "increase", "value"].map((name) => `metric.billed.${name}`),
    ...["down", "missing", "text", "empty"].map((name) => `metric.billed.failure.${name}`),
    "metric.asked.frequency",
  ]),
  ["metric.asked.address", "nobody asks there", () => polls(() => Response.json({ value: 1 }))],
  [
    "time.renewed.state",
    "a renewal ends it",
    () => subscriptions((body) => ({ ...body, deploymentStatus: "UNDEPLOY_SENT" })),
  ],
  ...shared(
    "it ends as it begins",
    () => subscriptions((body) => ({ ...body, endDate: body["startDate"] })),
    ["time.short.end", "time.trial.end"],
  ),
  [
    "time.deferred.before",
    "the plan changes at once",
    () => subscriptions((body) => ({ ...body, productVersion: { url: another() } })),
  ],
  ...shared("events are sent twice", () => ({ send: (sent) => [sent, sent] }), [
    ...["event.reply.204", "event.reply.200", "event.reply.429", "event.reply.500"],
  ]),
  ["metric.asked.method", "it is a POST", () => polls((sent) => [{ ...sent, method: "POST" }])],
  [
    "metric.asked.subscription",
    "it names another subscription",
    () => polls((sent) => [{ ...sent, headers: { ...sent.headers, [SUBSCRIPTION]: "999" } }]),
  ],
  [
    "metric.asked.headers",
    "configured headers are left out",
    () => polls(({ headers: { "x-statement-key": _, ...headers }, ...sent }) => [{ ...sent, headers }]),
  ],
  [
    "metric.asked.deployed",
    "it is asked for one that is PENDING",
    () =>
      polls((sent) => {
        const next = `${Number(sent.headers[SUBSCRIPTION]) + 1}`;
        return [sent, { ...sent, headers: { ...sent.headers, [SUBSCRIPTION]: next } }];
      }),
  ],
  ["metric.asked.frequency", "it is asked twice as often", () => polls((sent) => [sent, sent])],
  ...["average", "peak", "increase", "value"].map(
    (name): Planted => [
      `metric.billed.${name}`,
      "half of it is billed",
      () => lines((line) => ({ ...line, quantity: Number(line["quantity"]) / 2 })),
    ],
  ),
  ...["down", "missing", "text", "empty"].map(
    (name): Planted => [
      `metric.billed.failure.${name}`,
      "an answer without a value is billed",
      () => polls((sent) => (sent.path.endsWith(name) ? Response.json({ value: 7 }) : [sent])),
    ],
  ),
  ["metric.definition.name", "another name", () => field(/applicationMetric/, "name", another)],
  [
    "metric.definition.function",
    "always average",
    () => field(/applicationMetric/, "metricFunction", () => "AVERAGE"),
  ],
  ["metric.definition.counter", "always a gauge", () => field(/applicationMetric/, "counter", () => false)],
  ...shared("every metric is taken", () => metricTaken, [
    ...["item.unknown", "item.prepaid", "item.unpriced", "unique"].map((name) => `metric.definition.${name}`),
  ]),
  ["sign-in.token.expired", "tokens live for ever", () => answers("POST", /\/sandbox\/expireTokens$/, 204)],
  ...shared("every order is taken", () => orderTaken, [
    ...["parameter.required", "parameter.validation", "parameter.accepted", "parameter.external"].map(
      (name) => `catalogue.${name}`,
    ),
    ...["item.required", "item.range", "plan.unpublished"].map((name) => `catalogue.${name}`),
  ]),
  ...shared("every order is refused", () => orderRefused, [
    ...["catalogue.parameter.optional", "catalogue.parameter.activated"],
  ]),
  ...shared("every order costs the same", () => total("10.0000"), [
    ...["item.tiered", "item.volume", "item.stairstep", "item.setup", "plan.fee"].map(
      (name) => `catalogue.${name}`,
    ),
  ]),
  ...shared(
    "choices are lost",
    () =>
      subscriptions((body) => ({ ...body, configurationParameters: {}, billingItems: {}, billingPeriod: 1 })),
    ["catalogue.parameter.entered", "catalogue.item.quantity", "catalogue.plan.period"],
  ),
  ["catalogue.plan.self-billing", "a vendor may set it", () => answers("PUT", /\/productVersion\/\d+$/, 200)],
  [
    "catalogue.plan.external-id",
    "it is lost",
    () => field(/\/productVersion\/\d+$/, "externalId", () => null),
  ],
  ["catalogue.plan.read", "there is none", () => answers("GET", /\/productVersion$/, 200)],
  ["catalogue.product.visible", "it is always there", () => answers("GET", /\/product\/\d+$/, 200)],
  ["catalogue.product.type", "it changes", () => field(/\/product\/\d+$/, "type", () => "SERVICE")],
  ["catalogue.product.sku", "it changes", () => field(/\/product\/\d+$/, "sku", another)],
  [
    "catalogue.parameter.code",
    "a second one is taken",
    () => {
      let made = 0;
      return {
        instead(request) {
          if (!isOn(request, "POST", /\/configurationParameter$/)) return undefined;
          made += 1;
          return made > 1 ? Response.json({}, { status: 201 }) : undefined;
        },
      };
    },
  ],
  [
    "catalogue.item.identifier",
    "every one is taken",
    () => ({
      instead: (request, body) =>
        isOn(request, "POST", /\/billingItem$/) && body.includes('"identifier"')
          ? Response.json({}, { status: 201 })
          : undefined,
    }),
  ],
  [
    "subscription.credentials.order",
    "they are in another order",
    () => ({
      answer: (body) =>
        Array.isArray(body["credentials"])
          ? { ...body, credentials: body["credentials"].toReversed() }
          : undefined,
    }),
  ],
  [
    "error.forbidden",
    "a customer may report",
    () => ({
      instead: (request) =>
        isOn(request, "PATCH", /\/subscription\//) && isCustomer(request) ? nothing() : undefined,
    }),
  ],
  [
    "version.deprecated",
    "it is a word",
    () => ({
      instead: (request) =>
        request.url.includes("20190101")
          ? Response.json([], { headers: { "CMW-Deprecated-By-Version": "yes" } })
          : undefined,
    }),
  ],
  [
    "service.json",
    "it is a page",
    () => ({
      instead: () => new Response("<p>", { headers: { "Content-Type": "text/html" } }),
    }),
  ],
];

const isCustomer = (request: Request): boolean =>
  request.headers.get("Authorization") === `Basic ${btoa("customer:customer-demo")}`;

test.each(planted.map(([id, what, fault]) => ({ id, what, fault })))(
  "$id is broken where $what",
  async ({ id, fault }) => {
    const found = await tryWith(id, fault());
    expect(found?.outcome).toBe("broken");
  },
  60_000,
);

describe("a marketplace that answers all requests alike", () => {
  const alike: Readonly<Record<string, () => Response>> = {
    "200": () => Response.json({}),
    "204": nothing,
    "401": () => Response.json({ errorHolders: [] }, { status: 401 }),
    "404": () => Response.json({ errorHolders: [] }, { status: 404 }),
    "500": () => Response.json({ errorHolders: [] }, { status: 500 }),
  };

  test("is found: a statement holds with one of these answers at most, or has a fault of its own", async () => {
    const holding = new Map<string, number>();
    for (const answer of Object.values(alike)) {
      const outcomes = await runStatements({
        ...{ url, accounts, writing: true, moving: true, patience: 1 },
        fetch: async () => answer(),
      });
      for (const { statement, outcome } of outcomes)
        if (outcome === "holds") holding.set(statement.id, (holding.get(statement.id) ?? 0) + 1);
    }
    const own = new Set(planted.map(([id]) => id));
    expect([...holding].filter(([id, times]) => times > 1 && !own.has(id))).toEqual([]);
  });
});

test("the faults are about statements that there are", () => {
  const known = new Set(statements.map(({ id }) => id));
  expect(planted.filter(([id]) => !known.has(id)).map(([id]) => id)).toEqual([]);
});
