import { describeManager } from "./describe-manager.js";

// Other tests install projects with npm. Earlier versions, and the other package managers, are covered by the soak
// tests.
describeManager({ name: "pnpm", version: "12.21.0" });
