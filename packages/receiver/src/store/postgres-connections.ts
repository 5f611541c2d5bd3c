import { type Connections, keepConnection } from "./connections.js";

/** The methods that the store needs of a PostgreSQL client. A `Pool` of the package `pg` has them. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** What the store uses of a `Pool`, beside `query`. */
interface Pool extends PostgresClient {
  readonly options: { readonly max: number; connectionTimeoutMillis?: number | undefined };
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly ending: boolean;
  connect(): Promise<Connection>;
}

/** A connection that was checked out of a pool. */
interface Connection extends PostgresClient {
  /** With `true`, the connection is closed and not used again. */
  release(destroy?: boolean): void;
  on(event: "error", listener: () => void): unknown;
  off(event: "error", listener: () => void): unknown;
}

/** Milliseconds to wait for a connection. */
const CONNECT_LIMIT = 5000;

/** Makes the connections of a store in PostgreSQL. */
export function createConnections(client: PostgresClient): Connections<unknown[], unknown> {
  if (isPool(client)) {
    return keepConnection({
      most: client.options.max,
      isFree: () =>
        client.waitingCount === 0 && (client.idleCount > 0 || client.totalCount < client.options.max),
      isEnding: () => client.ending,
      async checkOut() {
        const connection = await checkOut(client);
        return {
          query: async (text, values) => (await connection.query(text, values)).rows,
          // What the server itself answers has a severity. Without one, it is the connection that failed.
          isLost: (error) => Reflect.get(Object(error), "severity") === undefined,
          release: (destroy) => connection.release(destroy),
          on: (event, listener) => connection.on(event, listener),
          off: (event, listener) => connection.off(event, listener),
        };
      },
    });
  }
  return {
    most: undefined,
    query: async (text, values, signal) => (await untilAborted(client.query(text, values), signal)).rows,
    reserve: () => () => {},
    giveBack() {},
  };
}

/**
 * Takes a connection of the pool. The limit is for this one alone, for the pool and its settings are the vendor's: a pool
 * without a limit would try for ever to connect to a host that is silent, and count each try as a connection.
 */
function checkOut(pool: Pool): Promise<Connection> {
  const { options } = pool;
  const own = options.connectionTimeoutMillis;
  options.connectionTimeoutMillis = Math.min(own || CONNECT_LIMIT, CONNECT_LIMIT);
  try {
    return pool.connect();
  } finally {
    options.connectionTimeoutMillis = own;
  }
}

/** Rejects when the signal is aborted. What cannot be closed is at least not waited for. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

function isPool(client: PostgresClient): client is Pool {
  const { connect, totalCount, options } = client as Partial<Pool>;
  return typeof connect === "function" && typeof totalCount === "number" && typeof options?.max === "number";
}
