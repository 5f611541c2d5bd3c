// The thread that replaces what is in a database in this repository, where nothing may be built yet. The published one is
// dist/replace.js.
import { runFromSource } from "../../../tools/from-source.mjs";

await runFromSource(new URL("../src/store/sqlite/replace-thread.ts", import.meta.url));
