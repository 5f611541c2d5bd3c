import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventText, secret } from "../delivery.js";
import { type FakeMarketplace, fakeMarketplace } from "../fake-marketplace.js";

const program = fileURLToPath(new URL("vendor-process.ts", import.meta.url));

let folder: string;
let market: FakeMarketplace;
let tenantKeys: string[];
let server: Server;
let vendor: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "receiver-crash-"));
  market = fakeMarketplace();
  tenantKeys = [];
  server = createServer(async (request, response) => {
    const name = (request.url ?? "").slice(1);
    const argument: unknown = JSON.parse(await text(request));
    const result = await answer(name, argument);
    response.end(JSON.stringify(result ?? null));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  vendor?.kill("SIGKILL");
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function answer(name: string, argument: unknown): Promise<unknown> {
  if (name === "createTenant") {
    tenantKeys.push(String(argument));
    market.calls.push(name);
    await market.after(name);
    return "tenant-12";
  }
  if (name === "getUser") return market.client.users.get("user/1");
  // The vendor's process sends the name of a method and its argument.
  const methods = market.client.subscriptions as unknown as Record<string, (...given: unknown[]) => unknown>;
  return methods[name]?.("subscription/12", argument);
}

async function startVendor(): Promise<string> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(
    process.execPath,
    ["--conditions=@syndikit/source", "--import", "tsx", program, address, join(folder, "receiver.db")],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  vendor = child;
  const [port] = await once(child.stdout, "data");
  return `http://127.0.0.1:${String(port).trim()}`;
}

async function sendEvent(address: string): Promise<number> {
  const body = eventText();
  const headers = { "content-type": "application/json", [headerNames.eventSignature]: sign(body, secret) };
  return (await fetch(address, { method: "POST", body, headers })).status;
}

/** Kills the vendor's process without warning at a call, after it took effect and before its answer. */
function killAt(call: string): Promise<void> {
  return new Promise((resolve) => {
    market.after = async (made) => {
      if (made !== call) return;
      market.after = () => {};
      const killed = vendor;
      killed?.kill("SIGKILL");
      if (killed) await once(killed, "exit");
      resolve();
    };
  });
}

describe("a vendor's process that is killed", () => {
  it.each(["get", "createTenant", "setEndpoints", "markDeployed"])(
    "at %s, after the event was acknowledged, ends in one DEPLOYED tenant without another event",
    async (call) => {
      const killed = killAt(call);
      expect(await sendEvent(await startVendor())).toBe(204);
      await killed;
      await startVendor();

      await expect.poll(() => market.subscription?.deploymentStatus, { timeout: 10_000 }).toBe("DEPLOYED");
      expect(new Set(tenantKeys)).toEqual(new Set(["subscription-12-provision-1"]));
      expect(tenantKeys).toHaveLength(call === "createTenant" ? 2 : 1);
      expect(market.calls.filter((made) => made === "markDeployed")).toHaveLength(1);
    },
  );
});
