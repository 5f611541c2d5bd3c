import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findDrift, write } from "./drift.js";
import { generate } from "./generate.js";
import { COMMAND } from "./print.js";

const help = `Writes everything that is made from spec/.

Usage: ${COMMAND} -- [--check] [--root <folder>]

  --check          write nothing; fail when a generated file differs from what the spec gives
  --root <folder>  work on a copy of the repository instead of this one
  --help           show this text`;

const { values } = parseArgs({
  options: { check: { type: "boolean" }, root: { type: "string" }, help: { type: "boolean" } },
});

if (values.help) {
  console.log(help);
} else {
  const root = resolve(values.root ?? fileURLToPath(new URL("../../..", import.meta.url)));
  const files = await generate(root);
  if (values.check) {
    const drift = await findDrift(root, files);
    for (const { path, kind } of drift) console.error(`${kind}: ${path}`);
    if (drift.length > 0) {
      console.error(`Generated files differ from the spec. Run \`${COMMAND}\` and commit what it writes.`);
      process.exitCode = 1;
    } else {
      console.log(`${files.size} generated files agree with the spec.`);
    }
  } else {
    const drift = await write(root, files);
    for (const { path, kind } of drift) console.log(`${kind === "stale" ? "removed" : "written"}: ${path}`);
    console.log(`${files.size} generated files, ${drift.length} of them changed.`);
  }
}
