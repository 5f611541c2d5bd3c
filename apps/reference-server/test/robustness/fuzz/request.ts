import { headerNames, isAllowed } from "@syndikit/contract";
import { DEMO_ACCOUNTS } from "../../../src/sandbox/seed/accounts.js";
import { type Encoded, encode, spoil } from "./encode.js";
import { hostileIds, hostileKeys, hostileNumbers, hostileTexts } from "./hostile.js";
import { mutate } from "./mutate.js";
import { nextStep, rare, recipes } from "./recipes.js";
import type { Rng } from "./rng.js";
import { type Source, sample } from "./sample.js";
import { type FuzzOperation, fuzzOperations, type Parameter } from "./spec.js";
import { type Account, BASE_URL, type World } from "./world.js";

/** A request, before it is sent. */
export interface FuzzRequest {
  readonly operation: FuzzOperation;
  readonly account: Account | "nobody";
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Encoded | undefined;
  /** True when the path or the method may no longer be the operation's. */
  readonly astray: boolean;
  /** True when the credentials are the account's own. */
  readonly signedIn: boolean;
}

const accounts = [
  "admin",
  "vendor",
  "vendor",
  "vendor2",
  "customer",
  "customer",
  "customer2",
  "nobody",
] as const;

/** Makes the next request. */
export function makeRequest(world: World): FuzzRequest {
  const { rng } = world.source;
  if (rng.chance(0.25)) return makeStep(world);
  const operation = pickOperation(rng);
  const account = pickAccount(operation, rng);
  const strayId = rng.chance(0.06);
  const strayMethod = rng.chance(0.02);
  const bentPath = rng.chance(0.04);
  const filled = fillPath(operation, world, strayId);
  const path = bentPath ? bend(filled, rng) : filled;
  const query = rng.chance(0.4) ? makeQuery(operation, world.source) : "";
  const method = strayMethod
    ? rng.pick(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "HEAD"])
    : operation.method;
  const body = method === "GET" || method === "HEAD" ? undefined : makeBody(operation, world.source, account);
  const credentials = signIn(account, rng);
  const contentType = body?.contentType === undefined ? [] : [["Content-Type", body.contentType] as const];
  return {
    operation,
    account,
    method,
    url: `${BASE_URL}${path}${query}`,
    headers: [...credentials.headers, ...contentType, ...oddHeaders(rng)],
    body,
    astray: strayId || strayMethod || bentPath,
    signedIn: credentials.own,
  };
}

/** Mostly an account that may call the operation, because refusals are the same for all operations. */
function pickAccount({ id }: FuzzOperation, rng: Rng): Account | "nobody" {
  if (rng.chance(0.25)) return rng.pick(accounts);
  const able = DEMO_ACCOUNTS.filter(({ role }) => isAllowed(id, role));
  return able.length === 0 ? "nobody" : rng.pick(able).userName;
}

function pickOperation(rng: Rng): FuzzOperation {
  const operation = rng.pick(fuzzOperations);
  return rare.has(operation.id) && rng.chance(0.8) ? rng.pick(fuzzOperations) : operation;
}

/** A valid step; only its timing may be wrong. */
function makeStep(world: World): FuzzRequest {
  const { account, id, body } = nextStep(world.source);
  const operation = fuzzOperations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  const encoded = encode(body);
  return {
    operation,
    account,
    method: operation.method,
    url: `${BASE_URL}${fillPath(operation, world, false)}`,
    headers: [...signIn(account, world.source.rng).headers, ["Content-Type", "application/json"]],
    body: encoded,
    astray: false,
    signedIn: true,
  };
}

/** Half of a surrogate pair cannot be percent-encoded; as bytes it becomes the replacement character. */
function percent(text: string): string {
  return encodeURIComponent(Buffer.from(text, "utf8").toString("utf8"));
}

/** The resource is the path segment before the identifier. */
function fillPath({ path }: FuzzOperation, world: World, stray: boolean): string {
  const { rng } = world.source;
  return path.replace(/\/(\w+)\/\{(\w+)\}|\{(\w+)\}/g, (_, resource?: string, name?: string) => {
    const prefix = resource === undefined ? "" : `/${resource}/`;
    if (stray) return prefix + rng.pick(hostileIds);
    if (name === "id" && resource !== undefined) return `${prefix}${world.identifier(resource)}`;
    return (
      prefix +
      rng.pick([
        ...["a", "key1", "tenant", rng.pick(hostileKeys)],
        percent(rng.pick(hostileTexts.slice(5, 30)).slice(0, 300)),
      ])
    );
  });
}

/** A path that a careless client, or one with bad intentions, makes of the right one. */
function bend(path: string, rng: Rng): string {
  const segments = path.split("/");
  const place = rng.whole(1, segments.length - 1);
  const segment = segments[place] ?? "";
  switch (rng.whole(0, 3)) {
    case 0:
      return segments.toSpliced(place, 0, rng.pick(["", "", ".", "..", "%2e", "%2E%2e"])).join("/");
    case 1: {
      const code = segment.charCodeAt(0).toString(16).padStart(2, "0");
      return segments.with(place, `%${code}${segment.slice(1)}`).join("/");
    }
    case 2:
      return `${path}${rng.pick(["/", "//", "/.", "/..", "/%2e%2e/"])}`;
    default:
      return segments
        .with(place, `${segment}${rng.pick(["%2f", "%5c", "\\", ";x", "%23", "%3f"])}`)
        .join("/");
  }
}

const oddPairs: readonly string[] = [
  "apiVersion=20201126",
  "apiVersion=20201332",
  "apiVersion=",
  "unknown=1",
  "pageNumber=0",
  "pageNumber=2147483647",
  "pageNumber=1e3",
  "pageNumber=1&pageNumber=2",
  "pageSize=51",
  "pageSize=-1",
  "pageSize=50",
  "pageSize[]=1",
  "pageSize[$gt]=1",
  "sortField=__proto__",
  "sortField=id;drop%20table%20users",
  "sortDirection=sideways",
  "%00=%00",
  "%=%",
  "%ff=%fe",
  "__proto__[x]=1",
  "constructor.prototype=1",
  "&&&==&",
  "search=%25%27%22%5C_",
  `search=${"x".repeat(5_000)}`,
  "a=%0d%0aSet-Cookie:%20x=y",
  "search=%ED%A0%BD",
  "search=%ff",
  "search=a%00b",
  "metadata[a%00]=%ED%A0%BD",
  "metadata[..]=x",
];

function makeQuery(operation: FuzzOperation, source: Source): string {
  const { rng } = source;
  const pairs = operation.parameters
    .filter((parameter) => parameter.in === "query" && (parameter.required === true || rng.chance(0.3)))
    .flatMap((parameter) => queryPair(parameter, source));
  if (rng.chance(0.3)) pairs.push(rng.pick(oddPairs));
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function queryPair({ name, schema }: Parameter, source: Source): string[] {
  const { rng } = source;
  const value = rng.chance(0.2) ? rng.pick([...hostileTexts, ...hostileNumbers]) : sample(schema, source);
  const pair = (key: string, text: unknown): string => `${percent(key)}=${percent(String(text))}`;
  if (typeof value !== "object" || value === null) return [pair(name, value)];
  return Object.entries(value).map(([key, entry]) =>
    pair(Array.isArray(value) ? name : `${name}[${key}]`, entry),
  );
}

function makeBody(
  { id, body, examples }: FuzzOperation,
  source: Source,
  account: Account | "nobody",
): Encoded | undefined {
  const { rng } = source;
  if (body === undefined) return rng.chance(0.05) ? spoil({}, rng) : undefined;
  const made = recipes[id] ?? [];
  const fromRecipe = made.length > 0 && (rare.has(id) || rng.chance(0.7));
  const value = fromRecipe
    ? rng.pick(made)(source, account)
    : examples.length > 0 && rng.chance(0.3)
      ? rng.pick(examples)
      : sample(body, source);
  if (rare.has(id)) return rng.chance(0.8) ? encode(value) : spoil(value, rng);
  switch (rng.whole(0, 9)) {
    case 0:
      return spoil(value, rng);
    case 1:
    case 2:
      return { ...encode(mutate(value, rng)), note: "one place" };
    case 3:
      return { ...encode(mutate(mutate(mutate(value, rng), rng), rng)), note: "three places" };
    default:
      return encode(value);
  }
}

interface Signing {
  readonly headers: readonly (readonly [string, string])[];
  readonly own: boolean;
}

const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString("base64")}`;

const strangers: readonly (readonly [string, string])[] = [
  [headerNames.authorization, basic("vendor:wrong")],
  [headerNames.authorization, basic("nobody-such:x")],
  [headerNames.authorization, basic(":")],
  [headerNames.authorization, basic("vendor")],
  [headerNames.authorization, basic(`${"a".repeat(5_000)}:b`)],
  [headerNames.authorization, basic("a\u0000b:c")],
  [headerNames.authorization, "Basic"],
  [headerNames.authorization, "Basic %%%"],
  [headerNames.authorization, `Basic ${Buffer.from([0xff, 0xfe, 0x3a, 0x61]).toString("base64")}`],
  [headerNames.authorization, "Bearer a.b.c"],
  [headerNames.authorization, "Bearer eyJhbGciOiJub25lIn0.eyJwcmVmZXJyZWRfdXNlcm5hbWUiOiJhZG1pbiJ9."],
  [headerNames.authorization, "Negotiate x"],
  [headerNames.authToken, ""],
  [headerNames.authToken, "x".repeat(3_000)],
  [headerNames.authToken, "' or 1=1 --"],
];

function signIn(account: Account | "nobody", rng: Rng): Signing {
  if (account !== "nobody") {
    return { headers: [[headerNames.authorization, basic(`${account}:${account}-demo`)]], own: true };
  }
  return { headers: rng.chance(0.3) ? [] : [rng.pick(strangers)], own: false };
}

function oddHeaders(rng: Rng): readonly (readonly [string, string])[] {
  if (!rng.chance(0.1)) return [];
  return [
    rng.pick<readonly [string, string]>([
      ["Accept", "text/html"],
      ["Accept-Language", `${"de;q=0.5,".repeat(500)}x`],
      ["If-Match", '"1"'],
      ["Range", "bytes=0-1"],
      ["X-HTTP-Method-Override", "DELETE"],
      ["X-Forwarded-For", "127.0.0.1, evil"],
      ["X-Forwarded-Host", "evil.test"],
      ["Expect", "100-continue"],
      ["CMW-Auth-User", "admin"],
      ["CMW-Request-Id", "chosen-by-the-caller"],
      ["Content-Length", "99999999999"],
      ["Content-Encoding", "gzip"],
      ["Cookie", "a=b"],
      ["User-Agent", "x".repeat(4_000)],
    ]),
  ];
}
