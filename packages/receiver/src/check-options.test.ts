import { describe, expect, test } from "vitest";
import { quiet } from "../test/tasks.js";
import { toExpress } from "./adapters/express.js";
import { toFastify } from "./adapters/fastify.js";
import { toFetch } from "./adapters/fetch.js";
import { toHono } from "./adapters/hono.js";
import { toLambda } from "./adapters/lambda.js";
import { toNode } from "./adapters/node.js";
import * as kit from "./index.js";
import { otelHooks } from "./otel/otel-hooks.js";
import { postgresStore } from "./store/postgres.js";
import { sqliteStore } from "./store/sqlite.js";

/** The kit as JavaScript sees it, without types. */
type Untyped = Record<string, (...given: unknown[]) => unknown>;
const {
  createExternalValues,
  createMetrics,
  createOperatorPage,
  createOrderValidation,
  createProvisioner,
  createReceiver,
  memoryStore,
  openDesk,
} = kit as unknown as Untyped;
const untyped = (made: object): Untyped => made as Untyped;
const events = (): Untyped => untyped(kit.createEvents());
const metrics = (): Untyped => untyped(kit.createMetrics());

const nothing = async (): Promise<void> => {};
const subscriptions = {
  get: nothing,
  setEndpoints: nothing,
  setInstructions: nothing,
  setCredentials: nothing,
  markDeployed: nothing,
  markFailed: nothing,
  markUndeployed: nothing,
};
const client = { subscriptions, users: { get: nothing } };
const whole = () => ({
  client,
  store: kit.memoryStore(),
  provision: nothing,
  deprovision: nothing,
  hooks: quiet,
});
const provisionerWith = (changes: object) => createProvisioner?.({ ...whole(), ...changes });
const receiverWith = (changes: object) =>
  createReceiver?.({ secrets: "a secret of some length, and more", hooks: quiet, ...changes });

/** What was thrown, which is a TypeError. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
  return "nothing was thrown";
}

describe("createProvisioner", () => {
  test("takes what it knows", () => {
    expect(() =>
      provisionerWith({
        update: undefined,
        sandbox: () => true,
        sweep: false,
        retry: { attempts: 2, base: "1s" },
        outage: { max: 1000 },
        concurrency: 1,
        dryRun: true,
      }),
    ).not.toThrow();
  });

  test("takes options that are spread from an object with more", () => {
    const more = { eventSecret: "a", metricKey: "b", tenants: {}, showTenants: true };
    expect(() => provisionerWith(more)).not.toThrow();
    expect(() => receiverWith(more)).not.toThrow();
  });

  test("names the options that there are when one is misspelt", () => {
    expect(refusal(() => provisionerWith({ retrys: { attempts: 2 } }))).toBe(
      "createProvisioner does not know retrys. It knows: client, store, provision, update, deprovision, rollback, " +
        "adopt, sandbox, gone, goneAfter, marketplace, dryRun, retry, sweep, outage, timeLimit, concurrency, lease, " +
        "poll, remember, storeTimeLimit, hooks, clock, random.",
    );
    expect(refusal(() => createProvisioner?.())).toMatch(
      /^createProvisioner takes an object with client, store, .+, not undefined\.$/,
    );
    expect(refusal(() => createProvisioner?.(null))).toMatch(/not null\.$/);
  });

  test.each([
    [
      { client: undefined },
      "client of createProvisioner is missing. It must be an API client, such as that of @syndikit/sdk.",
    ],
    [
      { client: {} },
      "subscriptions of client of createProvisioner is missing. It must be the subscriptions of an API client.",
    ],
    [
      { client: { ...client, subscriptions: { ...subscriptions, markFailed: undefined } } },
      "subscriptions of client of createProvisioner must be the subscriptions of an API client: its markFailed is missing.",
    ],
    [
      { store: undefined },
      'store of createProvisioner is missing. It must be a store, such as memoryStore() or sqliteStore("./receiver.db").',
    ],
    [
      { store: "./x.db" },
      'store of createProvisioner must be a store, such as memoryStore() or sqliteStore("./receiver.db"), not a text.',
    ],
    [
      { store: memoryStore },
      'store of createProvisioner must be a store, such as memoryStore() or sqliteStore("./receiver.db"), not a function.',
    ],
    [{ provision: undefined }, "provision of createProvisioner is missing. It must be a function."],
    [{ deprovision: 5 }, "deprovision of createProvisioner must be a function, not 5."],
    [
      { retry: { attempts: "2" } },
      "attempts of retry of createProvisioner must be a number from 1, not a text.",
    ],
    [
      { retry: { attempt: 2 } },
      "retry of createProvisioner does not know attempt. It knows: attempts, base, max.",
    ],
    [
      { sandbox: "ignored" },
      'sandbox of createProvisioner must be "provision" or "ignore", or a function, not "ignored".',
    ],
    [{ gone: "remove" }, 'gone of createProvisioner must be "keep" or "deprovision", not "remove".'],
    [
      { sweep: true },
      "sweep of createProvisioner must be an object with every, jitter, perMinute, list, or false, not true.",
    ],
    [
      { sweep: { evry: "1m" } },
      "sweep of createProvisioner does not know evry. It knows: every, jitter, perMinute, list.",
    ],
    [{ outage: { bas: 1 } }, "outage of createProvisioner does not know bas. It knows: base, max."],
    [{ dryRun: "yes" }, "dryRun of createProvisioner must be true or false, not a text."],
    [
      { goneAfter: true },
      'goneAfter of createProvisioner must be a time span, such as "30s", "15m" or milliseconds, not true.',
    ],
    [
      { hooks: { warnning() {} } },
      "hooks of createProvisioner does not know warnning. It knows: warning, error, delivered, decided, retrying, " +
        "deadLettered, paused, resumed, around.",
    ],
    [
      { clock: { now: () => 0 } },
      "clock of createProvisioner must be a clock with now() and after(): its after is missing.",
    ],
  ])("refuses %o", (changes, message) => {
    expect(refusal(() => provisionerWith(changes))).toBe(message);
  });

  test("names the option whose time span cannot be read", () => {
    expect(() => provisionerWith({ goneAfter: "soon" })).toThrow(
      'goneAfter of createProvisioner: "soon" is not a time span.',
    );
  });

  test("takes hooks of a class that has methods of its own", () => {
    class Log {
      warning(): void {}
      flush(): void {}
    }

    expect(() => provisionerWith({ hooks: new Log() })).not.toThrow();
  });
});

describe("createReceiver", () => {
  test.each([
    [{ mode: "inlin" }, 'mode of createReceiver must be "queue" or "inline", not "inlin".'],
    [{ health: 1 }, "health of createReceiver must be true or false, not 1."],
    [{ events: () => {} }, "events of createReceiver must be what createEvents() returned, not a function."],
    [{ events: {} }, "events of createReceiver must be what createEvents() returned: its match is missing."],
    [
      { provisioner: createProvisioner },
      "provisioner of createReceiver must be what createProvisioner() returned, not a function.",
    ],
    [
      { secrets: 5 },
      "secrets of createReceiver must be a secret, a list of secrets, or a function that reads them, not 5.",
    ],
    [{ maxBacklog: "many" }, "maxBacklog of createReceiver must be a number from 0, not a text."],
  ])("refuses %o", (changes, message) => {
    expect(refusal(() => receiverWith(changes))).toBe(message);
  });

  test("names the options that there are when one is not known", () => {
    expect(refusal(() => receiverWith({ mod: "inline" }))).toMatch(
      /^createReceiver does not know mod\. It knows: secrets, .+, mode, /,
    );
  });
});

describe("handlers", () => {
  test.each([
    [
      () => events()["on"]?.("Subscription.CREATED"),
      'handler of on("Subscription.CREATED") is missing. It must be a function.',
    ],
    [() => events()["onAny"]?.(), "handler of onAny is missing. It must be a function."],
    [() => events()["onUnhandled"]?.({}), "handler of onUnhandled must be a function, not an object."],
    [() => metrics()["gauge"]?.("a", 5), 'read of gauge("a") must be a function, not 5.'],
    [
      () => metrics()["counter"]?.(() => 5),
      "name of counter must be a text that is not empty, not a function.",
    ],
    [
      () => untyped(kit.createExternalValues())["parameter"]?.("region"),
      'list of parameter("region") is missing. It must be a function.',
    ],
    [() => createOrderValidation?.(), "validate of createOrderValidation is missing. It must be a function."],
  ])("are refused when they are none: %s", (call, message) => {
    expect(refusal(call)).toBe(message);
  });

  test("of an event that does not exist are refused with the names of those that do", () => {
    expect(refusal(() => events()["on"]?.("Subscription.CREATD", nothing))).toMatch(
      /^name of on must be the name of an event or of an entity \(.*Subscription\.CREATED.*, Subscription,.*\), not "Subscription\.CREATD"\.$/,
    );
    expect(() => kit.createEvents().on("Subscription", nothing).on("Cart.DELETED", nothing)).not.toThrow();
  });
});

describe("the shared header", () => {
  test.each([
    [{ sharedHeder: {} }, /^\w+ does not know sharedHeder\. It knows: sharedHeader, timeout, hooks, clock/],
    [{ sharedHeader: "" }, /^sharedHeader of \w+ must be an object with name, value, not an empty text\.$/],
    [{ sharedHeader: { name: "x-key" } }, /^value of sharedHeader of \w+ is missing\. It must be a text\.$/],
    [
      { sharedHeader: { name: "x-key", vale: "x" } },
      /^sharedHeader of \w+ does not know vale\. It knows: name, value\.$/,
    ],
  ])("is never left out in silence: %o", (options, message) => {
    expect(refusal(() => createMetrics?.(options))).toMatch(message);
    expect(refusal(() => createExternalValues?.(options))).toMatch(message);
    expect(refusal(() => createOrderValidation?.(nothing, options))).toMatch(message);
  });
});

describe("stores, desks and pages", () => {
  test.each([
    [
      () => (postgresStore as Untyped[string])("postgres://user:word@host/name"),
      "postgresStore takes an object with client, schema, prefix, not a text.",
    ],
    [
      () => (postgresStore as Untyped[string])({}),
      "client of postgresStore is missing. It must be a Pool of the package pg.",
    ],
    [
      () => (sqliteStore as Untyped[string])(),
      'path of sqliteStore is missing. It must be the path of a file, such as "./receiver.db".',
    ],
    [
      () => createOperatorPage?.(receiverWith({})),
      "createOperatorPage takes an object with authorize, title, hooks, not undefined.",
    ],
    [
      () => createOperatorPage?.({ authorize: () => true }),
      "desk of createOperatorPage must be what createReceiver(), createProvisioner() or openDesk() returned: its inspect is missing.",
    ],
    [
      () => openDesk?.("./receiver.db"),
      'store of openDesk must be a store, such as memoryStore() or sqliteStore("./receiver.db"), not a text.',
    ],
    [
      () => (otelHooks as Untyped[string])({ trace: {} }),
      "otelHooks does not know trace. It knows: hooks, tracer, meter, clock.",
    ],
  ])("say what they need: %s", (call, message) => {
    expect(refusal(call)).toBe(message);
  });
});

describe("adapters", () => {
  const all = { toExpress, toFastify, toFetch, toHono, toLambda, toNode } as unknown as Untyped;

  test.each(Object.entries(all))("%s takes an endpoint", (name, adapter) => {
    expect(refusal(() => adapter())).toBe(
      `endpoint of ${name} is missing. It must be what createReceiver(), createMetrics(), createExternalValues(), ` +
        "createOrderValidation() or createOperatorPage() returned.",
    );
    expect(refusal(() => adapter(provisionerWith({})))).toMatch(
      /: its handle is missing\. Pass a provisioner to createReceiver\(\{ provisioner \}\)\.$/,
    );
  });

  test("say which adapter is for which framework", async () => {
    const receiver = kit.createReceiver({ allowUnsigned: true, hooks: quiet });
    const called = async (handler: unknown, ...given: unknown[]): Promise<unknown> =>
      (handler as Untyped[string])(...given);
    const nodeRequest = { url: "/events", headers: { host: "a" } };

    await expect(called(toFetch(receiver), nodeRequest, {})).rejects.toThrow(
      "The handler of toFetch takes a Request, not an object. With Express use toExpress,",
    );
    await expect(called(toHono(receiver), nodeRequest, {})).rejects.toThrow(
      "The handler of toHono takes the context of Hono. With Express use toExpress,",
    );
    await expect(called(toNode(receiver), new Request("http://a/"))).rejects.toThrow(
      "The handler of toNode takes a request and a response of Node. With Hono use toHono,",
    );
  });
});

describe("verifyEvent", () => {
  const verify = kit.verifyEvent as (...given: unknown[]) => Promise<unknown>;

  test.each([
    [
      ["{}", "secret"],
      "request of verifyEvent must be a Request, or an object with the headers and the body as it was sent, not a text.",
    ],
    [
      [{ body: "{}" }, "secret"],
      "request of verifyEvent has no headers. It must be a Request, or an object with the headers and the body as it was sent.",
    ],
    [
      [{ headers: {}, body: "{}" }],
      "secrets of verifyEvent is missing. It must be a secret, or a list of secrets.",
    ],
  ])("says what its arguments are: %o", async (given, message) => {
    await expect(verify(...given)).rejects.toThrow(new TypeError(message));
  });
});
