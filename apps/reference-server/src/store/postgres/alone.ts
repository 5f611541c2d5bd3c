import type { Client } from "pg";
import { createOneAtATime } from "../../one-at-a-time.js";
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
  const inTurn = createOneAtATime();

  const connect = (): Promise<Client> => {
    if (connection !== undefined) return connection;
    const opening = open();
    connection = opening;
    // A connection may end late, when the next one has taken its place.
    const forget = (): void => {
      if (connection === opening) connection = undefined;
    };
    opening.then((client) => client.on("error", forget).on("end", forget), forget);
    return opening;
  };

  /** The connection, and whether it has the lock now. */
  const take = async (
    call: "pg_advisory_lock" | "pg_try_advisory_lock",
  ): Promise<{ readonly client: Client; readonly taken: boolean }> => {
    try {
      const client = await connect();
      const { rows } = await client.query<{ taken: unknown }>(`select ${call}(${key}) as taken`);
      // Only `pg_try_advisory_lock` returns a boolean.
      return { client, taken: rows[0]?.taken !== false };
    } catch (error) {
      throw translate(error);
    }
  };

  /** Releases the lock of a connection. If the connection cannot release it, it is closed, which does. */
  const release = async (client: Client): Promise<void> => {
    try {
      await client.query(`select pg_advisory_unlock(${key})`);
    } catch {
      await client.end().catch(() => undefined);
    }
  };

  const released = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      await release(client);
    }
  };

  return {
    wait: (work) =>
      inTurn(async () => {
        const { client } = await take("pg_advisory_lock");
        return released(client, work);
      }),
    attempt: (work) =>
      inTurn(async () => {
        const { client, taken } = await take("pg_try_advisory_lock");
        return taken ? released(client, async () => ({ result: await work() })) : undefined;
      }),
    end: () =>
      inTurn(async () => {
        await connection?.then((client) => client.end()).catch(() => undefined);
      }),
  };
}
