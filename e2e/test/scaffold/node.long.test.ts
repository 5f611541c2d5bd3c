import { describeFramework } from "./describe-framework.js";

describeFramework("node", "each store");
