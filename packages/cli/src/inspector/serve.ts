import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Entry } from "../listen/entry.js";
import { type Session, UNSIGNED } from "../listen/session.js";
import { tokens } from "./tokens.gen.js";

/** What the page shows beside the deliveries. */
export interface InspectorFacts {
  readonly product: string;
  readonly forwardTo: string;
  /** Where the marketplace's console is. */
  readonly console: string;
  /** Whether what is edited can be signed again. */
  readonly canSign: boolean;
}

/** A page on this machine that shows what came through the listener. */
export interface Inspector {
  /** With the token that opens it. */
  readonly url: string;
  close(): Promise<void>;
}

const files = {
  "": ["index.html", "text/html"],
  "page.js": ["page.js", "text/javascript"],
  "page.css": ["page.css", "text/css"],
  "tokens.css": ["tokens.css", "text/css"],
} as const satisfies Readonly<Record<string, readonly [file: string, type: string]>>;

/** Everything is loaded from this server, nothing is sent elsewhere, and no other page may frame this one. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const MAX_BODY_BYTES = 2 * 1_048_576;

/**
 * Serves the inspector. It is a server of its own, not a path of the listener: that one may be open to the network
 * through a tunnel. Other pages and other users of this machine do not know its token.
 */
export async function serveInspector(session: Session, facts: InspectorFacts): Promise<Inspector> {
  const token = randomBytes(18).toString("base64url");
  let host = "";
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://inspector");
    const [, given = "", ...rest] = pathname.split("/");
    // The host name is checked too: with DNS rebinding, a foreign page would count as this one.
    if (request.headers.host !== host || !isSame(given, token))
      return end(response, 404, "There is nothing here.\n");
    answer(request, response, rest.join("/")).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method === "POST" && path === "again") return sendAgain(request, response);
    if (request.method !== "GET") return end(response, 405, "Only GET.\n");
    if (path === "deliveries") return stream(response);
    if (!isFile(path)) return end(response, 404, "There is nothing here.\n");
    const [file, type] = files[path];
    response.writeHead(200, { ...headers, "Content-Type": `${type}; charset=utf-8` });
    response.end(file === "tokens.css" ? tokens : await readFile(new URL(file, pageFolder())));
  }

  function stream(response: ServerResponse): void {
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream" });
    const write = (event: string, value: object): void =>
      void response.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
    write("facts", facts);
    for (const entry of session.entries) write("delivery", entry);
    const stop = session.follow((entry) => write("delivery", entry));
    response.on("close", stop);
  }

  async function sendAgain(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== undefined && request.headers.origin !== `http://${host}`) {
      return end(response, 403, "Only the inspector sends again.\n");
    }
    const { number, body } = readOrder(await readText(request));
    const entry = session.entries.find((each) => each.number === number);
    if (entry === undefined) return json(response, 404, { message: "This delivery is no longer kept." });
    const why = session.whyNotAgain(entry);
    if (why !== undefined) return json(response, 422, { message: why });
    const sent = await session.sendAgain(entry, body === undefined ? undefined : Buffer.from(body));
    const unsigned = body !== undefined && !facts.canSign;
    return json(response, 200, { number: sent.number, ...(unsigned && { message: UNSIGNED }) });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // It listens on an address, not on a pipe.
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isFile(path: string): path is keyof typeof files {
  return Object.hasOwn(files, path);
}

/** The page's files: beside this one in the sources, in a folder of the program when it is published. */
function pageFolder(): URL {
  const published = new URL("./inspector/", import.meta.url);
  return existsSync(fileURLToPath(published)) ? published : new URL("./page/", import.meta.url);
}

/** What the page asks to send: which delivery, and its body if that was edited. */
function readOrder(text: string): {
  readonly number: Entry["number"] | undefined;
  readonly body: string | undefined;
} {
  const value: unknown = JSON.parse(text);
  const fields: Readonly<Record<string, unknown>> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const { number, body } = fields;
  return {
    number: typeof number === "number" ? number : undefined,
    body: typeof body === "string" ? body : undefined,
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { ...headers, "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(value));
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
