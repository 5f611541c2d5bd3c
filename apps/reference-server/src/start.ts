#!/usr/bin/env node
import { allowClosedOutput } from "../../../tools/closed-output.mjs";
import { refuseOldNode } from "../../../tools/refuse-old-node.mjs";

// The program is loaded afterwards, because an old Node cannot load it.
if (!refuseOldNode(new URL("../package.json", import.meta.url))) {
  allowClosedOutput(process, 1);
  await import("./main.js");
}
