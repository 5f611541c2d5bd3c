import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { headerNames } from "@syndikit/contract";
import { afterEach, describe, expect, test } from "vitest";
import { ExitCode } from "../src/frame/cli-error.js";
import { selfSigned } from "./harness/certificate.js";
import { runCli, startCli } from "./harness/run-cli.js";
import { spawnCli } from "./harness/spawn-cli.js";

const servers: Server[] = [];
let requests = 0;
afterEach(closeServers);

async function closeServers(): Promise<void> {
  requests = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Starts a receiver that gives every request the same answer, and does nothing. */
async function listen(status: number): Promise<string> {
  const server = createServer((request, response) => {
    requests += 1;
    request.resume().on("end", () => response.writeHead(status).end());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The server listens on a port, not on a pipe.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
}

describe("syndikit certify", () => {
  test("lists its checks, with what each needs", async () => {
    const { code, stdout } = await runCli(["certify", "--list"]);

    expect(code).toBe(ExitCode.OK);
    expect(stdout).toContain("a-lost-event  (needs --sweep)");
    expect((await runCli(["certify", "--list", "--json"])).records).toHaveLength(56);
  });

  test.each([
    [[], "Which receiver?"],
    [["no-address"], "The receiver is not an address: no-address."],
    [["http://127.0.0.1:1/events", "--patience", "soon"], "--patience must be a number of seconds above 0"],
    [["http://127.0.0.1:1/events", "--listen", "8090"], "--listen must be a host and a port"],
    [["http://127.0.0.1:1/events", "--listen", "0.0.0.0:0"], "give --public-url"],
    [["http://127.0.0.1:1/events", "--only", "a-trail"], 'There is no check "a-trail".'],
    [["--only", "a-trial", "http://127.0.0.1:1/events"], "write the address before --only"],
    [["http://127.0.0.1:1/events", "--html", "/no/such/folder/x.html"], "cannot be written"],
    [["http://127.0.0.1:1/events", "--junit", import.meta.dirname], "it is a folder"],
  ])("refuses %j", async (args, message) => {
    const { code, stderr } = await runCli(["certify", ...args]);

    expect(code).toBe(ExitCode.USAGE);
    expect(stderr).toContain(message);
  });

  test("says what to tell a receiver that is started by hand, and what it waits for", async () => {
    const url = await listen(401);
    const { code, stdout, stderr } = await runCli([
      "certify",
      url,
      "--wait",
      "2",
      "--secret",
      "a-secret-of-the-vendor",
    ]);

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(stdout).toMatch(/export MARKETPLACE_URL='http:\/\/127\.0\.0\.1:\d+'/);
    expect(stdout).toContain("export EVENT_SECRET='a-secret-of-the-vendor'");
    expect(stderr).toContain("it does not have this secret yet");
  });

  test("writes settings that a shell takes as they are, whatever is in the secret", async () => {
    const secret = "it's a secret of $HOME";
    const { stdout } = await runCli([
      "certify",
      "http://127.0.0.1:9/events",
      "--wait",
      "0.1",
      "--secret",
      secret,
    ]);
    const [line = ""] = stdout.match(/export EVENT_SECRET=.*/) ?? [];

    expect(execFileSync("sh", ["-c", `${line}; printf %s "$EVENT_SECRET"`], { encoding: "utf8" })).toBe(
      secret,
    );
  });

  test.each(["127.0.0.1", "::1"])(
    "takes a certificate that was made for this machine, at %s",
    async (host) => {
      const server = createTlsServer(selfSigned({ address: "127.0.0.1" }), (request, response) => {
        const isSigned = headerNames.eventSignature.toLowerCase() in request.headers;
        const [status, body] = request.method === "GET" ? [200, "[]"] : [isSigned ? 204 : 401, ""];
        request.resume().on("end", () => response.writeHead(status).end(body));
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, host, resolve));
      const name = host.includes(":") ? `[${host}]` : host;
      const base = `https://${name}:${(server.address() as AddressInfo).port}`; // The server listens on a port.
      const only = ["--only", "an-event-without-a-signature"];
      const { code, stdout } = await runCli([
        ...["certify", `${base}/events`, "--tenants", `${base}/tenants`, "--wait", "10"],
        ...only,
      ]);

      expect(stdout).toContain("Passed: 1 passed, 0 failed, 0 not run");
      expect(code).toBe(ExitCode.OK);
    },
  );

  test("says that the address for the marketplace is taken", async () => {
    const { host } = new URL(await listen(204));
    const { code, stderr } = await runCli(["certify", "http://127.0.0.1:9/events", "--listen", host]);

    expect(code).toBe(ExitCode.USAGE);
    expect(stderr).toContain(`cannot listen on ${host}: another program listens there`);
  });

  test("ends at Ctrl-C while it waits for a receiver that hangs", async () => {
    const server = createServer(() => undefined);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // The server listens on a port.
    // Without the interrupt it would wait for longer than this test may take.
    const running = startCli(["certify", `http://127.0.0.1:${port}/events`, "--wait", "3600", "--json"]);
    await running.record("ready");
    await once(server, "request");
    const { code, records } = await running.interrupt();

    expect({ code, records }).toMatchObject({
      code: ExitCode.INTERRUPTED,
      records: [{ type: "ready" }, { type: "error" }],
    });
  });

  test("says that nothing listens", async () => {
    const { code, stderr } = await runCli(["certify", "http://127.0.0.1:9/events", "--wait", "0.3"]);

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(stderr).toMatch(/was not ready within 0.3 s: .+/);
  });

  test("shows what a process wrote that does not come up", async () => {
    const { code, stderr } = await runCli(
      ["certify", "http://127.0.0.1:9/events", "--start", "echo no such table >&2; exit 3"],
      {
        env: { PATH: process.env["PATH"] ?? "" },
      },
    );

    expect(code).toBe(ExitCode.UNREACHABLE);
    expect(stderr).toContain("it ended with 3");
    expect(stderr).toContain("no such table");
  });

  test("does not take what listens there already for what it starts", async () => {
    const url = await listen(204);
    const { code, stderr } = await runCli(["certify", url, "--start", "sleep 60"]);

    expect(code).toBe(ExitCode.USAGE);
    expect(stderr).toContain("answers");
  });

  test("fails a receiver that says yes to everything and does nothing, and says what to mend", async () => {
    const url = await listen(204);
    const only = ["an-event-without-a-signature", "one-event-for-a-paid-order"];
    const { code, stdout } = await runCli(["certify", url, "--patience", "1", "--only", ...only]);

    expect(code).toBe(ExitCode.FINDING);
    expect(stdout).toContain("a forged or unsigned event was answered with 204, not 401");
    expect(stdout).toContain("the subscription is PENDING, not DEPLOYED");
    expect(stdout).toContain("First of all, compute the HMAC-SHA1 of the raw body");
    expect(stdout).toContain("Failed: 0 passed, 2 failed, 0 not run");
    expect(stdout).toContain("BEGIN HERE  The signature is not checked: anybody can send events.");
    expect(stdout).toContain("Begin here: The signature is not checked");
  });

  test("ends with a code of its own when nothing failed, but nobody could see tenants", async () => {
    const server = createServer((request, response) => {
      const isSigned = headerNames.eventSignature.toLowerCase() in request.headers;
      request.resume().on("end", () => response.writeHead(isSigned ? 204 : 401).end());
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`; // The server listens on a port.
    const { code, stdout } = await runCli(["certify", url, "--only", "an-event-without-a-signature"]);

    expect(stdout).toContain("Incomplete: 1 passed, 0 failed, 0 not run");
    expect(stdout).toContain("give its address with --tenants");
    expect(code).toBe(ExitCode.INCOMPLETE);
  });

  test("finds a process that ends by itself, and goes on with the next one", async () => {
    const url = await listen(204);
    await closeServers();
    const file = fileURLToPath(new URL("harness/dying-receiver.mjs", import.meta.url));
    const { code, stdout } = await runCli(
      [
        "certify",
        url,
        "--start",
        `node ${file}`,
        "--patience",
        "1",
        "--only",
        "signed-bytes-that-are-not-an-event",
        "a-process-that-stays-up",
      ],
      { env: { PATH: process.env["PATH"] ?? "" } },
    );

    expect(code).toBe(ExitCode.FINDING);
    expect(stdout).toContain("the process ended although it was not asked to: it ended with 7");
  });

  test.runIf(process.platform === "linux")(
    "ends as the first process of a container, where nobody collects what its receiver leaves",
    async () => {
      const url = await listen(204);
      await closeServers();
      const file = fileURLToPath(new URL("harness/dying-receiver.mjs", import.meta.url));
      const certify = [
        "certify",
        url,
        "--start",
        `node ${file} & exit 0`,
        "--only",
        "an-event-without-a-signature",
      ];
      const { ended } = spawnCli(certify, {}, {}, [
        "unshare",
        "--pid",
        "--fork",
        "--mount-proc",
        "--map-root-user",
      ]);

      const { code, stdout } = await ended;
      expect(stdout).toContain("0 passed, 1 failed");
      expect(code).toBe(ExitCode.FINDING);
    },
  );

  test("says so when the receiver calls some other marketplace, or none", async () => {
    const url = await listen(204);
    const { stdout } = await runCli(["certify", url, "--patience", "0.5", "--only", "a-trial"]);

    expect(stdout).toContain("It never called the marketplace.");
  });

  test("ends in order at Ctrl-C, with what it knows", async () => {
    const url = await listen(204);
    const running = startCli(["certify", url, "--only", "a-trial", "--json"]);
    await running.record("ready");
    // The first request asks whether the receiver is up. The second one is the event of the check.
    await expect.poll(() => requests).toBe(2);
    const { code, records } = await running.interrupt();

    expect(code).toBe(ExitCode.INTERRUPTED);
    expect(records.at(-1)).toMatchObject({
      type: "report",
      verdict: "incomplete",
      checks: [{ id: "a-trial", status: "not run" }],
    });
  });
});
