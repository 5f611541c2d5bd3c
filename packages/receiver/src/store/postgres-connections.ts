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

/** How the store reaches its database. */
export interface Connections {
  /** How many connections the pool may have. */
  readonly most: number | undefined;
  /** Runs one statement. When the signal is aborted, its connection is closed. */
  query(text: string, values: unknown[], signal: AbortSignal | undefined): Promise<unknown[]>;
  /** Keeps a connection until the returned function is called. */
  reserve(): () => void;
  /** Gives the connection that is kept back to the pool, which waits for it before it ends. */
  giveBack(): void;
}

/**
 * Makes the connections of a store. The pool is the vendor's, whose own code may hold all of its connections while it
 * waits for a step, and the step waits for the store. So while work runs, the store keeps one connection for itself. It
 * uses others beside it only if they are free at once.
 */
export function createConnections(client: PostgresClient): Connections {
  if (!isPool(client)) {
    return {
      most: undefined,
      query: async (text, values, signal) => (await untilAborted(client.query(text, values), signal)).rows,
      reserve: () => () => {},
      giveBack() {},
    };
  }
  const pool = client;
  let reservations = 0;
  let kept: Promise<InUse> | undefined;
  let isReady = false;

  /** The connection that the store keeps; another one when it was lost. */
  function keep(): Promise<InUse> {
    if (kept === undefined) {
      const made = checkOut(pool).then((connection) => inUse(connection, () => forget(made)));
      kept = made;
      made.then(
        () => {
          isReady = kept === made;
        },
        () => forget(made),
      );
    }
    return kept;
  }

  function forget(which: Promise<InUse>): void {
    if (kept !== which) return;
    kept = undefined;
    isReady = false;
  }

  function giveBack(): void {
    const given = kept;
    kept = undefined;
    isReady = false;
    given?.then(
      (own) => own.giveBack(),
      () => {},
    );
  }

  /** Whether a connection can be had at once, without waiting for the vendor's code. */
  const isFree = (): boolean =>
    pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < pool.options.max);

  // Statements on the connection that is kept. One that still is to be made may be silent, and so may others.
  let waiting = 0;
  const isBusy = (): boolean => isReady && waiting > 0;

  return {
    most: pool.options.max,
    giveBack,
    async query(text, values, signal) {
      signal?.throwIfAborted();
      // The pool waits for its connections before it ends.
      if (pool.ending) giveBack();
      if (reservations === 0 || (isBusy() && isFree())) {
        const own = inUse(await checkOut(pool), () => {});
        try {
          return await own.query(text, values, signal);
        } finally {
          own.giveBack();
        }
      }
      waiting += 1;
      try {
        const own = await keep();
        return await own.query(text, values, signal);
      } finally {
        waiting -= 1;
      }
    },
    reserve() {
      reservations += 1;
      // At once, for soon the vendor's code may hold all others.
      keep().catch(() => {});
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        reservations -= 1;
        if (reservations === 0) giveBack();
      };
    },
  };
}

/** A connection in use. */
interface InUse {
  query(text: string, values: unknown[], signal: AbortSignal | undefined): Promise<unknown[]>;
  /** Gives it back to the pool, when the last statement has ended. */
  giveBack(): void;
}

function inUse(connection: Connection, lost: () => void): InUse {
  let isReleased = false;
  let last: Promise<unknown> = Promise.resolve();

  function release(destroy: boolean): void {
    if (isReleased) return;
    isReleased = true;
    connection.off("error", drop);
    connection.release(destroy);
  }

  function drop(): void {
    lost();
    release(true);
  }

  async function run(text: string, values: unknown[], signal: AbortSignal | undefined): Promise<unknown[]> {
    signal?.throwIfAborted();
    if (isReleased) throw new Error("The connection to the database was lost.");
    // What went silent stays so.
    signal?.addEventListener("abort", drop);
    try {
      return (await connection.query(text, values)).rows;
    } finally {
      signal?.removeEventListener("abort", drop);
    }
  }

  // Without a listener, a connection that ends while nobody uses it would end the process.
  connection.on("error", drop);
  return {
    giveBack: () => void last.then(() => release(false)),
    query(text, values, signal) {
      // One after the other: `pg` does not queue statements any more.
      const next = last.then(() => run(text, values, signal));
      last = next.catch(() => {});
      return next;
    },
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
