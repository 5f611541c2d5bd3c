import { createServer, type IncomingHttpHeaders } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { type EventSpec, writeEvent } from "@syndikit/conformance";
import { EventEntity } from "@syndikit/contract";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { CauseId } from "../src/doctor/cause.js";
import { application, type Habits, hmac, proxyTo, secret } from "./harness/applications.js";
import { selfSigned } from "./harness/certificate.js";
import { type CliResult, runCli } from "./harness/run-cli.js";
import { readAll, serve, startServer } from "./harness/start-vendor.js";

type Server = Awaited<ReturnType<typeof startServer>>;

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const start = async (...args: Parameters<typeof startServer>): Promise<Server> => {
  const server = await startServer(...args);
  servers.push(server);
  return server;
};

const startTls = async (...[options]: Parameters<typeof selfSigned>): Promise<Server> => {
  const server = await serve(createTlsServer(selfSigned(options), application()), "https");
  servers.push(server);
  return server;
};

const doctor = (url: string, ...args: string[]): Promise<CliResult> =>
  runCli(["doctor", url, "--json", ...args], { env: { SYNDIKIT_SECRET: secret } });

const causesOf = ({ records }: CliResult): unknown =>
  records.find(({ type }) => type === "summary")?.["causes"];
const seenIn = (result: CliResult): string => JSON.stringify(result.records);

/** Runs the doctor on an application with these habits. */
const examine = async (habits: Habits = {}): Promise<CliResult> =>
  doctor((await start(application(habits))).events);

const json = (body: Buffer): object => JSON.parse(body.toString());
const escaped = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Runs the doctor, and returns the requests with the right signature. */
const genuineOf = async (habits: Habits = {}): Promise<readonly Sent[]> => {
  const genuine: Sent[] = [];
  const before: Habits["before"] = ({ headers }, body) => {
    if (headers["cmw-event-signature"] === `sha1=${hmac(body, secret)}`) genuine.push({ headers, body });
    return undefined;
  };
  await examine({ ...habits, before });
  return genuine;
};

/** Writes an event in the way that certify does. */
const ofCertify = (spec: EventSpec): Sent => {
  const ids = { subscriptionId: 1, unknownId: 2 };
  const { headers, body } = writeEvent(spec, {
    ...{ secret, ...ids, began: Date.now() },
    foreignUrl: "https://x.example",
  });
  return { headers, body: Buffer.from(body) };
};

/** Returns the headers without those of the connection, and the fields of the event with their types. */
const shapeOf = ({ headers, body }: Sent): object => {
  const ofConnection = ["host", "connection", "content-length"];
  return {
    headers: Object.entries(headers)
      .map(([name, value]) => `${name.toLowerCase()}: ${String(value).replace(/[0-9a-f]{40}/, "<digest>")}`)
      .filter((header) => !ofConnection.some((name) => header.startsWith(`${name}: `)))
      .sort(),
    fields: Object.entries(json(body))
      .map(([key, value]) => `${key}: ${key === "date" ? String(value).replace(/\d/g, "0") : typeof value}`)
      .sort(),
  };
};

const isJson = (type = ""): boolean => type.startsWith("application/json");

describe("an application that is as it should be", () => {
  test("gets a clean bill", async () => {
    const result = await examine();
    expect(result.code, seenIn(result)).toBe(0);
    expect(causesOf(result)).toEqual([]);
  });

  test("gets no event that it could act on", async () => {
    const bodies: string[] = [];
    const handle = (event: Readonly<Record<string, unknown>>, body: Buffer): number => {
      bodies.push(body.toString("latin1"));
      expect(Object.values(EventEntity)).not.toContain(event["entity"]);
      return 204;
    };
    await examine({ handle });
    // The marketplace also writes metadata that is empty.
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ id: "1", metadata: {}, type: "MODIFIED" });
    expect(bodies.length).toBeGreaterThan(5);
    expect(bodies.filter((body) => body.includes('"Subscription"'))).toEqual([]);
  });

  test("gets an event with the fields and headers of one that certify sends", async () => {
    const [first] = await genuineOf();
    expect(first === undefined ? undefined : shapeOf(first)).toEqual(shapeOf(ofCertify({})));
  });

  test("is told in words what was looked at, without the secret", async () => {
    const { events } = await start(application());
    const { stdout, stderr } = await runCli(["doctor", events, "--secret", secret]);
    expect(stdout).toContain("✓ a forged event is refused");
    expect(stdout).toContain("Events arrive correctly.");
    expect(stdout).toContain("Not tested: what your application does with an event.");
    expect(stdout).toContain("syndikit certify <address>");
    expect(stdout + stderr).not.toContain(secret);
  });
});

test("without the secret, an application is not said to accept events", async () => {
  const { events } = await start(application());
  const { code, stdout } = await runCli(["doctor", events]);
  expect(code).toBe(0);
  expect(stdout).toContain("Nothing wrong was found so far.");
  expect(stdout).toContain("Not tested: whether your application accepts an event that is properly signed.");
  expect(stdout).not.toContain("Events arrive correctly.");
});

test("an application that fails gets an event of a subscription as certify sends one", async () => {
  const sent = await genuineOf({ handle: () => 500 });
  const ofSubscription = sent.find(({ body }) => body.includes('"Subscription"'));
  expect(ofSubscription && shapeOf(ofSubscription)).toEqual(shapeOf(ofCertify({ id: "unknown" })));
});

describe("an application with a defect", () => {
  const cases: readonly (readonly [defect: string, habits: Habits, cause: CauseId, evidence: string])[] = [
    [
      "hashes JSON that it has parsed and written anew",
      { hashes: (body) => JSON.stringify(json(body)), headers: { "X-Powered-By": "Express" } },
      "parsed-body",
      "express.raw",
    ],
    [
      "hashes JSON with escapes, as written by another language",
      { hashes: (body) => escaped(JSON.stringify(json(body))), headers: { Server: "uvicorn" } },
      "parsed-body",
      "await request.body()",
    ],
    ["hashes [object Object]", { hashes: (body) => String(json(body)) }, "parsed-body", "[object Object]"],
    ["hashes nothing, because the stream was read before", { hashes: () => "" }, "parsed-body", "empty"],
    [
      "has a body parser that makes the check throw",
      { before: (request) => (isJson(request.headers["content-type"]) ? 500 : undefined) },
      "parsed-body",
      "as another type",
    ],
    ["reads the body as Latin-1", { hashes: (body) => body.toString("latin1") }, "body-rewritten", "Latin-1"],
    ["trims the body", { hashes: (body) => body.toString().trim() }, "body-rewritten", "white space"],
    [
      "has another secret",
      { secret: "another-secret-altogether" },
      "wrong-secret",
      "whatever its signature is",
    ],
    [
      "has another secret, and says what is missing",
      { secret: "another-secret-altogether", says: (reason) => reason },
      "wrong-secret",
      "The header arrives",
    ],
    ["has the secret with a newline", { secret: `${secret}\n` }, "wrong-secret", "newline"],
    ["has the secret in quotation marks", { secret: `"${secret}"` }, "wrong-secret", "quotation marks"],
    [
      "wants the digest without the prefix",
      { accepts: (header, body) => header === hmac(body, secret) },
      "signature-form",
      "without sha1=",
    ],
    [
      "wants SHA-256",
      { accepts: (header, body) => header === `sha256=${hmac(body, secret, "sha256")}` },
      "signature-form",
      "SHA-256",
    ],
    [
      "looks for the header with capital letters only",
      {
        accepts: (header, body, { rawHeaders }) =>
          rawHeaders.includes("CMW-Event-Signature") && header === `sha1=${hmac(body, secret)}`,
      },
      "signature-form",
      "lower case",
    ],
    ["checks nothing", { accepts: () => true }, "not-verified", "another secret is answered with 204"],
    [
      "accepts what is not signed",
      { accepts: (header, body) => header === undefined || header === `sha1=${hmac(body, secret)}` },
      "unsigned-accepted",
      "without the header",
    ],
    ["answers 202", { handle: () => 202 }, "wrong-status", "only 204 and 200"],
    [
      "refuses entities that it does not know",
      { handle: ({ entity }) => (entity === "Subscription" ? 204 : 400) },
      "unknown-events",
      "answered with 400",
    ],
    ["fails on genuine events", { handle: () => 500 }, "application-fails", "See its log"],
    ["fails on everything", { before: () => 500 }, "application-fails", "signed or not"],
    [
      "refuses old events",
      { handle: ({ date }) => (Date.parse(String(date)) < Date.now() - 300_000 ? 400 : 204) },
      "age-limit",
      "two days ago",
    ],
    [
      "fails on entities that it does not know, and on no other",
      {
        handle: ({ entity }) => (entity === "Subscription" ? 204 : 500),
      },
      "unknown-events",
      "A test event of a subscription is answered with 204",
    ],
  ];

  test.each(cases)("that %s is found out", async (_, habits, cause, evidence) => {
    const result = await examine(habits);
    expect(causesOf(result), seenIn(result)).toEqual([cause]);
    expect(seenIn(result)).toContain(evidence);
    expect(result.code).toBe(1);
  });

  test.each<readonly [string, Habits, CauseId]>([
    [
      "has a limit of its own for the size of events",
      { before: (_, body) => (body.length > 4096 ? 413 : undefined) },
      "body-limit",
    ],
    [
      "compares the content type letter by letter",
      { before: ({ headers }) => (headers["content-type"] === "application/json" ? 415 : undefined) },
      "content-type",
    ],
    [
      "needs a declared length",
      { before: ({ headers }) => (headers["content-length"] === undefined ? 411 : undefined) },
      "chunked",
    ],
    [
      "fails on compressed bodies",
      { before: ({ headers }) => (headers["content-encoding"] === "gzip" ? 500 : undefined) },
      "compressed",
    ],
  ])("that %s is warned", async (_, habits, cause) => {
    const result = await examine(habits);
    expect(causesOf(result), seenIn(result)).toEqual([cause]);
    expect(result.code).toBe(0);
  });

  test("whose clock is off is found out when it refuses by date, and warned when it does not", async () => {
    const ahead = 3_600_000;
    const headers = { Date: new Date(Date.now() + ahead).toUTCString() };
    const refuses = await examine({
      headers,
      handle: ({ date }) => (Math.abs(Date.parse(String(date)) - Date.now() - ahead) > 300_000 ? 401 : 204),
    });
    expect(causesOf(refuses), seenIn(refuses)).toEqual(["clock"]);
    expect(seenIn(refuses)).toContain("60 minutes ahead");
    expect(refuses.code).toBe(1);

    const takes = await examine({ headers });
    expect(causesOf(takes), seenIn(takes)).toEqual(["clock"]);
    expect(takes.code).toBe(0);
  });
});

describe("a proxy with a defect", () => {
  const before = async (
    habits: Parameters<typeof proxyTo>[1],
    app: Habits = {},
  ): Promise<readonly [string, string]> => {
    const behind = await start(application(app));
    const { events } = await start(proxyTo(behind.events, habits));
    return [events, behind.events];
  };
  const header = "cmw-event-signature";

  test("that rewrites JSON is told from an application that does", async () => {
    const [events, direct] = await before({ rewrites: (body) => JSON.stringify(json(body)) });
    const result = await doctor(events, "--direct", direct);
    expect(causesOf(result), seenIn(result)).toEqual(["body-rewritten"]);
    expect(seenIn(result)).toContain("Something before the application");
    expect(seenIn(result)).toContain("compact JSON");
    expect(causesOf(await doctor(events))).toEqual(["parsed-body"]);
  });

  test("that appends a newline is found out, also without the application's own address", async () => {
    const [events, direct] = await before({ rewrites: (body) => `${body}\n` });
    expect(causesOf(await doctor(events, "--direct", direct))).toEqual(["body-rewritten"]);
    const alone = await doctor(events);
    expect(causesOf(alone), seenIn(alone)).toEqual(["body-rewritten"]);
    expect(seenIn(alone)).toContain("newline added");
  });

  test("that drops the header is told from a wrong secret", async () => {
    const [events, direct] = await before({ drops: header });
    const result = await doctor(events, "--direct", direct);
    expect(causesOf(result), seenIn(result)).toEqual(["header-dropped"]);
    expect(seenIn(result)).toContain("proxy_set_header CMW-Event-Signature");
    expect(seenIn(await doctor(events))).toContain("pass --direct");
  });

  test("that drops the header is found out by what the application says", async () => {
    const [events] = await before({ drops: header }, { says: (reason) => `signature ${reason}` });
    const result = await doctor(events);
    expect(causesOf(result), seenIn(result)).toEqual(["header-dropped"]);
  });
});

describe("an address that is not right", () => {
  test.each<readonly [string, number, CauseId, string]>([
    ["is none of the application's", 404, "wrong-path", "Compare the path"],
    ["does not take POST", 405, "wrong-method", "it allows GET"],
  ])("because it %s", async (_, status, cause, evidence) => {
    const { events } = await start((__, response) => response.writeHead(status, { Allow: "GET" }).end());
    const result = await doctor(events);
    expect(causesOf(result)).toEqual([cause]);
    expect(seenIn(result)).toContain(evidence);
  });

  test("because the route is there for GET only", async () => {
    const { events } = await start(({ method }, response) => {
      response.writeHead(method === "GET" ? 200 : 404).end("hello");
    });
    expect(causesOf(await doctor(events))).toEqual(["wrong-method"]);
  });

  test("because of a slash at its end", async () => {
    const app = application();
    const { events } = await start((request, response) => {
      if (request.url?.endsWith("/") === true) app(request, response);
      else response.writeHead(404).end();
    });
    const result = await doctor(events);
    expect(causesOf(result)).toEqual(["wrong-path"]);
    expect(seenIn(result)).toContain(`${events}/`);
  });

  test("because a page answers everything", async () => {
    const { events } = await start((_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Acme</title>");
    });
    const result = await doctor(events);
    expect(causesOf(result)).toEqual(["wrong-path"]);
    expect(seenIn(result)).toContain("web page");
  });

  test("because it redirects", async () => {
    const { events, origin } = await start((_, response) => {
      response.writeHead(308, { Location: "/elsewhere" }).end();
    });
    const result = await doctor(events);
    expect(causesOf(result)).toEqual(["redirect"]);
    expect(seenIn(result)).toContain(`${origin}/elsewhere`);
  });
});

describe("a connection that is not right", () => {
  test("because nothing listens", async () => {
    const { events, close } = await startServer(application());
    await close();
    const result = await doctor(events);
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 3, causes: ["nothing-listens"] });
  });

  test("because the name is not known", async () => {
    const result = await doctor("http://no-such-host.invalid/events");
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 3, causes: ["no-such-host"] });
  });

  test("because no answer comes", async () => {
    const { events } = await start((request) => void request.resume());
    const result = await doctor(events, "--timeout", "0.3");
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 3, causes: ["timeout"] });
  });

  test.each([502, 504])("because a proxy answers %s in its place", async (status) => {
    const { events } = await start(application({ before: () => status, headers: { "retry-after": "600" } }));
    const result = await doctor(events);
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 1, causes: ["proxy-fails"] });
  });

  test("because it breaks off", async () => {
    const { events } = await start((request) => void readAll(request).then(() => request.socket.destroy()));
    expect(causesOf(await doctor(events))).toEqual(["connection-broken"]);
  });

  test.each<readonly [string, Parameters<typeof selfSigned>[0], readonly CauseId[]]>([
    ["signs itself", { address: "127.0.0.1" }, ["tls-self-signed"]],
    ["has expired", { address: "127.0.0.1", until: "210101" }, ["tls-expired", "tls-self-signed"]],
    ["is not valid yet", { address: "127.0.0.1", from: "480101" }, ["tls-not-yet-valid", "tls-self-signed"]],
    ["is for another name", { address: "127.0.0.2" }, ["tls-name-mismatch", "tls-self-signed"]],
  ])("because its certificate %s", async (_, options, causes) => {
    const { events } = await startTls(options);
    const result = await doctor(events);
    expect(causesOf(result), seenIn(result)).toEqual(causes);
    expect(result.code).toBe(1);
  });

  test("because it speaks TLS, and is called without", async () => {
    const { events } = await startTls({ address: "127.0.0.1" });
    const result = await doctor(events.replace("https:", "http:"));
    expect(causesOf(result), seenIn(result)).toEqual(["scheme"]);
    expect(seenIn(result)).toContain(events);
  });

  test("because it is called with TLS, and speaks none", async () => {
    const { events } = await start(application());
    const result = await doctor(events.replace("http:", "https:"));
    expect(causesOf(result), seenIn(result)).toEqual(["scheme"]);
    expect(seenIn(result)).toContain(events);
  });
});

describe("without the secret", () => {
  test("only the connection and forgeries are looked at, and that is said", async () => {
    const good = await start(application());
    const { code, stderr } = await runCli(["doctor", good.events]);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("Without the secret"),
    });
    const open = await start(application({ accepts: () => true }));
    expect(causesOf(await runCli(["doctor", open.events, "--json"]))).toEqual(["not-verified"]);
  });
});

describe("an application that listens on IPv6 alone", () => {
  const startOnIpv6 = async (): Promise<number> => {
    const server = createServer(application());
    await new Promise<void>((resolve) => server.listen({ host: "::1", port: 0, ipv6Only: true }, resolve));
    onTestFinished(() => void server.close());
    // A server that listens on a port has such an address.
    return (server.address() as AddressInfo).port;
  };

  test("is reached by its address", async () => {
    const result = await doctor(`http://[::1]:${await startOnIpv6()}/`);
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 0, causes: [] });
  });

  test("is found where the address of IPv4 was given", async () => {
    const port = await startOnIpv6();
    const result = await doctor(`http://127.0.0.1:${port}/events`);
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 3, causes: ["nothing-listens"] });
    expect(seenIn(result)).toContain(`Use http://[::1]:${port}/events`);
  });
});

describe("an application that puts requests off", () => {
  /** Answers so many requests, and then with this status. */
  const puttingOff = (
    answered: number,
    status: number,
    times: number,
    headers: Habits["headers"] = {},
  ): Habits => {
    let count = 0;
    return {
      ...(headers && { headers }),
      before: () => {
        count += 1;
        return count > answered && count <= answered + times ? status : undefined;
      },
    };
  };

  test.each([
    [429, "rate-limit"],
    [503, "proxy-fails"],
  ] as const)("with %s and Retry-After is asked again, and every check is made", async (status, id) => {
    const result = await examine(puttingOff(5, status, 2, { "retry-after": "0" }));
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 0, causes: [id] });
    expect(result.records.filter(({ type }) => type === "check")).toHaveLength(9);
  });

  test("until a date is waited for", async () => {
    const until = new Date(Date.now() - 1_000).toUTCString();
    expect(causesOf(await examine(puttingOff(0, 503, 1, { "retry-after": until })))).toEqual(["proxy-fails"]);
  });

  test("without an end is not judged by that answer", async () => {
    const result = await examine(puttingOff(5, 429, 1_000, { "retry-after": "3600" }));
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 1, causes: ["rate-limit"] });
    expect(seenIn(result)).toContain("Retry-After: 3600");
  });

  test("while it starts behind a proxy is waited for", async () => {
    const result = await examine(puttingOff(0, 502, 1));
    expect({ code: result.code, causes: causesOf(result) }).toEqual({ code: 0, causes: ["proxy-fails"] });
  });
});
