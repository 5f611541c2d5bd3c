import { describeFramework } from "./describe-framework.js";

describeFramework("hono");
