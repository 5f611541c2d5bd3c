import type { Client, ClientBase } from "pg";
import { createOneAtATime } from "../../one-at-a-time.js";
import { LockLost } from "../port.js";
import { translate } from "./errors.js";
import { CLASS, isHeld, Lock } from "./locks.js";

/** A lock that one process at a time holds while it runs a callback. */
export interface Alone {
  /** Waits for the lock, then runs the callback. */
  wait<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the callback if the lock is free; returns `undefined` if another process holds it. */
  attempt<T>(work: (holder: Holder) => Promise<T>): Promise<{ readonly result: T } | undefined>;
  end(): Promise<void>;
}

/** The connection that has a lock. */
export interface Holder {
  /** @throws {LockLost} when it has ended. */
  assert(): void;
  /**
   * Looks in the transaction of another connection.
   *
   * @throws {LockLost} when it has the lock no more.
   */
  assertIn(client: ClientBase): Promise<void>;
}

/** A connection, the process of PostgreSQL that serves it, and whether it has the lock now. */
interface Taken {
  readonly client: Client;
  readonly pid: number | undefined;
  readonly taken: boolean;
}

/** Milliseconds between two signs of life of a connection that has a lock. */
const SIGN_OF_LIFE = 5_000;

/**
 * Milliseconds after which the database ends a connection that gives none: its process stands still, and would keep the
 * lock from all others.
 */
const SILENCE = 20_000;

/**
 * The lock belongs to a connection, so it ends with the process, however the process ends, and soon after it stands
 * still. Within one process the callbacks run one after another, because PostgreSQL sees them all as the same owner.
 */
export function createAlone(open: () => Promise<Client>, lock: keyof typeof Lock): Alone {
  const key = `${CLASS}, ${Lock[lock]}`;
  let connection: Promise<Client> | undefined;
  const inTurn = createOneAtATime();

  const connect = (): Promise<Client> => {
    if (connection !== undefined) return connection;
    const opening = openAlert();
    connection = opening;
    // A connection may end late, when the next one has taken its place.
    const forget = (): void => {
      if (connection === opening) connection = undefined;
    };
    opening.then((client) => client.on("error", forget).on("end", forget), forget);
    return opening;
  };

  const openAlert = async (): Promise<Client> => {
    const client = await open();
    try {
      await client.query(`set idle_session_timeout = ${SILENCE}`);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  };

  const take = async (call: "pg_advisory_lock" | "pg_try_advisory_lock"): Promise<Taken> => {
    try {
      const client = await connect();
      const { rows } = await client.query<{ taken: unknown; pid: number }>(
        `select ${call}(${key}) as taken, pg_backend_pid() as pid`,
      );
      // Only `pg_try_advisory_lock` returns a boolean.
      return { client, pid: rows[0]?.pid, taken: rows[0]?.taken !== false };
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

  const released = async <T>({ client, pid }: Taken, work: (holder: Holder) => Promise<T>): Promise<T> => {
    let isLost = false;
    const lose = (): void => {
      isLost = true;
    };
    client.on("error", lose).on("end", lose);
    const alive = setInterval(() => {
      client.query("select 1").catch(lose);
    }, SIGN_OF_LIFE).unref();
    const assert = (): void => {
      if (isLost) throw new LockLost();
    };
    try {
      return await work({
        assert,
        async assertIn(other) {
          assert();
          const { rows } = await other.query(HELD, [pid, Lock[lock]]);
          if (rows.length === 0) throw new LockLost();
        },
      });
    } finally {
      clearInterval(alive);
      client.off("error", lose).off("end", lose);
      await release(client);
    }
  };

  return {
    wait: (work) =>
      inTurn(async () => {
        const taken = await take("pg_advisory_lock");
        return released(taken, work);
      }),
    attempt: (work) =>
      inTurn(async () => {
        const taken = await take("pg_try_advisory_lock");
        return taken.taken ? released(taken, async (holder) => ({ result: await work(holder) })) : undefined;
      }),
    end: () =>
      inTurn(async () => {
        await connection?.then((client) => client.end()).catch(() => undefined);
      }),
  };
}

/** Whether the connection of a process of PostgreSQL has a lock. */
const HELD = `select 1 from pg_locks where ${isHeld("$2")} and pid = $1`;
