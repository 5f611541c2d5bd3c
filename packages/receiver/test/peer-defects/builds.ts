import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import express from "express";
import { toExpress } from "../../src/adapters/express.js";
import type { toFetch } from "../../src/adapters/fetch.js";
import { toNode } from "../../src/adapters/node.js";
import * as kit from "../../src/index.js";

/** One build of the kit, and the way in which requests reach it. */
export interface Build {
  readonly kit: typeof kit;
  /** Posts a body to an endpoint, and gives the status of the answer. */
  post(endpoint: kit.Endpoint, body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<number>;
  /** The same, after a parser of JSON has read the body. */
  postParsed: Build["post"];
}

/** The build for Node, over a socket. */
export const nodeBuild: Build = {
  kit,
  post: (endpoint, body, headers) => postTo(createServer(toNode(endpoint)), { body, headers }),
  postParsed: (endpoint, body, headers) =>
    postTo(createServer(express().use(express.json(), toExpress(endpoint))), { body, headers }),
};

async function postTo(
  server: Server,
  { body, headers }: { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> },
): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const request = send({ host: "127.0.0.1", port, method: "POST", headers });
    request.end(body);
    const [response] = await once(request, "response");
    return response.statusCode;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const web = `export * from "./index.js"; export { toFetch } from "./adapters/fetch.js";`;

/** The build for every other runtime, bundled without the condition of Node, so with the HMAC in plain JavaScript. */
export async function loadWebBuild(): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), "receiver-web-"));
  try {
    const outfile = join(folder, "web.mjs");
    await build({
      stdin: { contents: web, resolveDir: fileURLToPath(new URL("../../src", import.meta.url)) },
      outfile,
      bundle: true,
      format: "esm",
      platform: "neutral",
      conditions: ["@syndikit/source"],
      target: "es2022",
      logLevel: "silent",
    });
    // What the two lines above export.
    const bundle = (await import(pathToFileURL(outfile).href)) as typeof kit & { toFetch: typeof toFetch };
    const toRequest = (body: Uint8Array, headers: Readonly<Record<string, string>>): Request =>
      new Request("https://vendor.example/events", {
        method: "POST",
        body: Uint8Array.from(body),
        headers: new Headers(headers),
      });
    return {
      kit: bundle,
      async post(endpoint, body, headers) {
        return (await bundle.toFetch(endpoint)(toRequest(body, headers))).status;
      },
      async postParsed(endpoint, body, headers) {
        const request = toRequest(body, headers);
        await request.json();
        return (await bundle.toFetch(endpoint)(request)).status;
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
