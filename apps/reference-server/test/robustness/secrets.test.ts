import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import Database from "better-sqlite3";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createInProcessOutbound } from "../../src/outbound/in-process.js";
import { type Log, systemClock } from "../../src/ports.js";
import { createReferenceServer } from "../../src/server/create.js";
import type { ReferenceServer } from "../../src/server/options.js";
import { readText } from "../support/read-text.js";

/** Every kind of secret that the marketplace receives or generates. */
const secrets = {
  password: "Str0ng-pass-77aa",
  wrongPassword: "Wr0ng-pass-88bb",
  productSecret: "product-secret-99cc",
  companySecret: "company-secret-11dd",
  platformSecret: "platform-secret-22ee",
  credentialValue: "credential-value-33ff",
  cloudSecret: "cloud-secret-44gg",
  metricHeader: "metric-header-55hh",
  paymentMethodId: "pm_card_secret66ii",
  card: "4242 4242 4242 4242",
  cvc: "9182",
  jwtSecret: "jwt-signing-secret-of-32-letters-77jj",
  secretKey: Buffer.from("sealing-key-of-32-bytes-88kk-xyz").toString("base64"),
};

const folder = mkdtempSync(join(tmpdir(), "syndikit-secrets-"));
const lines: string[] = [];
const answers: { readonly what: string; readonly text: string; readonly allowed: readonly string[] }[] = [];
const tokens: string[] = [];
const received: string[] = [];
let server: ReferenceServer;
let jwt: string;

/** A log that keeps everything, including errors with their causes. */
function keepAll(): Log {
  const keep = (fields: object, message: string): void => {
    lines.push(
      message,
      JSON.stringify(fields, (_, value: unknown) => (value instanceof Error ? wholeError(value) : value)),
    );
  };
  return { debug: keep, info: keep, warn: keep, error: keep };
}

function wholeError({ message, stack, cause, ...rest }: Error): object {
  return { message, stack, cause: cause instanceof Error ? wholeError(cause) : cause, ...rest };
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent unchanged, instead of a body. */
  readonly text?: string;
  /** Secrets that this response is supposed to contain. */
  readonly allowed?: readonly string[];
}

async function send({
  method,
  path,
  headers,
  body,
  text,
  allowed = [],
}: Sent): Promise<{ status: number; text: string }> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await server.fetch(
    new Request(`http://market.test/${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      ...(content === undefined ? {} : { body: content }),
    }),
  );
  const answer = await readText(response);
  const shown = JSON.stringify([...response.headers]) + answer;
  answers.push({ what: `${method} ${path} ${response.status}`, text: shown, allowed });
  return { status: response.status, text: answer };
}

const basic = (name: string, password: string): Record<string, string> => ({
  [headerNames.authorization]: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});
const demo = (account: string): Record<string, string> => basic(account, `${account}-demo`);
const call = (account: string, method: string, path: string, body?: unknown, allowed: string[] = []) =>
  send({ method, path: `api/${path}`, headers: demo(account), body, allowed });

/** Uses every operation that takes a secret, correctly. */
async function doRight(): Promise<void> {
  const person = { userName: "ingrid", name: "Ingrid", email: "ingrid@example.test", userRole: "ROLE_USER" };
  const company = { url: "userCompany/3" };
  expect(
    (await call("admin", "POST", "user", { ...person, company, password: secrets.password })).status,
  ).toBe(201);
  const login = await send({
    method: "GET",
    path: "api/login",
    headers: basic("ingrid", secrets.password),
    allowed: ["token"],
  });
  const permanent = await send({
    method: "GET",
    path: "api/login?expire=false",
    headers: basic("ingrid", secrets.password),
    allowed: ["token"],
  });
  tokens.push(JSON.parse(login.text) as string, JSON.parse(permanent.text) as string);
  for (const token of tokens) {
    expect(
      (await send({ method: "GET", path: "api/user/me", headers: { [headerNames.authToken]: token } }))
        .status,
    ).toBe(200);
  }
  expect(
    (
      await send({
        method: "GET",
        path: "api/user/me",
        headers: { [headerNames.authorization]: `Bearer ${jwt}` },
      })
    ).status,
  ).toBe(200);

  const syndicationEndpoints = ["https://vendor.test/events"];
  const product = { syndicationEndpoints, notificationSecretToken: secrets.productSecret };
  expect((await call("vendor", "PUT", "product/1", product)).status).toBe(200);
  const vendor = {
    syndicationEndpoint: "https://vendor.test/company",
    notificationSecretToken: secrets.companySecret,
  };
  expect((await call("vendor", "PUT", "company/1", vendor)).status).toBe(200);
  const platform = [{ url: "https://vendor.test/platform", secret: secrets.platformSecret }];
  expect((await call("admin", "PUT", "platformEndpoints", platform)).status).toBe(200);
  const metric = [{ name: "X-Key", value: secrets.metricHeader }];
  expect((await call("vendor", "PUT", "product/1/metricHeaders", metric)).status).toBe(200);
  const card = { number: secrets.card, expMonth: 12, expYear: 2030, cvc: secrets.cvc };
  expect((await call("customer", "POST", "sandbox/testCard", card)).status).toBe(200);

  expect(
    (await call("customer", "POST", "order", { type: "NORMAL", productVersion: { url: "productVersion/4" } }))
      .status,
  ).toBe(201);
  expect((await call("vendor", "PATCH", "subscription/1", { deploymentStatus: "DEPLOYED" })).status).toBe(
    204,
  );
  const credentials = [{ key: "Password", value: secrets.credentialValue }];
  expect((await call("vendor", "POST", "subscription/1/credentials", credentials)).status).toBe(204);
  expect((await call("customer", "POST", "cloudCredential", { name: "Cloud" })).status).toBe(201);
  const payload = { accessKey: secrets.cloudSecret };
  expect(
    (await call("customer", "PATCH", "cloudCredential/1", { action: "SAVE_CUSTOM_CREDENTIALS", payload }))
      .status,
  ).toBeLessThan(300);
  await server.settle();
}

/** The same with mistakes: refused input is the most likely to be echoed. */
async function doWrong(): Promise<void> {
  await send({ method: "GET", path: "api/login", headers: basic("ingrid", secrets.wrongPassword) });
  await send({ method: "GET", path: "api/user/me", headers: { [headerNames.authToken]: `${tokens[0]}x` } });
  await send({
    method: "GET",
    path: "api/user/me",
    headers: { [headerNames.authorization]: `Bearer ${jwt}x` },
  });
  await send({ method: "GET", path: "api/nowhere", headers: { [headerNames.authToken]: tokens[0] ?? "" } });
  for (const [method, path, secret] of [
    ["PUT", "user/2", secrets.password],
    ["PUT", "product/1", secrets.productSecret],
    ["PUT", "company/1", secrets.companySecret],
    ["PUT", "platformEndpoints", secrets.platformSecret],
    ["PUT", "product/1/metricHeaders", secrets.metricHeader],
    ["POST", "subscription/1/credentials", secrets.credentialValue],
    ["PATCH", "cloudCredential/1", secrets.cloudSecret],
    ["POST", "paymentMethod", secrets.paymentMethodId],
    ["POST", "sandbox/testCard", secrets.card],
  ] as const) {
    const headers = demo(path.startsWith("sandbox") ? "admin" : "vendor");
    const wrongly = (body: Pick<Sent, "body" | "text">): Promise<unknown> =>
      send({ method, path: `api/${path}`, headers, ...body });
    await wrongly({ text: `{"password":${secret}}` });
    await wrongly({ text: secret });
    await wrongly({ text: `{"notificationSecretToken":"${secret}` });
    await wrongly({ text: `["${secret}",]` });
    await wrongly({
      body: { password: [secret], notificationSecretToken: { secret }, payload: secret, number: [secret] },
    });
    await wrongly({
      body: [
        { key: secret, value: { secret } },
        { name: "", value: [secret] },
        { url: "x", secret: [secret] },
      ],
    });
    await wrongly({ body: { label: "Card", payload: { paymentMethodId: secret, other: secret } } });
    await wrongly({ body: { password: secret.repeat(200), notificationSecretToken: secret.repeat(5_000) } });
    await wrongly({ body: { action: "UNKNOWN", payload: { accessKey: secret } } });
    await wrongly({ body: { number: "4000 0000 0000 9999", cvc: secrets.cvc, expMonth: 12, expYear: 2030 } });
  }
}

/** Reads everything, with every account that may. */
async function lookEverywhere(): Promise<void> {
  const lists = [
    "user",
    "product",
    "company",
    "paymentMethod",
    "cloudCredential",
    "event",
    "order",
    "invoice",
  ];
  for (const account of ["admin", "vendor", "vendor2", "customer", "customer2"]) {
    for (const list of lists) await call(account, "GET", list);
    const allowed = account === "customer" || account === "admin" ? ["credentialValue"] : [];
    await call(account, "GET", "subscription/1", undefined, allowed);
    await call(account, "GET", "subscription", undefined, allowed);
    for (const one of [
      "product/1",
      "company/1",
      "user/6",
      "cloudCredential/1",
      "event/1",
      "event/1/attempt",
      "event/2/attempt",
    ]) {
      await call(account, "GET", one);
    }
    await call(account, "GET", "platformEndpoints");
    await call(account, "GET", "product/1/metricHeaders");
  }
  await call("admin", "POST", "sandbox/snapshots", { name: "copy" });
  for (const path of ["metrics", "livez", "readyz"]) await send({ method: "GET", path, headers: {} });
}

beforeAll(async () => {
  const jwtSettings = {
    secret: secrets.jwtSecret,
    issuer: "issuer",
    audience: "market",
    userClaim: "preferred_username",
  };
  const key = new TextEncoder().encode(secrets.jwtSecret);
  const claims = new SignJWT({ preferred_username: "vendor" }).setProtectedHeader({ alg: "HS256" });
  jwt = await claims.setIssuer("issuer").setAudience("market").setExpirationTime("1h").sign(key);
  const receive = async (request: Request): Promise<Response> => {
    received.push(JSON.stringify([...request.headers]) + (await request.text()));
    return new Response(null, { status: 204 });
  };
  server = await createReferenceServer({
    database: join(folder, "marketplace.sqlite"),
    durability: "fast",
    secretKey: secrets.secretKey,
    jwt: jwtSettings,
    passwordCost: 4,
    log: keepAll(),
    outbound: createInProcessOutbound({
      routes: new Map([["https://vendor.test", receive]]),
      elapsed: systemClock.elapsed,
    }),
  });
  await doRight();
  await doWrong();
  await lookEverywhere();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The forms in which a secret may appear. */
function formsOf(secret: string): readonly string[] {
  return [secret, Buffer.from(secret).toString("base64").replace(/=+$/, ""), encodeURIComponent(secret)];
}

const all = (): readonly (readonly [string, string])[] => [
  ...Object.entries(secrets),
  ["basic", Buffer.from(`ingrid:${secrets.password}`).toString("base64")],
  ...tokens.map((token): readonly [string, string] => ["token", token]),
  ["jwt", jwt],
];

/**
 * The secrets in a response or in a log line. Four digits are also part of many durations and identifiers, so there
 * they only count when they stand alone, as every value does in those texts.
 */
function held(text: string): readonly string[] {
  return heldBy((form) => (isShort(form) ? standsAlone(form, text) : text.includes(form)));
}

const isShort = (form: string): boolean => /^\d{1,4}$/.test(form);

function standsAlone(form: string, text: string): boolean {
  return new RegExp(`(?<![\\w.])${form}(?!\\w|\\.\\d)`).test(text);
}

/**
 * The secrets anywhere in the bytes of a file, which has no separators between values. Four digits are also part of
 * times there, so they only count where no other digit is beside them; {@link heldInTables} looks at the values.
 */
function heldInBytes(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  return heldBy((form) =>
    isShort(form) ? new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text) : text.includes(form),
  );
}

/** The secrets in the values of every table of a database. */
function heldInTables(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  try {
    const tables = database
      .prepare<[], string>("select name from pragma_table_list where schema = 'main' and type = 'table'")
      .pluck()
      .all();
    const values = tables
      .flatMap((table) => database.prepare(`select * from "${table}"`).raw().all())
      .flat(2);
    return [...new Set(values.flatMap((value) => held(String(value))))];
  } finally {
    database.close();
  }
}

function heldBy(holds: (form: string) => boolean): readonly string[] {
  return all()
    .filter(([, secret]) => formsOf(secret).some(holds))
    .map(([name]) => name);
}

test("four digits are found where they are a value, and not inside of others", () => {
  const shown = ['{"cvc":"9182"}', "cvc=9182&x", "the code is 9182.", "x 9182"];
  expect(shown.map(held)).toEqual(shown.map(() => ["cvc"]));
  expect(["seconds_sum 0.00918273", "req_a9182b", "1768469182000"].flatMap(held)).toEqual([]);
  expect(heldInBytes(Buffer.from("Card9182\0"))).toEqual(["cvc"]);
  expect(heldInBytes(Buffer.from("1768469182000"))).toEqual([]);
  const file = join(folder, "values.sqlite");
  const database = new Database(file);
  onTestFinished(() => {
    database.close();
    rmSync(file);
  });
  database.exec("create table cards (code text, changed integer)");
  const insert = database.prepare("insert into cards values (?, ?)");
  insert.run("4242", 1_768_469_182_000);
  expect(heldInTables(file)).toEqual([]);
  insert.run("9182", 1);
  expect(heldInTables(file)).toEqual(["cvc"]);
});

describe("a session with every kind of secret", () => {
  test("was a real one", () => {
    expect(tokens).toHaveLength(2);
    expect(lines.length).toBeGreaterThan(100);
    expect(answers.length).toBeGreaterThan(200);
    expect(received.length).toBeGreaterThan(2);
    const told = answers.filter(({ text }) => text.includes(secrets.credentialValue));
    expect(told.length).toBeGreaterThan(0);
  });

  test("leaves none of them in any line of the log", () => {
    expect(lines.filter((line) => held(line).length > 0)).toEqual([]);
  });

  test("is told none of them back, but by the answers that are there to tell them", () => {
    const shown = answers.flatMap(({ what, text, allowed }) =>
      held(text)
        .filter((name) => !allowed.includes(name))
        .map((name) => `${what} shows ${name}: ${text.slice(0, 600)}`),
    );
    expect(shown).toEqual([]);
  });

  test("sends none of them out with an event", () => {
    expect(received.filter((text) => held(text).length > 0)).toEqual([]);
  });

  test("leaves none of them readable in the database, its log or its snapshots", () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const found = files.flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const inTables = entry.name.endsWith(".sqlite") ? heldInTables(file) : [];
      const names = new Set([...heldInBytes(readFileSync(file)), ...inTables]);
      return [...names].map((name) => `${entry.name} holds ${name}`);
    });
    expect(files.length).toBeGreaterThan(1);
    expect(found).toEqual([]);
  });
});
