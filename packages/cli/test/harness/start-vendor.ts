import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that a vendor's application received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** A vendor's application. */
export interface Vendor {
  readonly origin: string;
  /** The address for its events. */
  readonly events: string;
  readonly received: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** The status of an answer, or a whole answer. */
export type VendorAnswer =
  | number
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

/** Starts a vendor that gives every request the same answer, or computes one for each. */
export async function startVendor(
  answer: VendorAnswer | ((request: ReceivedRequest) => VendorAnswer | Promise<VendorAnswer>) = 204,
): Promise<Vendor> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const entry: ReceivedRequest = {
      method: request.method ?? "",
      path: request.url ?? "",
      rawHeaders: request.rawHeaders,
      body: await readAll(request),
    };
    received.push(entry);
    const given = typeof answer === "function" ? await answer(entry) : answer;
    const { status, headers = {}, body = "" } = typeof given === "number" ? { status: given } : given;
    response.writeHead(status, headers).end(body);
  });
  return { ...(await serve(server)), received };
}

/** Starts a server with this handler on a free port of this machine. */
export async function startServer(handle: RequestListener): Promise<Omit<Vendor, "received">> {
  return serve(createServer(handle));
}

/** Makes a server listen on a free port of this machine. */
export async function serve(server: Server, scheme = "http"): Promise<Omit<Vendor, "received">> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `${scheme}://127.0.0.1:${port}`;
  return {
    origin,
    events: `${origin}/marketplace/events`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the body of a request. */
export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
