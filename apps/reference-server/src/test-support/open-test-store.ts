import type { Store } from "../store/port.js";
import { serialise } from "../store/sqlite/backup.js";
import { openMemory } from "../store/sqlite/connection.js";
import { openImage } from "../store/sqlite/image.js";
import { openSqlite } from "../store/sqlite/open.js";
import { watchingStatements, watchKeys } from "./watch-keys.js";

/** Made once: making the tables takes longer than most tests. */
let empty: Uint8Array | undefined;

// Through the query builder it would take six times as long.
const watching = watchingStatements("sqlite").join(";\n");

let open: () => Store = () => {
  empty ??= emptyImage();
  const memory = openMemory(empty);
  // The store sets this too, and a change of it would remove what is temporary.
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

/** An empty store: of SQLite in memory, or of the engine that this run is about. */
export function openTestStore(): Store {
  return open();
}

/** From now on, stores for tests are opened like this. */
export function openTestStoresBy(opener: () => Store): void {
  open = opener;
}
