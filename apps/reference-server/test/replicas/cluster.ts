import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import {
  type MarketplaceProcess,
  type ProcessAnswer,
  type ProcessRequest,
  startMarketplace,
} from "../robustness/torture/process.js";

/** Several server processes on one database, behind a proxy that distributes connections in turn. */
export interface Cluster {
  /** The address of the database. */
  readonly database: string;
  readonly replicas: readonly MarketplaceProcess[];
  /** Sends a request on a new connection to the next replica. Rejects when that replica dies meanwhile. */
  call(request: ProcessRequest): Promise<ProcessAnswer>;
  /** Like `call`, but repeats the request until there is a final answer. */
  insist(request: ProcessRequest): Promise<ProcessAnswer>;
  /** Kills a replica like a power cut, and starts another in its place. */
  replace(index: number): Promise<void>;
  /** Crashes the engine: it closes the connections of all its databases, and recovers from its log. */
  crashDatabase(): Promise<void>;
  close(): Promise<void>;
}

let databases = 0;

/** @param server - the URL of a database, as a superuser, on the server where another one is created. */
export async function startCluster(server: string, size = 3): Promise<Cluster> {
  databases += 1;
  const name = `cluster_${process.pid}_${databases}`;
  await execute(server, `create database ${name}`);
  const database = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const SYNDIKIT_SECRET_KEY = randomBytes(32).toString("base64");
  const start = (): Promise<MarketplaceProcess> =>
    startMarketplace({ database, args: ["--log-level", "error"], env: { SYNDIKIT_SECRET_KEY } });
  const replicas = await Promise.all(Array.from({ length: size }, start));
  const proxy = await startProxy(() => replicas.map(({ url }) => Number(new URL(url).port)));
  const call = (sent: ProcessRequest): Promise<ProcessAnswer> => callOnce(proxy.port, sent);
  return {
    database,
    replicas,
    call,
    async insist(sent) {
      for (;;) {
        const answer = await call(sent).catch(() => undefined);
        if (answer !== undefined && !isTransient(answer)) return answer;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async replace(index) {
      await replicas[index]?.kill();
      replicas[index] = await start();
    },
    async crashDatabase() {
      const client = new pg.Client({ connectionString: server });
      client.on("error", () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      const ended = new Promise((resolve) => client.once("end", resolve));
      // When one of its backend processes crashes, PostgreSQL restarts all of them.
      process.kill(Number(rows[0]?.pid), "SIGKILL");
      await ended;
    },
    async close() {
      for (const replica of replicas) await replica.kill();
      await proxy.close();
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Whether the same request may succeed later: no replica is available, or the first request with its key is still in
 * progress.
 */
function isTransient({ status, headers }: ProcessAnswer): boolean {
  return status === 423 || status === 429 || status >= 500 || (status === 409 && headers.has("Retry-After"));
}

/** Runs one statement. */
export async function execute(
  url: string,
  statement: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

interface Proxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Distributes connections to the ports in turn, without looking at their content. */
async function startProxy(ports: () => readonly number[]): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server: Server = createServer((client) => {
    const all = ports();
    const port = all[turn++ % all.length] ?? 0;
    const upstream = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function callOnce(port: number, { method, path, headers, body }: ProcessRequest): Promise<ProcessAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent: new Agent({ keepAlive: false }),
        host: "127.0.0.1",
        port,
        method,
        path: `/api/${path}`,
        headers: { "Content-Type": "application/json", ...headers },
        timeout: 30_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("aborted", () => reject(new Error("The answer was broken off.")));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const entries = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
            (values ?? []).map((value): [string, string] => [name, value]),
          );
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(entries),
            body: text === "" ? undefined : JSON.parse(text),
          });
        });
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("No answer came.")));
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
