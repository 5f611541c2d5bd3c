// A second reader of the contract: Prism, which others wrote, stands between the callers and the marketplace, and
// refuses each request and each answer that is not as the published document says.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Operation, type OperationId, operations, parseReference } from "@syndikit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "../../src/index.js";
import { type Api, createApi } from "../../src/marketplace/api.js";
import { matchOperation } from "../../src/spec/match-operation.js";
import { openReferenceTarget, type ReferenceTarget } from "./reference-target.js";
import { sampleInput, toRequest } from "./sample-request.js";

/** Prism is large, and no part of the workspace: the benchmarks measure it, and have an installation of their own. */
const BENCH = fileURLToPath(new URL("../../../../bench/", import.meta.url));
const PRISM = `${BENCH}node_modules/@stoplight/prism-cli/dist/index.js`;
/** An answer of Prism itself, about a request or an answer that it refuses. */
const REFUSAL = "stoplight.io/prism/errors";

/** What Prism cannot read, with the reason. Every other operation goes through it. */
const BEYOND_PRISM: Partial<Record<OperationId, string>> = {
  changeStream: "its answer has no end, and Prism reads an answer to its end before it passes it on",
};

let target: ReferenceTarget;
let upstream: Server;
let prism: ChildProcess;
let proxy: string;

/** What went through, and was answered with success. */
const seen = new Set<OperationId>();
const refused: string[] = [];

beforeAll(async () => {
  if (!existsSync(PRISM)) execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: BENCH, stdio: "ignore" });
  target = await openReferenceTarget();
  upstream = createServer(async (incoming, outgoing) => {
    const { status, headers, body } = await target.send(await readRequest(incoming));
    // Prism would read the type of a body that an answer to HEAD never has, and fail.
    if (incoming.method === "HEAD") headers.delete("Content-Type");
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(new Uint8Array(await new Response(body).arrayBuffer()));
  });
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  const document = createRequire(import.meta.url).resolve("@syndikit/contract/openapi.json");
  const port = await findFreePort();
  proxy = `http://127.0.0.1:${port}`;
  const options = ["--errors", "--validate-request", "true", "--host", "127.0.0.1", "--port", String(port)];
  prism = spawn(
    process.execPath,
    [PRISM, "proxy", document, `http://127.0.0.1:${portOf(upstream)}/api`, ...options],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  await awaitLine(prism, "Prism is listening");
});

afterAll(async () => {
  prism?.kill();
  upstream?.close();
  await target?.marketplace.close();
});

/** Sends a request through Prism, and takes down what Prism refuses. */
async function send(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/api/, "");
  const body = await request.arrayBuffer();
  const response = await fetch(proxy + path + search, {
    method: request.method,
    headers: request.headers,
    ...(body.byteLength > 0 ? { body } : {}),
  });
  const id = matchOperation(request.method, path)?.id;
  const text = await response.clone().text();
  const violations = response.headers.get("sl-violations") ?? (text.includes(REFUSAL) ? text : undefined);
  if (violations !== undefined) refused.push(`${id ?? path}: ${response.status} ${violations}`);
  else if (response.ok && id !== undefined) seen.add(id);
  return response;
}

test("the life of a customer, a vendor and an administrator is as the document says", {
  timeout: 600_000,
}, async () => {
  await target.reset();
  const as = (account: Account): Api => {
    const client = target.marketplace.clientFor(account);
    return createApi({ ...client, fetch: (url, init) => send(new Request(url, init)) });
  };
  const [admin, vendor, customer] = [as("admin"), as("vendor"), as("customer")];

  await vendor("userMe");
  await vendor("productGetAllPaged");
  const order = await customer("orderCreate", {
    body: {
      type: "NORMAL",
      productVersion: { url: "productVersion/1" },
      billingItems: { "billingItem/1": 2 },
    },
  });
  const id = parseReference(order.subscription.url, "subscription") ?? 0;
  const path = { id };
  await target.marketplace.waitFor(id, "DEPLOYED");
  await customer("subscriptionGet", { path });
  await customer("messageGetAllPaged");
  const seats = { action: "BILLING_ITEM_UPGRADE", billingItems: { "billingItem/1": 3 } } as const;
  expect(await customer("subscriptionPatch", { path, body: seats })).toMatchObject({ upgrade: "PAID" });
  const yearly = { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/3" } } as const;
  const deferred = await vendor("subscriptionPatch", { path, body: yearly });
  expect(deferred).toMatchObject({ upgrade: "DEFERRED" });
  await vendor("orderDelete", { path: { id: parseReference(deferred?.order, "order") ?? 0 } });
  await vendor("subscriptionPatch", { path, body: { action: "STOP" } });
  await vendor("subscriptionPatch", { path, body: { action: "START" } });
  await vendor("subscriptionBill", { path, body: [{ description: "Help", price: { price: "5.00" } }] });
  await admin("clockAdvance", { body: { advance: "P1M" } });
  const { invoices = [] } = await customer("subscriptionGet", { path });
  expect(invoices.length).toBeGreaterThan(2);
  for (const { url } of invoices) {
    await customer("invoiceGet", { path: { id: parseReference(url, "invoice") ?? 0 } });
  }
  await admin("invoiceCredit", {
    path: { id: parseReference(invoices.at(-1)?.url, "invoice") ?? 0 },
    body: { reason: "It was down.", amount: "1.00" },
  });
  await vendor("proceedsReportGet", { query: { from: "2026-01-01", to: "2026-12-31" } });
  await customer("subscriptionPatch", { path, body: { action: "KILL" } });
  await target.marketplace.waitFor(id, "UNDEPLOYED");
  await vendor("eventGetAllPaged", { query: { entityId: id } });
  expect(refused, refused.join("\n")).toEqual([]);
});

test("every operation is as the document says, and at least 140 are called", {
  timeout: 600_000,
}, async () => {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => BEYOND_PRISM[id] === undefined);
  const failed: string[] = [];
  for (const id of ids) {
    await target.reset();
    const input = await target.prepare(id, sampleInput(id));
    const response = await send(toRequest(id, input, { base: target.base, account: target.accountFor(id) }));
    const { success }: Operation = operations[id];
    if (!success.includes(response.status)) failed.push(`${id}: ${response.status} ${await response.text()}`);
  }
  expect(refused, refused.join("\n")).toEqual([]);
  expect(failed, failed.join("\n")).toEqual([]);
  expect([...ids].filter((id) => !seen.has(id))).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(140);
});

test("Prism does look: a request, and an answer, that the document does not have are refused", async () => {
  const { headers } = toRequest("subscriptionGet", sampleInput("subscriptionGet"), {
    base: target.base,
    account: target.accountFor("subscriptionGet"),
  });
  const wrong = await fetch(`${proxy}/subscription/twelve`, { headers });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining(REFUSAL)]);
  const { send: honest } = target;
  target = { ...target, send: async () => Response.json({ id: "twelve" }) };
  const answer = await fetch(`${proxy}/subscription/12`, { headers });
  target = { ...target, send: honest };
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(REFUSAL)]);
});

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/", headers } = incoming;
  const body = await buffer(incoming);
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const place = url.replace(/^\/api/, "");
  return new Request(target.base + place, { method, headers: fields, ...(body.length > 0 ? { body } : {}) });
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}

async function findFreePort(): Promise<number> {
  const socket = createSocket();
  await once(socket.listen(0, "127.0.0.1"), "listening");
  const port = portOf(socket);
  await once(socket.close(), "close");
  return port;
}

/** Waits until a process writes a line. */
function awaitLine(child: ChildProcess, line: string): Promise<void> {
  let written = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown): void => {
      written += String(chunk);
      if (written.includes(line)) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`Prism ended: ${written}`)));
  });
}
