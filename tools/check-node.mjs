import { refuseOldNode } from "./refuse-old-node.mjs";

// Before a script of the repository.
refuseOldNode(new URL("../package.json", import.meta.url));
