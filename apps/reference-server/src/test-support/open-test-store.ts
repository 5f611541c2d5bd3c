import type { Store } from "../store/port.js";
import { serialise } from "../store/sqlite/backup.js";
import { openImage } from "../store/sqlite/image.js";
import { openSqlite } from "../store/sqlite/open.js";
import { watchKeys } from "./watch-keys.js";

/** Made once: making the tables takes longer than most tests. */
let empty: Uint8Array | undefined;

let open: () => Store = () => {
  empty ??= emptyImage();
  return watchKeys(openSqlite({ file: ":memory:", content: empty }), "sqlite");
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
