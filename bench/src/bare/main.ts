import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DeploymentStatus } from "@syndikit/contract";
import Database from "better-sqlite3";
import { createGroupCommit } from "./group-commit.js";
import { createReadSubscription } from "./read-subscription.js";
import { createReport, type Reported } from "./report.js";
import { createSignIn } from "./sign-in.js";

// The bare limit: node:http and better-sqlite3 by hand, for two requests. It has no router, no validation and no log.

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Give the database file.");
const reader = new Database(file, { readonly: true });
const writer = new Database(file);
for (const db of [reader, writer]) db.pragma("temp_store = MEMORY");
writer.pragma("synchronous = FULL");
writer.pragma("foreign_keys = ON");

const signIn = createSignIn(reader);
const readSubscription = createReadSubscription(reader);
const report = createReport(writer);
const write = createGroupCommit(writer);
// Reads all parts of a subscription from one snapshot, as the server does.
const inOneState = reader.transaction(readSubscription);

const STATUS: Readonly<Record<Reported, number>> = { done: 204, unknown: 404, conflict: 409 };

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const caller = signIn(request.headers);
  if (caller === undefined) return void response.writeHead(401).end();
  const [, text] = /^\/api\/subscription\/([1-9][0-9]*)$/.exec(request.url ?? "") ?? [];
  if (text === undefined) return void response.writeHead(404).end();
  const id = Number(text);
  if (request.method === "GET") {
    const body = inOneState(caller, id);
    if (body === undefined) return void response.writeHead(404).end();
    const json = JSON.stringify(body);
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(json),
    });
    return void response.end(json);
  }
  const { deploymentStatus } = JSON.parse(await readText(request)) as { deploymentStatus?: string };
  if (deploymentStatus !== DeploymentStatus.UNDEPLOYED) return void response.writeHead(400).end();
  const address = request.socket.remoteAddress ?? "";
  response.writeHead(STATUS[await write(() => report(caller, id, address))]).end();
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(request, "end");
  return Buffer.concat(chunks).toString();
}

process.on("SIGTERM", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ api: `http://127.0.0.1:${port}/api` })}\n`);
});
