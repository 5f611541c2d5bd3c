import type { Client } from "pg";
import { StoreUnavailable } from "../port.js";
import { single } from "../prepared.js";

/** Others may use the same pooler, and take or return a connection in the middle of a round. */
const ROUNDS = 3;

const PID = "select pg_backend_pid() as pid";

/**
 * Makes sure that a connection stays the same from its first statement to its last. Behind a pooler that gives clients
 * a connection for one transaction only, locks would stay with a connection that others use, settings would be lost,
 * and nothing would be heard of other servers. Call it before anything is set or locked.
 *
 * @param openAnother - opens a second connection in the same way. It is closed here.
 * @throws {StoreUnavailable} when the connection is shared like that.
 */
export async function assertOwnConnection(client: Client, openAnother: () => Promise<Client>): Promise<void> {
  const other = await openAnother();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await pidOf(client);
      // While the other one is in a transaction, nobody else can have its connection. A pooler either gives it the one
      // that this client has just used, or gives this client another one each time.
      await other.query("begin");
      const taken = await pidOf(other);
      const after = taken === before ? undefined : await pidOf(client);
      await other.query("rollback");
      if (after !== before) throw pooled();
    }
  } catch (cause) {
    throw isStatementPooling(cause) ? pooled(cause) : cause;
  } finally {
    await other.end();
  }
}

function pooled(cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(
    "a pooler gives each transaction another connection of the database, and the server needs its own for a whole session; set the pooler to session pooling (pool_mode = session), or connect to the database itself",
    { cause },
  );
}

/** PgBouncer refuses transactions when it gives a connection for a statement. */
function isStatementPooling(error: unknown): boolean {
  return error instanceof Error && error.message.includes("statement pooling mode");
}

async function pidOf(client: Client): Promise<number> {
  return single((await client.query<{ pid: number }>(PID)).rows).pid;
}
