import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as requestHttp } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMarketplace } from "@syndikit/sdk";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ExitCode } from "../src/frame/cli-error.js";
import { openNetwork } from "../src/http/open-network.js";
import { application, secret } from "./harness/applications.js";
import { type Identity, selfSigned } from "./harness/certificate.js";
import { runCli } from "./harness/run-cli.js";
import { spawnCli } from "./harness/spawn-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startProxy, type TestProxy, type TestProxyOptions } from "./harness/start-proxy.js";
import { serve, startServer, startVendor } from "./harness/start-vendor.js";

/** Commands that send nothing themselves. `open` leaves it to the browser. */
const offline = ["complete", "open", "sign", "verify", "completion", "help"];

/** Milliseconds for a test that starts a process, which takes long on a busy machine. */
const STARTS_A_PROCESS = 60_000;

const vendorOnly = { SYNDIKIT_USER: "vendor", SYNDIKIT_PASSWORD: "vendor-demo" };

let market: TestMarketplace;
beforeAll(async () => {
  market = await startMarketplace();
});
afterAll(() => market.close());

let proxies: TestProxy[] = [];
afterEach(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  proxies = [];
});

async function proxy(options: TestProxyOptions = {}): Promise<TestProxy> {
  const started = await startProxy(options);
  proxies.push(started);
  return started;
}

const portOf = (address: string): number => Number(new URL(address).port);

/** An application of a vendor, which accepts events. */
async function app(): Promise<string> {
  const server = await startServer(application());
  onTestFinished(() => server.close());
  return server.origin;
}

/** A server with a certificate of its own, in front of another one. */
async function behindTls(identity: Identity, origin: string): Promise<number> {
  const server = await serve(
    createTlsServer(identity, (request, response) => {
      const { method = "GET", url: path = "/", headers } = request;
      const target = { host: "127.0.0.1", port: portOf(origin), method, path, headers, agent: false };
      const onward = requestHttp(target, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    }),
    "https",
  );
  onTestFinished(() => server.close());
  return portOf(server.origin);
}

describe("every command that calls out", () => {
  /** What a command asks, without a slash at the end; each goes to `http://…`, which is forwarded. */
  const calls: Readonly<Record<string, (to: { market: string; app: string }) => readonly string[]>> = {
    listen: ({ market: url }) => [
      "listen",
      "--forward-to",
      "http://127.0.0.1:9/",
      "--marketplace",
      url,
      "--restore",
    ],
    trigger: ({ app: url }) => ["trigger", "Subscription.MODIFIED", "--to", `${url}/events`],
    replay: ({ market: url }) => ["replay", "1", "--marketplace", url, "--patience", "1"],
    events: ({ market: url }) => ["events", "list", "--marketplace", url],
    attempts: ({ market: url }) => ["attempts", "1", "--marketplace", url],
    subscriptions: ({ market: url }) => ["subscriptions", "list", "--marketplace", url],
    logs: ({ market: url }) => ["logs", "list", "--marketplace", url],
    clock: ({ market: url }) => ["clock", "--marketplace", url],
    doctor: ({ app: url }) => ["doctor", `${url}/events`],
    certify: ({ app: url }) => [
      "certify",
      `${url}/events`,
      "--wait",
      "1",
      "--only",
      "a-trial",
      "--patience",
      "1",
    ],
    "certify-marketplace": ({ market: url }) => [
      "certify-marketplace",
      `${url}/api`,
      "--only",
      "authentication",
    ],
    receiver: ({ app: url }) => ["receiver", "status", "--url", `${url}/operator`],
  };

  test("has its row here", async () => {
    // Each suggestion is a name, a tab and a description.
    const { stdout } = await runCli(["complete", "--", ""]);
    const all = stdout.split("\n").map((line) => line.split("\t")[0] ?? "");
    const names = all.filter((name) => /^[a-z]/.test(name) && !offline.includes(name));
    expect(names.sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(Object.keys(calls))("%s goes through the proxy, and names it when it refuses", async (name) => {
    const own = await proxy({ refuses: 407 });
    const args = calls[name]?.({ market: market.url, app: await app() }) ?? [];
    const env = { ...market.env, SYNDIKIT_SECRET: secret, HTTP_PROXY: `http://${own.address}` };
    const { code, stdout, stderr } = await runCli(args, { env: { ...env, NO_PROXY: "<-loopback>" } });

    expect(own.seen.length).toBeGreaterThan(0);
    expect(`${stdout}${stderr}`.replace(/\s+/g, " ")).toContain(
      `The proxy ${own.address} of HTTP_PROXY answered 407`,
    );
    expect(`${stdout}${stderr}`).toContain("syndikit help environment");
    expect(`${stdout}${stderr}`).not.toContain("npx @syndikit/reference-server");
    expect([ExitCode.UNREACHABLE, ExitCode.FINDING, ExitCode.INCOMPLETE]).toContain(code);
  });

  test.each(Object.keys(calls))("%s --help names the variables", async (name) => {
    const { stdout } = await runCli([name, "--help"]);
    expect(stdout).toContain("HTTPS_PROXY");
    expect(stdout).toContain("NO_PROXY");
    expect(stdout).toContain("NODE_EXTRA_CA_CERTS");
  });
});

test("what is on this machine is reached without a proxy, unless it is asked for", async () => {
  const down = { HTTP_PROXY: "http://127.0.0.1:9", HTTPS_PROXY: "http://127.0.0.1:9" };
  const { code } = await runCli(["events", "list"], { env: { ...market.env, ...down } });
  expect(code).toBe(ExitCode.OK);
});

test.each([
  ["ann:p@ss", "ann:p%40ss"],
  ["ann:100% p@ss", "ann:100%%20p%40ss"],
])("the proxy gets %s from an address with %s", async (wants, written) => {
  const own = await proxy({ hosts: { "app.example": portOf(await app()) }, wants });
  const network = await openNetwork({ HTTP_PROXY: `http://${written}@${own.address}` });
  expect((await network.fetch("http://app.example/")).status).toBe(404);
});

test("plain HTTP is forwarded: not every proxy opens tunnels to other ports than 443", async () => {
  const origin = await app();
  const own = await proxy({ hosts: { "app.example": portOf(origin) }, wants: "ann:p@ss" });
  const env = { SYNDIKIT_SECRET: secret, http_proxy: `http://ann:p%40ss@${own.address}` };
  const args = ["trigger", "Subscription.MODIFIED", "--to", "http://app.example/events?a=b"];
  const { code } = await runCli(args, { env });

  expect({ code, seen: own.seen }).toEqual({
    code: ExitCode.OK,
    seen: ["POST http://app.example/events?a=b"],
  });
});

test("the headers and the bytes of an event arrive as they were sent", async () => {
  const vendor = await startVendor();
  onTestFinished(() => vendor.close());
  const own = await proxy({ hosts: { "app.example": portOf(vendor.origin) }, wants: "ann:secret" });
  const folder = await mkdtemp(join(tmpdir(), "syndikit-proxy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "events.jsonl");
  const record = { time: "2026-01-01T00:00:00Z", method: "POST", path: "/events", headers: [["X-Odd", "1"]] };
  await writeFile(file, `${JSON.stringify({ ...record, body: '{ "a" : 1.0 }' })}\n`);
  const env = { HTTP_PROXY: `http://ann:secret@${own.address}` };
  const { code, stderr } = await runCli(["replay", file, "--to", "http://app.example/events"], { env });

  expect({ code, stderr }).toMatchObject({ code: ExitCode.OK });
  const [received] = vendor.received;
  expect(received?.body.toString()).toBe('{ "a" : 1.0 }');
  expect(received?.rawHeaders).toContain("X-Odd");
});

describe("https", () => {
  const identity = selfSigned({ address: "market.example" });
  let authority: string;
  beforeAll(() => {
    authority = join(market.folder, "authority.pem");
  });

  const ofProxy = selfSigned({ address: "127.0.0.1" });

  test.each([
    ["http", undefined],
    ["https", ofProxy],
  ])(
    "goes through a tunnel of an %s proxy to a marketplace with a certificate of one's own",
    async (scheme, own) => {
      const port = await behindTls(identity, market.url);
      const { address, seen } = await proxy({
        hosts: { "market.example:443": port },
        ...(own && { identity: own }),
      });
      await writeFile(authority, `${identity.cert}${ofProxy.cert}`);
      const env = { ...vendorOnly, HTTPS_PROXY: `${scheme}://${address}`, NODE_EXTRA_CA_CERTS: authority };
      const args = ["events", "list", "--marketplace", "https://market.example"];
      const { code, stderr } = await spawnCli(args, env).ended;

      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.any(String) });
      expect(new Set(seen)).toEqual(new Set(["CONNECT market.example:443"]));
    },
    STARTS_A_PROCESS,
  );

  test(
    "shows the host nothing of the name and the password that the proxy gets",
    async () => {
      const vendor = await startVendor();
      onTestFinished(() => vendor.close());
      const port = await behindTls(identity, vendor.origin);
      const own = await proxy({ hosts: { "market.example:443": port }, wants: "ann:secret-word" });
      await writeFile(authority, identity.cert);
      const proxied = { HTTPS_PROXY: `http://ann:secret-word@${own.address}` };
      const args = ["trigger", "Subscription.MODIFIED", "--to", "https://market.example/events", "--json"];
      const env = { ...proxied, SYNDIKIT_SECRET: secret, NODE_EXTRA_CA_CERTS: authority };
      const { code, stdout, stderr } = await spawnCli(args, env).ended;

      expect({ code, seen: own.seen }).toEqual({ code: ExitCode.OK, seen: ["CONNECT market.example:443"] });
      expect(vendor.received).toHaveLength(1);
      expect(vendor.received[0]?.rawHeaders.join()).not.toMatch(/proxy/i);
      expect(`${stdout}${stderr}`).not.toContain("secret-word");
    },
    STARTS_A_PROCESS,
  );

  test("doctor sees through the tunnel whose certificate it is", async () => {
    const port = await behindTls(identity, await app());
    const own = await proxy({ hosts: { "market.example:443": port } });
    const env = { SYNDIKIT_SECRET: secret, HTTPS_PROXY: `http://${own.address}` };
    const { records } = await runCli(["doctor", "https://market.example/events", "--json"], { env });

    expect(records.find(({ type }) => type === "cause")).toMatchObject({
      id: "tls-self-signed",
      remedy: expect.arrayContaining([expect.stringContaining("NODE_EXTRA_CA_CERTS")]),
    });
  });

  test.each([
    ["the marketplace's client", ["events", "list", "--marketplace", "https://market.example"]],
    ["an event", ["trigger", "Subscription.MODIFIED", "--to", "https://market.example/events"]],
    ["an operator page", ["receiver", "status", "--url", "https://market.example/operator"]],
    ["a receiver", ["certify", "https://market.example/events", "--wait", "1"]],
  ])("%s that does not know the authority says how to name it", async (_, args) => {
    const port = await behindTls(identity, market.url);
    const own = await proxy({ hosts: { "market.example:443": port } });
    const env = { ...vendorOnly, SYNDIKIT_SECRET: secret, HTTPS_PROXY: `http://${own.address}` };
    const { code, stdout, stderr } = await runCli(args, { env });

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(`${stdout}${stderr}`).toContain("NODE_EXTRA_CA_CERTS");
    expect(`${stdout}${stderr}`).not.toContain("npx @syndikit/reference-server");
  });

  test("a stream of events comes piece by piece", async () => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: 1\n\n");
      asked = () => response.write("data: 2\n\n");
    });
    onTestFinished(() => server.close());
    let asked = (): unknown => undefined;
    const own = await proxy({ hosts: { "app.example": portOf(server.origin) } });
    const network = await openNetwork({ HTTP_PROXY: own.address });
    const ending = new AbortController();
    const { body, headers } = await network.fetch("http://app.example/stream", { signal: ending.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();

    expect(headers.get("content-type")).toBe("text/event-stream");
    expect((await reader?.read())?.value).toBe("data: 1\n\n");
    asked();
    expect((await reader?.read())?.value).toBe("data: 2\n\n");
    ending.abort();
    await expect(reader?.read()).rejects.toThrow();
  });
});

describe("a proxy that does not work", () => {
  const to = ["trigger", "Subscription.MODIFIED", "--to"];
  const run = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const { code, stdout, stderr } = await runCli(args, {
      env: { ...vendorOnly, SYNDIKIT_SECRET: secret, ...env },
    });
    return { code, said: `${stdout}${stderr}`.replace(/\s+/g, " ") };
  };

  test.each([
    ["https", [...to, "https://app.example/events"]],
    ["http", [...to, "http://app.example/events"]],
    ["https", ["events", "list", "--marketplace", "https://app.example"]],
  ])("is down: over %s, %j names the variable", async (scheme, args) => {
    const name = `${scheme.toUpperCase()}_PROXY`;
    const { code, said } = await run(args, { [name]: "http://ann:secret-word@127.0.0.1:9" });

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(said).toContain(`The proxy 127.0.0.1:9 of ${name} cannot be reached (ECONNREFUSED).`);
    expect(said).toContain("NO_PROXY");
    expect(said).not.toContain("secret-word");
  });

  test.each([
    ["https", 407, "It does not accept the name and the password in https_proxy."],
    ["http", 407, "It does not accept the name and the password in http_proxy."],
    ["https", 403, "It does not allow that host. If the host needs no proxy, name it in NO_PROXY."],
    ["https", 502, "It cannot reach that host. If the host needs no proxy, name it in NO_PROXY."],
  ])("refuses: over %s, %i is told from an answer of the host", async (scheme, status, expected) => {
    const own = await proxy({ refuses: status });
    const env = { [`${scheme}_proxy`]: `http://ann:secret-word@${own.address}` };
    const { code, said } = await run([...to, `${scheme}://app.example/events`], env);

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(said).toContain(`answered ${status} when it was asked for app.example. ${expected}`);
    expect(said).not.toContain("secret-word");
  });

  test.each(["socks5://127.0.0.1:1", "http://ann:12#34@127.0.0.1:1"])(
    "%s is none: the message says how its address is written",
    async (address) => {
      const { code, said } = await run([...to, "https://app.example/events"], { HTTPS_PROXY: address });

      expect(code).toBe(ExitCode.UNREACHABLE);
      expect(said).toContain("HTTPS_PROXY is not the address of an HTTP proxy: write it as http://host:port");
    },
  );

  test.each(["https", "http"])(
    "is silent: over %s a command ends, and leaves no connection",
    async (scheme) => {
      const own = await proxy({ silent: true });
      const env = { [`${scheme.toUpperCase()}_PROXY`]: own.address, SYNDIKIT_SECRET: secret };
      const args = ["doctor", `${scheme}://app.example/events`, "--timeout", "0.3"];
      const { code, stdout } = await spawnCli(args, env).ended;

      expect({ code, stdout }).toEqual({
        code: ExitCode.UNREACHABLE,
        stdout: expect.stringContaining("does not answer within 0.3 s"),
      });
    },
    STARTS_A_PROCESS,
  );

  test("has a certificate that is not trusted: the message names the proxy, not the host", async () => {
    const own = await proxy({ identity: selfSigned({ address: "127.0.0.1" }) });
    const { code, said } = await run([...to, "https://app.example/events"], {
      HTTPS_PROXY: `https://${own.address}`,
    });

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(said).toMatch(
      /The proxy 127\.0\.0\.1:\d+ of HTTPS_PROXY cannot be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    );
    expect(said).toContain("NODE_EXTRA_CA_CERTS");
  });

  test.each([
    ["is of another name", { address: "proxy.example" }, "ERR_TLS_CERT_ALTNAME_INVALID"],
    ["has expired", { address: "127.0.0.1", until: "210101" }, "CERT_HAS_EXPIRED"],
  ])(
    "has a certificate that %s: no authority would help",
    async (_, certificate, reason) => {
      const identity = selfSigned(certificate);
      const own = await proxy({ identity });
      const file = join(market.folder, "authority.pem");
      await writeFile(file, identity.cert);
      const env = {
        HTTPS_PROXY: `https://${own.address}`,
        SYNDIKIT_SECRET: secret,
        NODE_EXTRA_CA_CERTS: file,
      };
      const { stdout, stderr } = await spawnCli([...to, "https://app.example/events"], env).ended;
      const said = `${stdout}${stderr}`.replace(/\s+/g, " ");

      expect(said).toContain(`of HTTPS_PROXY cannot be reached (${reason}). Is its certificate valid`);
      expect(said).not.toContain("NODE_EXTRA_CA_CERTS");
    },
    STARTS_A_PROCESS,
  );
});

test("fetch gives redirects to its caller, with a proxy and without, so credentials stay at their origin", async () => {
  const seen: (string | undefined)[] = [];
  const server = await startServer((request, response) => {
    seen.push(`${request.method} ${request.headers.host}${request.url}`);
    response.writeHead(302, { location: "http://other.example/here" }).end();
  });
  onTestFinished(() => server.close());
  const { address } = await proxy({ hosts: { "app.example": portOf(server.origin) } });
  const { fetch } = await openNetwork({ HTTP_PROXY: address });
  const headers = { authorization: "Basic x" };
  const answers = [
    await fetch("http://app.example/moved", { headers }),
    await fetch("http://app.example/moved", { headers, method: "POST", body: "{}" }),
    await fetch(`${server.origin}/moved`, { headers }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(answers[0]?.headers.get("location")).toBe("http://other.example/here");
  const { host } = new URL(server.origin);
  expect(seen).toEqual(["GET app.example/moved", "POST app.example/moved", `GET ${host}/moved`]);
});

test("the SDK's own client works over that fetch", async () => {
  const own = await proxy({ hosts: { "market.example": portOf(market.url) } });
  const { fetch } = await openNetwork({ HTTP_PROXY: own.address });
  const auth = { username: "vendor", password: "vendor-demo" };
  const client = createMarketplace({ baseUrl: "http://market.example", auth, fetch, allowHttp: true });
  const names: string[] = [];
  for await (const { name } of client.products.list()) names.push(name);

  expect(names).toContain("Acme Notes");
  expect(own.seen.at(-1)).toMatch(/^GET http:\/\/market\.example\/api\/product/);
});
