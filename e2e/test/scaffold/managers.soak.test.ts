import { describeManager } from "./describe-manager.js";

describeManager({ name: "pnpm", version: "10.34.9" });
describeManager({ name: "yarn", version: "4.18.1", from: "@yarnpkg/cli-dist" });
describeManager({ name: "bun", version: "1.4.5" });
