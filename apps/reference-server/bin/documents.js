// The thread that draws documents in this repository, where nothing may be built yet. The published one is
// dist/documents.js.
import { runFromSource } from "../../../tools/from-source.mjs";

await runFromSource(new URL("../src/resources/invoice/pdf/thread.ts", import.meta.url));
