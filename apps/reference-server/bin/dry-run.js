// The thread that tries out advances of the clock in this repository, where nothing may be built yet. The published one
// is dist/dry-run.js.
import { runFromSource } from "../../../tools/from-source.mjs";

await runFromSource(new URL("../src/server/dry-run-thread.ts", import.meta.url));
