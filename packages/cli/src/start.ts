#!/usr/bin/env node
import { allowClosedOutput } from "../../../tools/closed-output.mjs";
import { refuseOldNode } from "../../../tools/refuse-old-node.mjs";

// The program is imported only after the check, because an old Node cannot load it.
if (!refuseOldNode(new URL("../package.json", import.meta.url))) {
  // `ExitCode.USAGE`: what the output goes to was named on the command line.
  allowClosedOutput(process, 2);
  await import("./main.js");
}
