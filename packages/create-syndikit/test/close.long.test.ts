import { execFile } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createProject } from "../src/create.js";
import { temporaryFolder } from "./temporary-folder.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts the application with a connection that was opened and never used, and one that is kept for a next request;
 * closes it while a request is answered; and prints that answer when it has closed. No connection ends by a timer.
 */
const program = (app: string): string => `
import { Agent, request } from "node:http";
import { connect, Socket } from "node:net";

Socket.prototype.setTimeout = function () { return this; };
const { startApp } = await import(${JSON.stringify(app)});

let answer = () => {};
let arrived = () => {};
const slow = new Promise((resolve) => { arrived = resolve; });
const ok = { handle: async () => ({ status: 200, headers: {} }) };
const vendor = { health: ok, receiver: { method: "POST", handle: () => new Promise((resolve) => {
  answer = () => resolve({ status: 204, headers: {}, body: new Uint8Array() });
  arrived();
}) } };
for (const part of ["tenantList", "metrics", "externalValues", "orderValidation"]) vendor[part] = vendor.receiver;

const { url, close } = await startApp(vendor, { host: "127.0.0.1", port: 0 });
const agent = new Agent({ keepAlive: true });
const call = (method, path) => new Promise((resolve, reject) => {
  const sending = request(url + path, { method, agent }, (response) => {
    response.resume().once("end", () => resolve(response.statusCode));
  });
  sending.once("error", reject).end();
});
const unused = connect(Number(new URL(url).port), "127.0.0.1");
await new Promise((resolve) => unused.once("connect", resolve));
// Connections are taken in their order, so the unused one was.
const health = await call("GET", "/health");
const taking = call("POST", "/marketplace/events");
await slow;
const closing = close();
setImmediate(answer);
const taken = await taking;
await closing;
console.log(JSON.stringify([health, taken]));
process.exit(0);
`;

test.each(["express", "fastify", "hono", "node"] as const)(
  "%s: a server that is closed finishes what it answers, and waits for no connection",
  async (framework) => {
    const folder = temporaryFolder();
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    const project = join(folder, framework);
    await createProject({
      ...{ framework, store: "memory", handle: ["provisioning"], packageName: framework },
      folder: project,
    });
    await writeFile(join(project, "close.mts"), program(pathToFileURL(join(project, "src/app.ts")).href));
    const args = ["--conditions=@syndikit/source", "--import", "tsx", "close.mts"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project, timeout: 90_000 });
    expect(JSON.parse(stdout)).toEqual([200, 204]);
  },
);
