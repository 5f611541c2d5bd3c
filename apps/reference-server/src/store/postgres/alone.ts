import type { Client } from "pg";
import { StoreUnavailable } from "../port.js";
import { translate } from "./errors.js";
import { CLASS, Lock } from "./locks.js";

/** A lock that one process at a time has, for as long as a work takes. */
export interface Alone {
  /** Runs a work when nobody else has the lock any more. */
  wait<T>(work: () => Promise<T>): Promise<T>;
  /** Runs a work if nobody else has the lock, and answers `undefined` if somebody has. */
  attempt<T>(work: () => Promise<T>): Promise<{ readonly result: T } | undefined>;
  end(): Promise<void>;
}

/**
 * The lock is of a connection: it ends with the process, however that ends. Within the process works take turns, for to
 * the engine all of them are the same owner.
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
      // Only the one that does not wait answers with more than an end.
      return rows[0]?.taken !== false;
    } catch (error) {
      throw translate(error);
    }
  };

  const released = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      // A connection that broke has let go of the lock already.
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
