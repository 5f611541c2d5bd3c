import { existsSync } from "node:fs";
import { ConfigError } from "./config-error.js";
import { writeWhole } from "./store/sqlite/backup.js";
import { openReader } from "./store/sqlite/connection.js";

/**
 * Copies a database to a new file, also while a server is using it.
 *
 * @throws ConfigError when there is no such database.
 */
export async function backupDatabase(database: string, file: string): Promise<void> {
  if (database === ":memory:" || !existsSync(database)) {
    throw new ConfigError(`There is no database ${database}. Name it with --database.`);
  }
  const { client } = openReader(database);
  try {
    // The read transaction holds one state; a server that goes on writing cannot make the copy start again.
    client.exec("begin");
    client.prepare("select count(*) from settings").get();
    await writeWhole(file, (partial) => client.backup(partial));
  } finally {
    client.close();
  }
}
