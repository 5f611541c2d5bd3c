import { type Connections, keepConnection } from "./connections.js";

/** What a placeholder stands for. */
export type MysqlValue = string | number | null;

/** A connection of the package `mysql2`, as its pool gives it out. */
export interface MysqlConnection {
  execute(sql: string, values?: MysqlValue[]): Promise<readonly unknown[]>;
  release(): void;
  destroy(): void;
  on(event: "error", listener: () => void): unknown;
  off(event: "error", listener: () => void): unknown;
}

/** What the store needs of a pool. `createPool` of `mysql2/promise` makes one. */
export interface MysqlClient {
  getConnection(): Promise<MysqlConnection>;
}

/** What a statement answers: rows, or how many rows it wrote. */
export interface MysqlAnswer {
  readonly rows: readonly unknown[];
  readonly affected: number;
}

/** What the pool of `mysql2` has beside its types. */
interface PoolState {
  readonly config: { readonly connectionLimit: number };
  readonly _allConnections: { readonly length: number };
  readonly _freeConnections: { readonly length: number };
  readonly _connectionQueue: { readonly length: number };
  readonly _closed: boolean;
}

/** Makes the connections of a store in MySQL. */
export function createMysqlConnections(client: MysqlClient): Connections<MysqlAnswer, MysqlValue> {
  const state = stateOf(client);
  const most = state?.config.connectionLimit;
  return keepConnection({
    // 0 is no limit.
    most: most === 0 ? undefined : most,
    isFree() {
      // Of a pool that does not show it, only the connection that is kept is used.
      if (state === undefined) return false;
      const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = state;
      return queue.length === 0 && (free.length > 0 || most === 0 || all.length < (most ?? 0));
    },
    isEnding: () => state?._closed ?? false,
    async checkOut() {
      const connection = await client.getConnection();
      return {
        query: async (sql, values) => toAnswer(await connection.execute(sql, values)),
        isLost: (error) => Reflect.get(Object(error), "fatal") === true,
        release: (destroy) => (destroy ? connection.destroy() : connection.release()),
        on: (event, listener) => connection.on(event, listener),
        off: (event, listener) => connection.off(event, listener),
      };
    },
  });
}

function toAnswer([answer]: readonly unknown[]): MysqlAnswer {
  if (Array.isArray(answer)) return { rows: answer, affected: 0 };
  const affected: unknown = Reflect.get(Object(answer), "affectedRows");
  return { rows: [], affected: typeof affected === "number" ? affected : 0 };
}

/** The pool below that of promises. */
function stateOf(client: MysqlClient): PoolState | undefined {
  const { pool }: { pool?: Partial<PoolState> } = client as { pool?: Partial<PoolState> };
  const lists = [pool?._allConnections, pool?._freeConnections, pool?._connectionQueue];
  const isKnown =
    typeof pool?.config?.connectionLimit === "number" &&
    lists.every((list) => typeof list?.length === "number") &&
    typeof pool._closed === "boolean";
  return isKnown ? (pool as PoolState) : undefined;
}
