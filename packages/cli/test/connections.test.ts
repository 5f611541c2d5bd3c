/** Where a command connects to, and what it makes of an answer that is hardly one. */

import { createServer as createTlsServer } from "node:https";
import { createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openNetwork } from "../src/http/open-network.js";
import { application, secret } from "./harness/applications.js";
import { selfSigned } from "./harness/certificate.js";
import { type CliResult, runCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { serve, startVendor, type Vendor } from "./harness/start-vendor.js";

const env = { SYNDIKIT_SECRET: secret };

/** The same address under a name below `localhost`. */
const named = (address: string): string => address.replace("127.0.0.1", "app.localhost");

const causesOf = ({ records }: CliResult): unknown =>
  records.find(({ type }) => type === "summary")?.["causes"];

describe("a name below localhost is this machine", () => {
  let vendor: Vendor;
  beforeEach(async () => {
    vendor = await startVendor();
  });
  afterEach(() => vendor.close());

  test("for the application, which gets the request under its name", async () => {
    const { code, stderr } = await runCli(["trigger", "User.CREATED", "--to", named(vendor.events)], { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [received] = vendor.received;
    const host = received?.rawHeaders.at(received.rawHeaders.indexOf("Host") + 1);
    expect(host).toBe(new URL(named(vendor.origin)).host);
  });

  test("for a look at its certificate", async () => {
    const { close, events } = await serve(
      createTlsServer(selfSigned({ address: "app.localhost" }), application()),
      "https",
    );
    try {
      expect(causesOf(await runCli(["doctor", named(events), "--json"], { env }))).toEqual([
        "tls-self-signed",
      ]);
    } finally {
      await close();
    }
  });

  describe("for the marketplace", () => {
    let marketplace: TestMarketplace;
    beforeAll(async () => {
      marketplace = await startMarketplace();
    });
    afterAll(() => marketplace.close());

    test("which the commands call there, and which sends events there", async () => {
      await marketplace.as("vendor").products.update(1, {
        syndicationEndpoints: [named(vendor.events)],
        notificationSecretToken: secret,
      });
      const to = { env: { ...marketplace.env, SYNDIKIT_MARKETPLACE: named(marketplace.url) } };
      const { code, stdout, stderr } = await runCli(["trigger", "Subscription.MODIFIED"], to);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toContain("-> 204");
      expect(vendor.received).toHaveLength(1);
    });
  });
});

describe("an application that switches to another protocol", () => {
  let server: Server;
  let origin: string;
  beforeEach(async () => {
    const answer = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n";
    // It keeps the connection open, for the other protocol.
    server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.write(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  test("has answered with a status that is no success", async () => {
    const { code, records } = await runCli(
      ["trigger", "User.CREATED", "--to", `${origin}/events`, "--json"],
      {
        env,
      },
    );
    expect({ code, records }).toMatchObject({ code: 1, records: [{ accepted: false, status: 101 }] });
  });

  test("is examined to the end", async () => {
    const result = await runCli(["doctor", `${origin}/events`, "--json"], { env });
    expect(result.code).toBe(1);
    expect(causesOf(result)).toEqual(["wrong-path"]);
  });

  test("gives no answer to a client of the interface", async () => {
    const { fetch } = await openNetwork({ HTTP_PROXY: origin });
    await expect(fetch("http://market.example/api/user/me")).rejects.toThrow("another protocol");
  });
});
