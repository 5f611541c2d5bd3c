import * as portable from "../src/index.js";
import * as node from "../src/index.node.js";

/** Both implementations of the package. Every test of behaviour runs on each. */
export const implementations = [
  { runtime: "node:crypto", signature: node },
  { runtime: "plain JavaScript", signature: portable },
] as const;
