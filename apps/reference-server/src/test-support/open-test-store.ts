import type { Store } from "../store/port.js";
import { openSqlite } from "../store/sqlite/open.js";

let open: () => Store = () => openSqlite({ file: ":memory:" });

/** An empty store: of SQLite in memory, or of the engine that this run is about. */
export function openTestStore(): Store {
  return open();
}

/** From now on, stores for tests are opened like this. */
export function openTestStoresBy(opener: () => Store): void {
  open = opener;
}
