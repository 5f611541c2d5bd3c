#!/usr/bin/env node
import { refuseOldNode } from "../../../tools/refuse-old-node.mjs";

// The program is imported only after the check, because an old Node cannot load it.
if (!refuseOldNode(new URL("../package.json", import.meta.url))) await import("./main.js");
