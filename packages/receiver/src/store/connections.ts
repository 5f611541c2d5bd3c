/** A pool that the store shares with the vendor's own code. */
export interface SharedPool<Answer, Value> {
  /** How many connections it may have; `undefined` is any number, or unknown. */
  readonly most: number | undefined;
  /** Whether a connection can be had at once, without waiting for the vendor's code. */
  isFree(): boolean;
  /** Whether the vendor ends it. */
  isEnding(): boolean;
  checkOut(): Promise<SharedConnection<Answer, Value>>;
}

/** A connection that was checked out of a pool. */
export interface SharedConnection<Answer, Value> {
  query(text: string, values: Value[]): Promise<Answer>;
  /** Whether a statement failed because the connection is gone. Not every driver tells that by an event, too. */
  isLost(error: unknown): boolean;
  /** With `true`, the connection is closed and not used again. */
  release(destroy: boolean): void;
  on(event: "error", listener: () => void): unknown;
  off(event: "error", listener: () => void): unknown;
}

/** How the store reaches its database. */
export interface Connections<Answer, Value> {
  /** How many connections the pool may have. */
  readonly most: number | undefined;
  /** Runs one statement. When the signal is aborted, its connection is closed. */
  query(text: string, values: Value[], signal: AbortSignal | undefined): Promise<Answer>;
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
export function keepConnection<Answer, Value>(pool: SharedPool<Answer, Value>): Connections<Answer, Value> {
  let reservations = 0;
  let kept: Promise<InUse<Answer, Value>> | undefined;
  let isReady = false;

  /** The connection that the store keeps; another one when it was lost. */
  function keep(): Promise<InUse<Answer, Value>> {
    if (kept === undefined) {
      const made = pool.checkOut().then((connection) => inUse(connection, () => forget(made)));
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

  function forget(which: Promise<InUse<Answer, Value>>): void {
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

  // Statements on the connection that is kept. One that still is to be made may be silent, and so may others.
  let waiting = 0;
  const isBusy = (): boolean => isReady && waiting > 0;

  return {
    most: pool.most,
    giveBack,
    async query(text, values, signal) {
      signal?.throwIfAborted();
      // The pool waits for its connections before it ends.
      if (pool.isEnding()) giveBack();
      if (reservations === 0 || (isBusy() && pool.isFree())) {
        const own = inUse(await pool.checkOut(), () => {});
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
interface InUse<Answer, Value> {
  query(text: string, values: Value[], signal: AbortSignal | undefined): Promise<Answer>;
  /** Gives it back to the pool, when the last statement has ended. */
  giveBack(): void;
}

function inUse<Answer, Value>(
  connection: SharedConnection<Answer, Value>,
  lost: () => void,
): InUse<Answer, Value> {
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

  async function run(text: string, values: Value[], signal: AbortSignal | undefined): Promise<Answer> {
    signal?.throwIfAborted();
    if (isReleased) throw new Error("The connection to the database was lost.");
    // What went silent stays so.
    signal?.addEventListener("abort", drop);
    try {
      return await connection.query(text, values);
    } catch (error) {
      if (connection.isLost(error)) drop();
      throw error;
    } finally {
      signal?.removeEventListener("abort", drop);
    }
  }

  // Without a listener, a connection that ends while nobody uses it would end the process.
  connection.on("error", drop);
  return {
    giveBack: () => void last.then(() => release(false)),
    query(text, values, signal) {
      // One after the other: not every driver queues statements, and each has a signal of its own.
      const next = last.then(() => run(text, values, signal));
      last = next.catch(() => {});
      return next;
    },
  };
}
