import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { COMMAND, entriesOf, packages, root, surfacePath } from "./packages.js";
import { printSurface } from "./print-surface.js";

const { values } = parseArgs({ options: { check: { type: "boolean" } } });

for (const folder of packages) {
  const path = surfacePath(folder);
  const text = printSurface(entriesOf(folder), join(root, folder));
  if (!values.check) {
    writeFileSync(join(root, path), text);
    console.log(`written: ${path}`);
  } else if (readFileSync(join(root, path), "utf8") !== text) {
    console.error(`${path} is not what the package exports. Run \`${COMMAND}\` and commit what it writes.`);
    process.exitCode = 1;
  }
}
