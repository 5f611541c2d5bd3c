import { describeManager } from "./describe-manager.js";

// npm installs the projects of the other tests. The versions before, and the other package managers, are a soak.
describeManager({ name: "pnpm", version: "12.21.0" });
