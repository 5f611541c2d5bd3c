import { getTableName } from "drizzle-orm";
import type { Owner } from "../../shares/owner.js";
import { type Store, StoreBeingReplaced } from "../port.js";
import { settings } from "../tables/setting.js";
import { ANY_TABLE } from "../written-table.js";
import { commit } from "./commit.js";
import type { Connection, Connections } from "./connections.js";
import { isOfDatabase, isOvertaken, translate } from "./errors.js";
import { Followed, type SettingRow } from "./followed.js";
import { isRefused } from "./locks.js";

/** How often a write is run at most when it conflicts with others. */
const MAX_RUNS = 4;

const SETTINGS = getTableName(settings);

const BEGIN_READ = "begin isolation level repeatable read read only";

/** The result of a write, and the tables that it changed. */
interface Written<T> {
  readonly result: T;
  readonly touched: ReadonlySet<string>;
}

/** Runs the transactions of a store. Each of them first reads the settings that the store follows. */
export class Transactions {
  readonly #connections: Pick<Connections, "use">;
  readonly #followed = new Followed();

  constructor(connections: Pick<Connections, "use" | "onBroken">) {
    this.#connections = connections;
    connections.onBroken(() => this.#followed.forget());
  }

  follow(...[names, listener]: Parameters<Store["follow"]>): void {
    this.#followed.add(names, listener);
  }

  /** Runs a read of one statement, which needs no transaction to see one consistent state. */
  async readOnce<T>(work: (connection: Connection) => Promise<T>, owner: Owner): Promise<T> {
    try {
      return await this.#connections.use(async (connection) => {
        // Both are sent before either is answered.
        const [, result] = await Promise.all([this.#tell(connection), work(connection)]);
        return result;
      }, owner);
    } catch (error) {
      throw translate(error);
    }
  }

  /** Runs a read. All of its statements see the same state. */
  async read<T>(work: (connection: Connection) => Promise<T>, owner?: Owner): Promise<T> {
    try {
      return await this.#run(work, {
        begin: BEGIN_READ,
        owner,
        async end({ send }) {
          // There is nothing to commit, so nobody waits for it. The next user of the connection comes after it.
          send("commit").catch(() => undefined);
        },
      });
    } catch (error) {
      throw translate(error);
    }
  }

  /**
   * Runs a write, and runs it again when it conflicts with others.
   *
   * @param begin - the statements that begin the transaction and take its locks.
   */
  async write<T>(
    work: (connection: Connection) => Promise<T>,
    { begin, owner }: { readonly begin: string; readonly owner?: Owner | undefined },
  ): Promise<Written<T>> {
    const recorded = async (connection: Connection): Promise<Written<T>> => {
      const result = await work(connection);
      return { result, touched: new Set(connection.touched) };
    };
    for (let run = 1; ; run += 1) {
      try {
        return await this.#run(recorded, { begin, owner, end: (connection) => this.#commit(connection) });
      } catch (error) {
        if (!isOvertaken(error) || run >= MAX_RUNS) throw translate(error);
      }
    }
  }

  /** Passes the current settings to those that follow them. */
  async #tell({ run }: Connection): Promise<void> {
    const { statement } = this.#followed;
    if (statement === undefined) return;
    const tell = this.#followed.ask();
    tell(await run<SettingRow>(statement, []));
  }

  async #commit({ client, atCommit, touched }: Connection): Promise<void> {
    await commit(client, atCommit);
    if (touched.has(SETTINGS) || touched.has(ANY_TABLE)) this.#followed.written();
  }

  async #run<T>(
    work: (connection: Connection) => Promise<T>,
    {
      begin,
      end,
      owner,
    }: {
      readonly begin: string;
      readonly end: (connection: Connection) => Promise<void>;
      readonly owner: Owner | undefined;
    },
  ): Promise<T> {
    const outcome = await this.#connections.use(async (connection) => {
      const { client, atCommit, failures, send, touched } = connection;
      // Left over from a transaction that was rolled back.
      atCommit.length = 0;
      failures.length = 0;
      touched.clear();
      // Both are sent before either is answered. The first statements take locks, with numbers in their text, so they
      // are not prepared.
      const [begun] = await Promise.all([send(begin), this.#tell(connection)]);
      try {
        if (isRefused(begun)) throw new StoreBeingReplaced();
        const value = await work(connection);
        await end(connection);
        return { ok: true as const, value };
      } catch (error) {
        // If this fails too, the connection is closed, and the database rolls the transaction back.
        await client.query("rollback").catch(() => {
          // Where the database has refused a statement, it has not committed what came after.
          throw failures.find(isOfDatabase) ?? error;
        });
        // What was not waited for has failed earlier, and the rest because of it.
        return { ok: false as const, error: failures[0] ?? error };
      }
    }, owner);
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  }
}
