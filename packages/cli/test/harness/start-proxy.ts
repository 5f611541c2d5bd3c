import { createServer, request as requestHttp, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Identity } from "./certificate.js";

/** A proxy as companies have them: it opens tunnels for https, and forwards plain HTTP. */
export interface TestProxy {
  /** `host:port`. */
  readonly address: string;
  /** What came through, as in `CONNECT market.example:443` and `GET http://app.example/events`. */
  readonly seen: readonly string[];
  close(): Promise<void>;
}

export interface TestProxyOptions {
  /** Where the hosts of the tests really are: their names and ports with a port of this machine. Others are refused. */
  readonly hosts?: Readonly<Record<string, number>>;
  /** The name and password that it wants, as in `ann:secret`. */
  readonly wants?: string;
  /** The answer to every request. */
  readonly refuses?: number;
  /** It takes connections, and never answers. */
  readonly silent?: boolean;
  /** It speaks TLS itself. */
  readonly identity?: Identity;
}

export async function startProxy(options: TestProxyOptions = {}): Promise<TestProxy> {
  const { hosts = {}, wants, refuses, silent = false, identity } = options;
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const refusal = (header: string | undefined, host: string): number | undefined => {
    if (refuses !== undefined) return refuses;
    if (wants !== undefined && header !== `Basic ${Buffer.from(wants).toString("base64")}`) return 407;
    return hosts[host] === undefined ? 502 : undefined;
  };
  const server: Server = identity === undefined ? createServer() : createTlsServer(identity);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", (request, response) => {
    const { method = "GET", url = "", headers, rawHeaders } = request;
    seen.push(`${method} ${url}`);
    if (silent) return;
    // What is no whole address was not meant for a proxy.
    const { host = "", pathname = "", search = "" } = URL.canParse(url) ? new URL(url) : {};
    const status = host === "" ? 400 : refusal(headers["proxy-authorization"], host);
    if (status !== undefined) {
      response.writeHead(status).end();
      return;
    }
    const target = { host: "127.0.0.1", port: hosts[host], path: `${pathname}${search}` };
    // Everything is passed on as it came, so that a test sees it.
    const onward = requestHttp({ ...target, method, headers: rawHeaders, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  server.on("connect", (request, socket: Socket, head) => {
    const { url = "", headers } = request;
    seen.push(`CONNECT ${url}`);
    if (silent) return;
    const status = refusal(headers["proxy-authorization"], url);
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
      return;
    }
    const onward = connect(hosts[url] ?? 0, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward);
    onward.on("error", () => socket.destroy());
    socket.once("close", () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
