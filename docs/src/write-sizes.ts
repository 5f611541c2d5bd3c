// npm run sizes -w @syndikit/guide: writes what the bench has recorded of sizes into the page for operators.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRecorded } from "./bench-results.js";
import { OPERATING, withSizes } from "./operating-sizes.js";
import { readText, root } from "./repository.js";

writeFileSync(join(root, OPERATING), withSizes(readText(OPERATING), readRecorded("sizes")));
