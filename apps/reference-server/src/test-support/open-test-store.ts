import type { Store } from "../store/port.js";
import { openImage } from "../store/sqlite/image.js";
import { openSqlite } from "../store/sqlite/open.js";
import { watchingStatements, watchKeys } from "./watch-keys.js";

// As plain SQL: through the query builder it would take six times as long.
const watching = watchingStatements("sqlite").join(";\n");

let open: () => Store = () => {
  const memory = openImage();
  // The store sets this too, and changing it then would delete temporary tables.
  memory.pragma("temp_store = MEMORY");
  memory.exec(watching);
  return watchKeys(openSqlite({ file: ":memory:", content: memory }), "sqlite");
};

/** An empty store: SQLite in memory, or the engine of this test run. */
export function openTestStore(): Store {
  return open();
}

/** Sets how stores for tests are opened from now on. */
export function openTestStoresBy(opener: () => Store): void {
  open = opener;
}
