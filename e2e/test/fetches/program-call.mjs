/** Calls a marketplace on loopback by the `fetch` that the argument names, and prints what came of it. */
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";

const how = process.argv[2] ?? "";
let tunnels = 0;
let query = "";
const json = { "content-type": "application/json" };
const answer = (request, response) => {
  query = new URL(request.url ?? "", "http://any").search;
  response.writeHead(200, json).end('{"id":7}');
};
const server = createServer(answer).listen(0, "127.0.0.1");
// Of plain HTTP, some proxies get the whole address, and some a tunnel.
const proxy = createServer((request, response) => {
  tunnels++;
  answer(request, response);
}).listen(0, "127.0.0.1");
proxy.on("connect", (request, socket) => {
  tunnels++;
  const [host, port] = request.url.split(":");
  const upstream = connect(Number(port), host, () => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    upstream.pipe(socket);
    socket.pipe(upstream);
  });
  for (const end of [socket, upstream]) end.on("error", () => undefined);
});
await Promise.all([once(server, "listening"), once(proxy, "listening")]);
const addressOf = (listener) => `http://127.0.0.1:${listener.address().port}`;

/** The globals of a page, as test runners set them. */
async function enterPage() {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("", { url: addressOf(server) });
  for (const name of ["document", "AbortController", "AbortSignal", "Headers", "Blob", "XMLHttpRequest"])
    if (window[name]) globalThis[name] = window[name];
}

async function optionsOf() {
  const [, library, part] = /^(undici\d) (\w+)$/.exec(how) ?? [];
  if (library !== undefined) {
    const { fetch, ProxyAgent } = await import(library);
    const dispatcher = new ProxyAgent(addressOf(proxy));
    return { fetchOptions: { dispatcher }, ...(part === "fetch" && { fetch }) };
  }
  if (how.startsWith("node-fetch")) return { fetch: (await import(how)).default };
  await enterPage();
  const allowBrowser = true;
  if (how === "jsdom, not allowed") return {};
  if (how === "jsdom, with node-fetch3")
    return { allowBrowser, fetch: (await import("node-fetch3")).default };
  if (how === "jsdom, without a fetch") delete globalThis.fetch;
  if (how === "polyfill of React Native") {
    // It takes the place of everything that there is no stream in.
    for (const name of ["fetch", "Request", "Response", "Headers"]) delete globalThis[name];
    globalThis.self = globalThis;
    const polyfill = await import("whatwg-fetch");
    Object.assign(globalThis, {
      fetch: polyfill.fetch,
      Request: polyfill.Request,
      Response: polyfill.Response,
      Headers: polyfill.Headers,
    });
  }
  return { allowBrowser };
}

let outcome;
try {
  const options = await optionsOf();
  const { createMarketplace } = await import("./sdk.js");
  const auth = { token: "secret-token" };
  const market = createMarketplace({ baseUrl: addressOf(server), auth, retries: 0, ...options });
  const { id } = await market.users.get(7);
  outcome = { id };
} catch (error) {
  outcome = { error: String(error) };
}
process.stdout.write(JSON.stringify({ ...outcome, tunnels, query }));
process.exit(0);
