// The thread that copies whole databases in this repository, where nothing may be built yet. The published one is
// dist/whole-copies.js.
import { runFromSource } from "../../../tools/from-source.mjs";

await runFromSource(new URL("../src/store/sqlite/whole-copies-thread.ts", import.meta.url));
