import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Child, startChild } from "../child.js";
import { freePort } from "../free-port.js";

/** A peer, with its address for `/subscription/{id}`. */
export interface Peer extends Child {
  readonly url: string;
}

const { resolve } = createRequire(import.meta.url);

/** Starts Prism, which answers with the examples of our specification and logs nothing. */
export async function startPrism(id: number): Promise<Peer> {
  const port = await freePort();
  const spec = fileURLToPath(new URL("../../../packages/contract/openapi.json", import.meta.url));
  const url = `http://127.0.0.1:${port}/subscription/${id}`;
  const cli = resolve("@stoplight/prism-cli/dist/index.js");
  const args = [cli, "mock", spec, "--host", "127.0.0.1", "--port", String(port), "--verboseLevel", "silent"];
  return { ...(await startChild({ args, readyUrl: url })), url };
}

/** Starts json-server with as many entities as the measured server has. */
export async function startJsonServer(
  folder: string,
  entities: readonly object[],
  id: number,
): Promise<Peer> {
  const port = await freePort();
  const file = join(folder, "json-server.json");
  writeFileSync(file, JSON.stringify({ subscription: entities }));
  const url = `http://127.0.0.1:${port}/subscription/${id}`;
  const cli = resolve("json-server/lib/cli/bin.js");
  const args = [cli, file, "--host", "127.0.0.1", "--port", String(port), "--quiet"];
  return { ...(await startChild({ args, readyUrl: url })), url };
}
