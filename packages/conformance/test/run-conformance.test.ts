import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  type Check,
  type ConformanceOptions,
  type Report,
  runConformance,
  toHtml,
  toJunit,
  type VendorEnvironment,
} from "../src/index.js";

/** Lets a server listen for the time of a test. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
}

/** An address where nothing listens. */
async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/events`;
}

/** A receiver that answers every event with one status, and does nothing. */
function answering(status: number, onRequest: () => void = () => undefined): Promise<string> {
  return listen(
    createServer((request, response) => {
      onRequest();
      request.resume().on("end", () => response.writeHead(status).end());
    }),
  );
}

/** A receiver that verifies signatures, deploys what is PENDING, and does nothing else. */
async function deploying(secret: string, environment: () => VendorEnvironment | undefined): Promise<string> {
  async function call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const { MARKETPLACE_URL, MARKETPLACE_TOKEN = "" } = environment() ?? {};
    const response = await fetch(`${MARKETPLACE_URL}/api/${path}`, {
      method,
      headers: { [headerNames.authToken]: MARKETPLACE_TOKEN, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return text === "" ? {} : JSON.parse(text);
  }
  return listen(
    createServer(async (request, response) => {
      const body = await buffer(request);
      const header = request.headers[headerNames.eventSignature.toLowerCase()]?.toString();
      if (!verify({ body, header, secrets: secret }).ok) return response.writeHead(401).end();
      const { entity, id } = JSON.parse(body.toString());
      if (entity === "Subscription") {
        const { deploymentStatus } = await call("GET", `subscription/${id}`);
        if (deploymentStatus === "PENDING") {
          await call("POST", `subscription/${id}/endpoints`, [
            { category: "APP", endpoint: `https://t${id}.example` },
          ]);
          await call("PATCH", `subscription/${id}`, { deploymentStatus: "DEPLOYED" });
        }
      }
      return response.writeHead(204).end();
    }),
  );
}

/** A run that does not wait long. */
const run = (options: ConformanceOptions): Promise<Report> =>
  runConformance({ patience: 20_000, quiet: 500, wait: 20_000, ...options });

describe("a run of the conformance checks", () => {
  test("passes a receiver, and tells of each check when it ends", { timeout: 60_000 }, async () => {
    const secret = "a-secret-of-the-vendor";
    let environment: VendorEnvironment | undefined;
    const url = await deploying(secret, () => environment);
    const ended: string[] = [];
    const report = await run({
      url,
      secret,
      token: "a-token-of-the-vendor",
      only: ["one-event-for-a-paid-order", "an-event-without-a-signature", "a-lost-event"],
      onReady: (settings) => {
        environment = settings;
      },
      onCheck: ({ id, status }, { done, of }) => ended.push(`${id} ${status} ${done}/${of}`),
    });

    expect(report.checks.map(({ findings }) => findings)).toEqual([[], [], []]);
    expect(report).toMatchObject({
      receiver: url,
      // Without --tenants nobody knows whether tenants were made.
      verdict: "incomplete",
      counts: { passed: 2, failed: 0, notRun: 1 },
      causes: [],
    });
    expect(environment).toMatchObject({ MARKETPLACE_TOKEN: "a-token-of-the-vendor", EVENT_SECRET: secret });
    expect(ended).toHaveLength(3);
    expect(ended.at(-1)).toMatch(/ 3\/3$/);
  });

  test("begins with identifiers that no run before it had", async () => {
    const url = await answering(204);
    const numberOf = async (): Promise<number> => {
      const report = await run({ url, patience: 1, only: ["a-trial"] });
      return report.checks[0]?.subscription ?? 0;
    };
    const first = await numberOf();
    let second = first;
    // Runs of the same second are not told apart.
    await expect.poll(async () => (second = await numberOf())).toBeGreaterThan(first);

    expect(first).toBeGreaterThan(1_000);
    expect(second - first).toBeGreaterThanOrEqual(64);
  });

  test("fails a receiver with findings, a remedy and a timeline, on every page of the report", async () => {
    const report = await run({ url: await answering(204), only: ["an-event-without-a-signature"] });
    const found = "a forged or unsigned event was answered with 204, not 401";
    const [check] = report.checks;

    expect(report).toMatchObject({ verdict: "failed", counts: { passed: 0, failed: 1, notRun: 0 } });
    expect(check).toMatchObject({
      status: "failed",
      findings: [{ rule: "refusals", found, permanent: true }],
      remedy: expect.stringContaining("HMAC-SHA1"),
    } satisfies Partial<Check>);
    expect(check?.timeline.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^the marketplace sent Subscription.MODIFIED without a signature: 204 after \d+ ms$/,
      ),
    ]);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    for (const page of [toHtml(report), toJunit(report)]) expect(page).toContain(found);
  });

  test("names in a timeline each field that the marketplace changed", async () => {
    const report = await run({
      url: await answering(204),
      patience: 1,
      only: ["a-grace-that-ends-without-a-payment", "fewer-seats"],
    });
    const changes = report.checks
      .flatMap(({ timeline }) => timeline.map(({ text }) => text))
      .filter((text) => text.startsWith("the subscription changed: "));

    expect(changes).toEqual(
      expect.arrayContaining([
        "the subscription changed: paid is false",
        "the subscription changed: deploymentStatus is UNDEPLOY_SENT, paid is false",
        'the subscription changed: billingItems is {"billingItem/1":2}',
      ]),
    );
  });

  test("says what it could not see, and where to begin", async () => {
    const report = await run({
      url: await answering(204),
      patience: 500,
      only: ["one-event-for-a-paid-order", "a-trial", "a-restart-while-idle"],
    });

    expect(report.counts).toEqual({ passed: 0, failed: 2, notRun: 1 });
    expect(report.limits.map((limit) => /--\w+/.exec(limit)?.[0])).toEqual([
      "--tenants",
      "--start",
      "--sweep",
    ]);
    expect(report.causes).toMatchObject([
      { id: "never-called", checks: ["one-event-for-a-paid-order", "a-trial"] },
    ]);
  });

  test("is incomplete when it is aborted, and judges nothing that had no chance", async () => {
    const controller = new AbortController();
    let requests = 0;
    // The first request asks whether it is there; the second is the event of the check.
    const url = await answering(204, () => {
      requests += 1;
      if (requests === 2) controller.abort();
    });
    const report = await run({ url, only: ["a-trial"], signal: controller.signal });

    expect(report).toMatchObject({ verdict: "incomplete", checks: [{ id: "a-trial", status: "not run" }] });
  });
});

describe("a run that is interrupted while the receiver starts again", () => {
  test("has no failure: what was interrupted was not run", { timeout: 60_000 }, async () => {
    const controller = new AbortController();
    let starts = 0;
    const notice = await listen(
      createServer((_request, response) => {
        starts += 1;
        response.writeHead(204, { "x-starts": String(starts) }).end();
      }),
    );
    const url = await freeAddress();
    // It listens at its first start alone, so the run waits for the second one.
    const program = `
      const { createServer } = require("node:http");
      const server = createServer((request, response) => {
        request.resume().on("end", () => response.writeHead(204).end());
      });
      fetch("${notice}").then(({ headers }) => {
        if (headers.get("x-starts") === "1") server.listen(${new URL(url).port}, "127.0.0.1");
        else setInterval(() => {}, 1000);
      });`;
    const report = await run({
      url,
      start: `exec "${process.execPath}" -e '${program.replaceAll("\n", " ")}'`,
      env: process.env,
      only: ["a-restart-while-idle"],
      patience: 500,
      signal: controller.signal,
      onWait: () => {
        if (starts === 2) controller.abort();
      },
    });

    expect(report).toMatchObject({ verdict: "incomplete", counts: { passed: 0, failed: 0, notRun: 1 } });
    expect(toJunit(report)).toContain('failures="0"');
    expect(toJunit(report)).toContain('<skipped message="interrupted"/>');
  });
});

describe("a run that cannot begin", () => {
  test.each<[string, Partial<ConformanceOptions>, string, string]>([
    ["an unknown check", { only: ["a-trail"] }, "invalid-option", 'There is no check "a-trail".'],
    ["tenants that are no list", { tenants: "itself" }, "invalid-option", "without a JSON list"],
    [
      "an address that is in use",
      { listen: "itself" as never },
      "invalid-option",
      "another program listens there",
    ],
    [
      "a process that ends",
      { start: "echo no such table >&2; exit 3" },
      "receiver-unreachable",
      "no such table",
    ],
  ])("is refused for %s", async (_, options, code, message) => {
    const url = options.start === undefined ? await answering(204) : "http://127.0.0.1:9/events";
    const { hostname, port } = new URL(url);
    const own = {
      ...options,
      ...(options.tenants && { tenants: url }),
      ...(options.listen && { listen: { host: hostname, port: Number(port) } }),
    };

    await expect(run({ url, ...own })).rejects.toMatchObject({
      name: "ConformanceError",
      code,
      message: expect.stringContaining(message),
    });
  });

  test("says why a receiver is not ready", async () => {
    const reasons = new Set<string>();
    const url = await answering(401);
    const refused = run({ url, wait: 300, onWait: (reason) => reasons.add(reason) });

    await expect(refused).rejects.toMatchObject({ code: "receiver-unreachable" });
    expect([...reasons]).toEqual([expect.stringContaining("it does not have this secret yet")]);
  });

  test.each([429, 502, 503, 504])("waits for a receiver while a proxy answers %s", async (status) => {
    const reasons = new Set<string>();
    const url = await answering(status);
    const refused = run({ url, wait: 300, onWait: (reason) => reasons.add(reason) });

    await expect(refused).rejects.toMatchObject({ code: "receiver-unreachable" });
    expect([...reasons]).toEqual([expect.stringContaining(`it answers ${status}`)]);
  });

  test("ends when it is aborted", async () => {
    const aborted = run({ url: "http://127.0.0.1:9/events", signal: AbortSignal.abort() });

    await expect(aborted).rejects.toMatchObject({ code: "aborted" });
  });

  test("does not take what listens there already for what it starts", async () => {
    const url = await answering(204);

    await expect(run({ url, start: "sleep 60" })).rejects.toThrow(
      `Another program already answers at ${url}.`,
    );
  });
});
