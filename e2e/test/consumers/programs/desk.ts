import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOperatorPage, createProvisioner, createReceiver, signBody } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";

const [baseUrl = "", header = ""] = process.argv.slice(2);
const secret = "0123456789abcdef0123456789abcdef";
const authorization = "Bearer of-the-operator";
const client = createMarketplace({ baseUrl, auth: { token: "t" } });

let isMended = false;
let threwAt = 0;
const provisioner = createProvisioner({
  client,
  store: sqliteStore("./desk.db"),
  retry: { attempts: 1 },
  provision({ subscription }) {
    threwAt = performance.now();
    if (!isMended) throw new TypeError("tenant is undefined");
    return { endpoints: [{ category: "APP", endpoint: `https://t${subscription.id}.example` }] };
  },
  deprovision: () => {},
});
const receiver = createReceiver({ secrets: secret, provisioner });
const takeEvent = toNode(receiver);
const showDesk = toNode(
  createOperatorPage(receiver, { authorize: (request) => request.header("authorization") === authorization }),
);

/**
 * A mistake in the vendor's code: records the log line and its delay, what the desk shows, and the result of a
 * redrive.
 */
async function main(): Promise<void> {
  const written = new Promise<{ readonly line: string; readonly after: number }>((resolve) => {
    console.error = (line: string) => resolve({ line, after: performance.now() - threwAt });
  });
  const server = createServer((request, response) =>
    request.url === "/operator" ? showDesk(request, response) : takeEvent(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await receiver.start();

  const body = JSON.stringify({
    id: "42",
    entity: "Subscription",
    type: "CREATED",
    entityUrl: "subscription/42",
    date: "2026-01-01T00:00:00Z",
  });
  const headers = { "content-type": "application/json", [header]: signBody(body, secret) };
  const { status } = await fetch(`${address}/events`, { method: "POST", body, headers });
  const { line, after } = await written;
  const closed = (await fetch(`${address}/operator`)).status;
  const html = await (await fetch(`${address}/operator`, { headers: { authorization } })).text();

  isMended = true;
  const redrive = await fetch(`${address}/operator`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ action: "redrive", key: "42" }),
  });
  const redriven: unknown = await redrive.json();
  await receiver.drain({ deadline: "30s" });
  console.log(
    JSON.stringify({
      status,
      line,
      isWithinASecond: after < 1000,
      closed,
      isOnPage: html.includes("TypeError: tenant is undefined"),
      redriven,
      tenant: (await receiver.show(42))?.tenant,
    }),
  );
  server.closeAllConnections();
  server.close();
  await receiver.stop();
}

void main();
