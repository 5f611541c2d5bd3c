import type { Client } from "pg";
import { StoreUnavailable } from "../port.js";
import { translate } from "./errors.js";
import { CLASS, Lock } from "./locks.js";

/** A lock that one process at a time holds while it runs a callback. */
export interface Alone {
  /** Waits for the lock, then runs the callback. */
  wait<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the callback if the lock is free; returns `undefined` if another process holds it. */
  attempt<T>(work: () => Promise<T>): Promise<{ readonly result: T } | undefined>;
  end(): Promise<void>;
}

/**
 * The lock belongs to a connection, so it ends with the process, however the process ends. Within one process the
 * callbacks run one after another, because PostgreSQL sees them all as the same owner.
 */
export function createAlone(open: () => Promise<Client>, lock: keyof typeof Lock): Alone {
  const key = `${CLASS}, ${Lock[lock]}`;
  let connection: Promise<Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const connect = (): Promise<Client> => {
    connection ??= open().then((client) => {
      const forget = (): void => {
        connection = undefined;
      };
      client.on("error", forget);
      client.on("end", forget);
      return client;
    });
    connection.catch(() => {
      connection = undefined;
    });
    return connection;
  };

  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  const ask = async (call: string): Promise<boolean> => {
    try {
      const client = await connect();
      const { rows } = await client.query<{ taken: unknown }>(`select ${call}(${key}) as taken`);
      // Only `pg_try_advisory_lock` returns a boolean.
      return rows[0]?.taken !== false;
    } catch (error) {
      throw translate(error);
    }
  };

  const released = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      // A broken connection has already released the lock.
      await ask("pg_advisory_unlock").catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      });
    }
  };

  return {
    wait: (work) =>
      inTurn(async () => {
        await ask("pg_advisory_lock");
        return released(work);
      }),
    attempt: (work) =>
      inTurn(async () => {
        if (!(await ask("pg_try_advisory_lock"))) return undefined;
        return released(async () => ({ result: await work() }));
      }),
    async end() {
      await last;
      await connection?.then((client) => client.end()).catch(() => undefined);
    },
  };
}
