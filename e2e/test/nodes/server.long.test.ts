import { newerNodes } from "../../src/other-nodes.js";
import { describeServer } from "./describe-server.js";

// Some of its tests, on the newest version. The soak tests run all of them on every version.
describeServer(newerNodes.slice(-1), [
  "apps/reference-server/src/store/sqlite/sqlite.test.ts",
  "apps/reference-server/src/store/sqlite/open-database.test.ts",
  "apps/reference-server/test/resources/comment.test.ts",
  "apps/reference-server/test/resources/audit-entry.test.ts",
]);
