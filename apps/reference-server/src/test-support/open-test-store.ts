import type { Store } from "../store/port.js";
import { serialise } from "../store/sqlite/backup.js";
import { openMemory } from "../store/sqlite/connection.js";
import { openImage } from "../store/sqlite/image.js";
import { openSqlite } from "../store/sqlite/open.js";
import { watchingStatements, watchKeys } from "./watch-keys.js";

/** Created once, because creating the tables takes longer than most tests. */
let empty: Uint8Array | undefined;

// As plain SQL: through the query builder it would take six times as long.
const watching = watchingStatements("sqlite").join(";\n");

let open: () => Store = () => {
  empty ??= emptyImage();
  const memory = openMemory(empty);
  // The store sets this too, and changing it then would delete temporary tables.
  memory.pragma("temp_store = MEMORY");
  memory.exec(watching);
  return watchKeys(openSqlite({ file: ":memory:", content: memory }), "sqlite");
};

function emptyImage(): Uint8Array {
  const image = openImage();
  const bytes = serialise(image);
  image.close();
  return bytes;
}

/** An empty store: SQLite in memory, or the engine of this test run. */
export function openTestStore(): Store {
  return open();
}

/** Sets how stores for tests are opened from now on. */
export function openTestStoresBy(opener: () => Store): void {
  open = opener;
}
